import type { Card } from './card.ts'
import { isForParent } from './card-family.ts'
import type { PlanOf } from './plan.ts'
import { parentStateOf } from './rules/parent-state.ts'
import { leavesOpenWhoHit } from './rules/who-hit.ts'
import type { GuideAnswer } from './talk.ts'
import { type Desk, examplesFor, isGrave, isUnsaid, noteOf, pick, pickInOrder, write } from './voice.ts'

/** Thanks, with the card's outlook when something worked. */
export const thanksTo = (desk: Desk, hasWorked: boolean): GuideAnswer => {
  const { phrases, thread } = desk
  const card = thread.current
  const words = hasWorked
    ? gladness(desk, card)
    : card?.grave || desk.isDanger
      ? phrases.thanks_grave
      : phrases.thanks
  // What a child managed is no outlook for the parent's own card.
  const isOfCard = card && !(isForParent(card) && /\b(he|she|they|my child)\b/.test(desk.plain))
  const isBare = desk.plain.split(' ').length <= FEW_WORDS
  const next = isOfCard && hasWorked && isBare && isUnsaid(desk, card.next) ? card.next : null
  const state = parentStateOf(desk.plain)
  const taken = state && !hasWorked ? pick(desk, phrases.states[state] ?? []) : null
  const text = write(desk, [[taken, pick(desk, words), next, pick(desk, phrases.thanks_close)]])
  return { text, sources: next && card ? card.sources : [], note: noteOf('thanks', card) }
}

/** Whoever tells what went well wants to be glad, and no outlook. */
const FEW_WORDS = 5

/** What went well is met with gladness, quietly where the matter is grave; after danger or a death there is no word of it. */
const gladness = ({ phrases, isDanger }: Desk, card: Card | null): string[] => {
  if (isDanger || (card && LOSS.test(card.id))) return phrases.thanks_grave
  return card?.grave ? phrases.worked_grave : phrases.worked
}
const LOSS = /^(grief|raising-a-grandchild|pregnancy-loss|self-harm|low-mood)/

/** The parent takes the advice: one outlook, no more homework. */
export const acceptance = (desk: Desk): GuideAnswer => {
  const { phrases, thread } = desk
  const card = thread.current
  const next = card && isUnsaid(desk, card.next) ? card.next : null
  const words = isGrave(desk, card) ? phrases.accept_grave : phrases.accept
  const text = write(desk, [[pick(desk, words), next, pick(desk, phrases.thanks_close)]])
  return { text, sources: next && card ? card.sources : [], note: noteOf(next ? 'next' : 'thanks', card) }
}

/** After a message about danger: where help is, before anything else. */
export const afterDanger = (desk: Desk): GuideAnswer => ({
  text: write(desk, [
    [pickInOrder(desk, desk.phrases.after_danger)],
    [desk.thread.heard.slice(-2).some(leavesOpenWhoHit) ? (desk.phrases.read_wrong[0] ?? null) : null],
  ]),
  sources: [],
  note: noteOf('thanks', desk.thread.current),
})

export const goodbye = (desk: Desk): GuideAnswer => ({
  text: write(desk, [[pick(desk, desk.phrases.goodbye)]]),
  sources: [],
  note: noteOf('thanks', desk.thread.current),
})

/** A question back, with examples that fit the age. */
export const askBack = (desk: Desk, about: PlanOf<'ask'>['about'], isWorn: boolean): GuideAnswer => {
  const { phrases, thread } = desk
  const examples = { examples: examplesFor(desk), topics: examplesFor(desk) }
  const vague = thread.blanks > 0 ? phrases.vague_again : isWorn ? phrases.vague_worn : phrases.vague
  const said = {
    greeting: () => [pickInOrder(desk, phrases.greeting), pickInOrder(desk, phrases.greeting_ask, examples)],
    identity: () => [
      pickInOrder(desk, phrases.identity),
      phrases.identity_next[thread.current ? 1 : 0] ?? null,
    ],
    vague: () => [pick(desk, vague, examples)],
    age: () => [pick(desk, phrases.ask_age)],
    invited: () => [pick(desk, phrases.invited)],
    cross: () => [pick(desk, phrases.cross_alone)],
    misread: () => [pick(desk, phrases.sorry), pick(desk, phrases.misread)],
  }
  return { text: write(desk, [said[about]()]), sources: [], note: noteOf('ask') }
}

/** The plain word that there is no guide for it. */
export const noGuide = (desk: Desk, reason: PlanOf<'none'>['reason']): GuideAnswer => {
  const { phrases } = desk
  const forms = {
    off: phrases.none_off,
    parenting: phrases.none_parenting,
    language: phrases.none_language,
    medical: phrases.none_medical,
    age: phrases.none_age,
    grown: phrases.none_grown,
  }[reason]
  const text = write(desk, [[pickInOrder(desk, forms, { topics: examplesFor(desk) })]])
  return { text, sources: [], note: noteOf('none') }
}
