import { setTimeout as wait } from 'node:timers/promises'
import type { CountGap } from '../guidance/count-gap.ts'
import type { Guide } from '../guidance/guide/guide.ts'
import type { Coach } from './coach.ts'
import { talkOf } from './talk-of.ts'

/** The built-in coach. It knows its answer at once and gives it word by word, at a pace that can be read along with; what was tapped comes in one piece. */
export const guideCoach = (guide: Guide, wordMs: number, countGap: CountGap = () => {}): Coach => ({
  name: 'guide',
  answer: async function* (request, signal) {
    const { text, parts, choices, sources, note, isFree, gap } = await guide(talkOf(request))
    if (gap) countGap(gap)
    const words = request.choice || wordMs === 0 ? [text] : (text.match(/\s*\S+/g) ?? [])
    for (const [place, delta] of words.entries()) {
      if (words.length > 1) await wait(wordMs, null, { signal })
      yield place === 0 && parts ? { type: 'text', delta, parts } : { type: 'text', delta }
    }
    yield {
      type: 'basis',
      sources: sources.map(({ publisher, title, url }) => ({ publisher, title, url })),
      note,
      parts,
      choices,
      isFree,
    }
  },
})

/** A coach beside whom a tap is answered from the library, whatever coach it is. */
export const withTapsFromLibrary = (coach: Coach, library: Coach): Coach => ({
  name: coach.name,
  answer: (request, signal) => (request.choice ? library : coach).answer(request, signal),
})
