import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCards } from './load-cards.ts'
import { inShort } from './look-back.ts'

const cards = loadCards(join(import.meta.dirname, '../../../content/guidance'))
const steps = cards.flatMap(({ id, suggestions }) => suggestions.map((step) => ({ id, step: step.do })))

test.each([
  [
    "Say what you did without a 'but': 'I shouted. That was too loud.' Then go.",
    "Say what you did without a 'but': 'I shouted. That was too loud.'",
  ],
  [
    "Say it simply, with the real word, for example 'Grandad has died.' Words like asleep frighten.",
    "Say it simply, with the real word, for example 'Grandad has died.'",
  ],
  [
    'Let the other parent be mentioned, missed and called. A photograph is welcome.',
    'Let the other parent be mentioned, missed and called.',
  ],
  ['Then wait. Count to ten.', null],
  ['Then listen, and ask what it was like for the child.', null],
  [`Do ${'this and that '.repeat(14)}today.`, null],
])('%j in short is %j', (step, short) => expect(inShort(step)).toBe(short))

test('no step of any card breaks off when it is looked back at', () => {
  const short = steps.flatMap(({ id, step }) => {
    const said = inShort(step)
    return said === null ? [] : [{ id, step, said }]
  })
  expect(short.length).toBeGreaterThan(steps.length / 2)
  for (const { id, step, said } of short) {
    expect(step.startsWith(said), id).toBe(true)
    expect(said, id).toMatch(/[.!?]['"]?$/)
    expect(said, id).not.toMatch(/\b(a|an|the|as|say|saying|than|and|or|calmly|example)[.!?]['"]?$/i)
    const opened = said.match(/(?<=^|[\s(:])'/g)?.length ?? 0
    const closed = said.match(/'(?![\p{L}\d])/gu)?.length ?? 0
    expect(closed, `${id}: ${said}`).toBeGreaterThanOrEqual(opened)
  }
})
