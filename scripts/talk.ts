/**
 * Prints or scores talks with the built-in guide: `npm run talk -- FILE [--json] [--words]`.
 *
 * FILE holds one {"id", "child": {"name", "age", "type", "interests"}, "kind": "child" or "parents", "turns": [...]} a line. A turn is what
 * is typed, or {"tap": "the words or the id of what is offered"}. With "cards", those that are right for the last turn, it counts the talks
 * that give or offer one of them there. `--json` prints {"id", "answered", "offered", "isRight"} of the last turn instead of the talk.
 */
import { parseArgs } from 'node:util'
import * as z from 'zod'
import type { GuideAnswer, GuideRequest } from '../src/guidance/talk.ts'
import { openGuide } from './eval/guide.ts'
import { fail, readRows, share } from './eval/read-rows.ts'

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, words: { type: 'boolean' } },
  allowPositionals: true,
})
const row = z.object({
  id: z.union([z.string(), z.number()]),
  kind: z.enum(['child', 'parents']).default('child'),
  child: z
    .object({
      name: z.string().default('your child'),
      age: z.number().default(0),
      type: z.string().nullable().default(null),
      interests: z.array(z.string()).default([]),
    })
    .prefault({}),
  turns: z.array(z.union([z.string(), z.object({ tap: z.string() })])).min(1),
  cards: z.array(z.string()).optional(),
})
const talks = readRows(positionals[0], row, 'Give a file: npm run talk -- FILE [--json] [--words].')
const { guide } = openGuide({ byWords: values.words ?? false })
const print = values.json ? () => {} : console.log

let judged = 0
let right = 0
for (const { id, kind, child, turns, cards } of talks) {
  print(`\n\n# ${id} (${child.name}, ${child.age.toFixed(1)} years, ${kind})`)
  const said: GuideRequest['turns'] = []
  let last: GuideAnswer | null = null
  for (const turn of turns) {
    const offered = last?.choices ?? []
    const tap =
      typeof turn === 'string' ? null : offered.find((one) => [one.id, one.label].includes(turn.tap))
    if (typeof turn !== 'string' && !tap) fail(`${id}: '${turn.tap}' is not offered.`)
    const text = tap ? tap.label : String(turn)
    const choice = tap?.id ?? null
    last = await guide({ kind, child, turns: said, text, choice })
    print(`\n${choice ? `[tap ${choice}]` : '>'} ${text}\n\n${last.text}\n`)
    for (const one of last.choices) print(`   (${one.group}) ${one.label}  [${one.id}]`)
    said.push({ author: 'user', content: text, note: null, choice })
    said.push({ author: 'assistant', content: last.text, note: last.note, choices: last.choices })
  }
  const answered = last && !last.isFree ? last.note.cardId : null
  const offered = (last?.choices ?? []).flatMap((one) => one.id.match(/^(?:card|ask):([^:]+)/)?.[1] ?? [])
  const isRight = cards && [answered, ...offered].some((one) => one !== null && cards.includes(one))
  if (cards) judged += 1
  if (isRight) right += 1
  if (values.json) console.log(JSON.stringify({ id, answered, offered: [...new Set(offered)], isRight }))
}
if (judged > 0) console.error(`the right card given or offered at the last turn: ${share(right, judged)}`)
