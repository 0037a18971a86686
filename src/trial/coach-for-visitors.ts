import type { Coach, CoachRequest } from '../coach/coach.ts'
import { newestWithin } from '../coach/rules.ts'
import { subjectOf } from '../guidance/words/subject.ts'
import { writtenOut } from '../guidance/words/written-out.ts'
import { mergeCare } from '../safety/merge-care.ts'
import { chunksOf, splitEarlier, tailOf, withoutDisclaimer } from './rules.ts'
import { type Summarise, summariseAll } from './summaries.ts'

/** A coach as a visitor hears it: in plain text that ends in the disclaimer, told only what was said here, the older part of a long talk in summary. */
export const coachForVisitors = (coach: Coach, summarise: Summarise): Coach => ({
  name: coach.name,
  answer: async function* (asked, signal) {
    let said = ''
    let hasCard = Boolean(asked.card)
    for await (const part of coach.answer(await requestFor(coach, asked, summarise, signal), signal)) {
      if (part.type === 'care' && asked.care) hasCard = mergeCare(asked.care, part.level).level !== 'none'
      if (part.type === 'text') {
        said += part.delta
        yield { type: 'text', delta: part.delta }
      } else if (part.type === 'basis') {
        // Every message that was typed counts, also one that is answered by a question.
        yield { ...part, parts: null, isFree: false }
      } else {
        if (part.type === 'instead') said = part.text
        yield part
      }
    }
    // Nothing said is no answer, and stays none.
    if (said.trim() !== '' && !hasCard) yield { type: 'text', delta: tailOf(hasCard) }
  },
})

/** Of what was said before a message: every 1,500 characters of the older part cost a request for a summary. */
const EARLIER_MOST_CHARS = 40_000

const requestFor = async (
  { name }: Coach,
  asked: CoachRequest,
  summarise: Summarise,
  signal: AbortSignal,
): Promise<CoachRequest> => {
  const said = newestWithin(asked.turns, EARLIER_MOST_CHARS).map((turn) => ({
    ...turn,
    content: withoutDisclaimer(turn.content),
  }))
  const { older, recent } = splitEarlier(said)
  const summaries = await summariseAll(chunksOf(older), summarise, signal)
  // The guide reads ages itself and no summaries: it remembers by its own notes.
  if (name === 'guide') return { ...asked, turns: said, summaries }
  const age = yearsIn(asked.child, [...said, { author: 'user', content: asked.text }])
  return { ...asked, child: { ...asked.child, age }, turns: recent, summaries }
}

/** The age the parent named last, else the one that was tapped, or 0 while nobody said. */
const yearsIn = (child: CoachRequest['child'], said: { author: string; content: string }[]): number => {
  const words = said.filter(({ author }) => author === 'user').map(({ content }) => writtenOut(content))
  return (subjectOf(child, words).months ?? 0) / 12
}
