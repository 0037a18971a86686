import type { Concern, Level } from '../contract.ts'
import type { Facts } from './facts.ts'
import type { Excuse, Rule } from './rule.ts'
import { apply, compile } from './rule.ts'

/**
 * One kind of weak evidence: many ways to say the same thing, counted once however often it is said. Alone it proves nothing;
 * what different signs of one story weigh together decides (see `weigh`). A calming sign weighs less than nothing.
 */
export type Sign = {
  weight: number
  patterns: string[]
  unless?: string[]
  excuses?: Excuse[]
  when?: (facts: Facts) => boolean
}

/** Signs that tell one story, and how much of it must be told before a card is shown. */
export type Story = {
  concern: Concern
  /** Least weight for each level, gravest first. */
  levels: [Exclude<Level, 'none'>, number][]
  signs: Record<string, Sign>
}

export type Found = { level: Exclude<Level, 'none'>; concern: Concern; signs: string[] }
type Compiled = { story: number; name: string; weight: number; rule: Rule }

export const compileStories = (stories: Story[]): Compiled[] =>
  stories.flatMap(({ concern, levels, signs }, story) =>
    Object.entries(signs).flatMap(([name, { weight, ...group }]) =>
      compile([{ level: levels[0]?.[0] ?? 'support', concern, ...group }]).map((rule) => ({
        story,
        name,
        weight,
        rule,
      })),
    ),
  )

/** What the signs of a whole message come to, story by story; those with too little are left out. */
export const weigh = (stories: Story[], seen: Compiled[]): Found[] =>
  stories.flatMap(({ concern, levels }, at) => {
    const signs = new Map(seen.filter(({ story }) => story === at).map(({ name, weight }) => [name, weight]))
    const sum = [...signs.values()].reduce((total, weight) => total + weight, 0)
    const level = levels.find(([, least]) => sum >= least)?.[0]
    return level === undefined ? [] : [{ level, concern, signs: [...signs.keys()] }]
  })

export const stands = ({ rule }: Compiled, sentence: string[], nearby: string[], facts: Facts): boolean =>
  apply(rule, sentence, nearby, facts) !== null

export type { Compiled as CompiledSign }
