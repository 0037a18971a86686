import type { Sentence } from '../contract.ts'
import type { Said } from './said.ts'

/** Something that was tried with a child, and what came of it. */
export type Tried = {
  childId: string
  cardId: string | null
  /** The step that was taken, or null where only the guidance is known. */
  step: { id: string; text: string } | null
  /** What the guidance is about: 'bedtime battles'. */
  about: string | null
  /** Null while nobody has said. */
  outcome: 'worked' | 'partly' | 'not' | null
  at: Date
  /** The messages this rests on. */
  messageIds: string[]
}

type About = (cardId: string) => string | null

/** By what is tapped. */
const OUTCOMES = new Map([
  ['worked', 'worked'],
  ['partly', 'partly'],
  ['failed', 'not'],
] as const)

/** What parents told by a tap: that it went well, helped a little or didn't work, of the guidance they had. */
export const triedByTap = (messages: Said[], about: About): Tried[] =>
  messages.flatMap(({ id, childId, at, choice }): Tried[] => {
    const [kind, cardId = ''] = choice?.split(':') ?? []
    const outcome = OUTCOMES.get(kind as 'worked')
    if (!outcome) return []
    return [{ childId, cardId, step: null, about: about(cardId), outcome, at, messageIds: [id] }]
  })

/** The newest word on each thing that was tried. */
export const latest = (tried: Tried[]): Tried[] => {
  const byThing = new Map<string, Tried>()
  for (const one of tried.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const key = `${one.cardId ?? ''}:${one.step?.text ?? ''}`
    byThing.delete(key)
    byThing.set(key, one)
  }
  return [...byThing.values()]
}

export const tellTried = (tried: Tried[]): Sentence[] =>
  latest(tried)
    .toReversed()
    .flatMap((one) => {
      const text = one.step ? ofStep(one.outcome) : ofGuidance(one.about, one.outcome)
      const step = one.step ? { stepId: one.step.id } : {}
      return text === null ? [] : [{ text, messageIds: one.messageIds, ...step }]
    })
    .slice(0, MOST)
const MOST = 8

/** Said before the step's own words. */
const ofStep = (outcome: Tried['outcome']): string => {
  if (outcome === null) return "You set out to try this, and we don't know yet how it went:"
  const came = { worked: 'it helped', partly: 'it helped a little', not: "it didn't help" }[outcome]
  return `You tried this, and ${came}:`
}

const ofGuidance = (about: string | null, outcome: Tried['outcome']): string | null => {
  if (about === null || outcome === null) return null
  const came = { worked: 'helped', partly: 'helped a little', not: "didn't help" }[outcome]
  return `What you tried for ${about} ${came}.`
}
