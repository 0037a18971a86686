import { setTimeout as wait } from 'node:timers/promises'
import type { Talk } from '../guidance/talk.ts'
import type { ReadingGuide } from '../guidance/understand.ts'
import type { Coach, CoachRequest } from './coach.ts'
import { newestWithin } from './rules.ts'

/** Of what was said before a message, so much is read to answer it. */
const READ_MOST_CHARS = 12_000

/** The built-in coach. It knows its answer at once and gives it word by word, at a pace that can be read along with. */
export const guideCoach = (guide: ReadingGuide, wordMs: number): Coach => {
  return {
    name: 'guide',
    answer: async function* (request, signal) {
      const answer = await guide(talkOf(request))
      for (const word of answer.text.match(/\s*\S+/g) ?? []) {
        if (wordMs > 0) await wait(wordMs, null, { signal })
        yield { type: 'text', delta: word }
      }
      yield {
        type: 'basis',
        sources: answer.sources.map(({ publisher, title, url }) => ({ publisher, title, url })),
        note: answer.note,
      }
    },
  }
}

/** Where another answer is wanted, the guide goes on from its first one: asked the same again it would say the same. */
const talkOf = ({ child, turns: all, text, instead }: CoachRequest): Talk => {
  const turns = newestWithin(all, READ_MOST_CHARS)
  if (!instead?.note?.cardId) return { child, turns, text }
  const asked = { author: 'user' as const, content: text, note: null }
  const answered = { author: 'assistant' as const, ...instead }
  return { child, turns: [...turns, asked, answered], text: 'any other ideas?' }
}
