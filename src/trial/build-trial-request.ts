import type { Coach, CoachRequest } from '../coach/coach.ts'
import { newestWithin, spokenTurns } from '../coach/rules.ts'
import { normalise } from '../guidance/words/normalise.ts'
import { subjectOf } from '../guidance/words/subject.ts'
import { chunksOf, splitEarlier, withoutDisclaimer } from './rules.ts'
import { type Summarise, summariseAll } from './summaries.ts'

/** Nobody in particular: a visitor's child has no profile. */
export const SOME_CHILD = { name: 'your child', age: 0, type: null, interests: [] }

/** Of what was said before a message: every 1,500 characters of the older part cost a request for a summary. */
const EARLIER_MOST_CHARS = 40_000

/** What a coach is asked in the trial: only what was said here, the older part of a long talk in summary. */
export const buildTrialRequest = async (
  coach: Pick<Coach, 'name'>,
  summarise: Summarise,
  earlier: CoachRequest['turns'],
  { text, ageMonths }: { text: string; ageMonths: number | null },
  signal: AbortSignal,
): Promise<CoachRequest> => {
  const said = newestWithin(spokenTurns(earlier), EARLIER_MOST_CHARS).map((turn) => ({
    ...turn,
    content: withoutDisclaimer(turn.content),
  }))
  const { older, recent } = splitEarlier(said)
  const child = { ...SOME_CHILD, age: (ageMonths ?? 0) / 12 }
  // The guide reads ages itself and no summaries: it remembers by its own notes.
  const isGuide = coach.name === 'guide'
  return {
    kind: 'child',
    child: isGuide ? child : { ...child, age: yearsIn(child, [...said, { author: 'user', content: text }]) },
    turns: isGuide ? said : recent,
    summaries: await summariseAll(chunksOf(older), summarise, signal),
    text,
  }
}

/** The age the parent named last, else the one that was tapped, or 0 while nobody said. */
const yearsIn = (child: typeof SOME_CHILD, said: { author: string; content: string }[]): number => {
  const words = said.filter(({ author }) => author === 'user').map(({ content }) => normalise(content))
  return (subjectOf(child, words).months ?? 0) / 12
}
