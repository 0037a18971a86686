import type { Plan } from './decide.ts'
import type { GuideAnswer } from './talk.ts'
import { type Desk, examplesFor, isUnsaid, noteOf, pick, write } from './voice.ts'

/** Thanks, with the card's outlook when something worked. */
export const thanksTo = (desk: Desk, hasWorked: boolean): GuideAnswer => {
  const { phrases, thread } = desk
  const card = thread.current
  const words = hasWorked ? phrases.worked : card?.grave ? phrases.thanks_grave : phrases.thanks
  const next = card && hasWorked && isUnsaid(desk, card.next) ? card.next : null
  const text = write(desk, [[pick(desk, words), next, pick(desk, phrases.thanks_close)]])
  return { text, sources: next && card ? card.sources : [], note: noteOf('thanks', card) }
}

export const goodbye = (desk: Desk): GuideAnswer => ({
  text: write(desk, [[pick(desk, desk.phrases.goodbye)]]),
  sources: [],
  note: noteOf('thanks', desk.thread.current),
})

/** A question back, with examples that fit the age. */
export const askBack = (
  desk: Desk,
  about: Extract<Plan, { kind: 'ask' }>['about'],
  isWorn: boolean,
): GuideAnswer => {
  const { phrases, thread } = desk
  const examples = { examples: examplesFor(desk), topics: examplesFor(desk) }
  const vague = thread.blanks > 0 ? phrases.vague_again : isWorn ? phrases.vague_worn : phrases.vague
  const said = {
    greeting: () => [pick(desk, phrases.greeting), pick(desk, phrases.greeting_ask, examples)],
    identity: () => [pick(desk, phrases.identity), phrases.identity_next[thread.current ? 1 : 0] ?? null],
    vague: () => [pick(desk, vague, examples)],
    age: () => [pick(desk, phrases.ask_age)],
    cross: () => [pick(desk, phrases.cross_alone)],
  }
  return { text: write(desk, [said[about]()]), sources: [], note: noteOf('ask') }
}

/** The plain word that there is no guide for it. */
export const noGuide = (desk: Desk, reason: Extract<Plan, { kind: 'none' }>['reason']): GuideAnswer => {
  const { phrases } = desk
  const forms = {
    off: phrases.none_off,
    parenting: phrases.none_parenting,
    medical: phrases.none_medical,
    age: phrases.none_age,
    grown: phrases.none_grown,
  }[reason]
  const text = write(desk, [[pick(desk, forms, { topics: examplesFor(desk) })]])
  return { text, sources: [], note: noteOf('none') }
}
