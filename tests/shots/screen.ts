import type { Page } from 'playwright-core'

/** Who looks: nobody signed in; signed up only; verified without a child; a family with a child and talks; one whose talks turned grave. */
export type Person = 'visitor' | 'unverified' | 'newcomer' | 'family' | 'troubled'

export type Act = (page: Page) => Promise<unknown>

// biome-ignore lint/suspicious/noExplicitAny: whatever an address answers
export type Change = (body: any) => unknown

export type Screen = {
  name: string
  /** {child} stands for the family's child. */
  path: string
  /** A visitor unless told. */
  as?: Person
  /** What the person does before the picture is taken. */
  act?: Act
  /** Addresses whose answer does not come, or is a failure, or is another: what no parent can bring about in a minute. */
  waiting?: RegExp
  failing?: RegExp
  answers?: readonly [address: RegExp, change: Change][]
  /** Asks a coach that answers, one that holds its answer back halfway, or one that is down; the built-in guide unless told. */
  coach?: 'model' | 'held' | 'down'
  /** Only what the window shows: dialogs, chats. */
  windowOnly?: true
  /** What axe says here is not ours to mend; the reason stands beside it. */
  besides?: readonly string[]
}

/** What an address answers, with some of it changed. */
export const withAnswer = (address: RegExp, part: object): [RegExp, Change] => [
  address,
  (body) => ({ ...body, ...part }),
]
