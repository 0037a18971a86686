/** Prints what the built-in guide says in seventy scripted talks, to be read: `npm run talk [-- part of a title]`. */
import { join } from 'node:path'
import { createGuide } from '../src/features/guidance/guide.ts'
import { loadCards } from '../src/features/guidance/load-cards.ts'
import type { Talk } from '../src/features/guidance/talk.ts'
import { withReader } from '../src/features/guidance/understand.ts'
import { sentenceReader } from '../src/platform/sentence-vectors.ts'
import { LATER_TALKS } from '../tests/evaluation/later-talks.ts'
import { NEW_TALKS } from '../tests/evaluation/new-talks.ts'
import { OTHER_TALKS } from '../tests/evaluation/other-talks.ts'
import { TALKS } from '../tests/evaluation/talks.ts'

const [wanted = ''] = process.argv.slice(2)
const guide = withReader(
  createGuide(loadCards(join(import.meta.dirname, '../content/guidance'))),
  sentenceReader(console.error),
)

for (const { title, child, turns } of [...TALKS, ...OTHER_TALKS, ...NEW_TALKS, ...LATER_TALKS].filter(
  (talk) => talk.title.includes(wanted),
)) {
  console.log(`\n\n# ${title} (${child.name}, ${child.age.toFixed(2)} years, ${child.type ?? 'no type'})`)
  const said: Talk['turns'] = []
  for (const text of turns) {
    const answer = await guide({ child, turns: said, text })
    const words = answer.text.split(/\s+/).length
    console.log(`\n> ${text}\n\n${answer.text}`)
    console.log(`  [${answer.note.move}, ${answer.note.cardId ?? 'no card'}, ${words} words]`)
    said.push(
      { author: 'user', content: text, note: null },
      { author: 'assistant', content: answer.text, note: answer.note },
    )
  }
}
