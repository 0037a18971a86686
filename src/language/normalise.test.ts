import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'

test.each([
  ['Don’t  SHOUT', "don't shout"],
  ['“Élodie” said—no', '"elodie" said - no'],
  ['nooooo waaaay', 'noo waay'],
  ['k\u200bi\u00adll', 'kill'],
  ['s.u.i.c.i.d.e', 'suicide'],
  ['kіll mуself', 'kill myself'],
  ['38,5 degrees', '38.5 degrees'],
  ['see https://example.org/a?b=c now', 'see link now'],
  ['one\n\ntwo\u0007three', 'one two three'],
  // A whole word of other letters is a language and no disguise.
  ['привет', 'привет'],
])('%s is read as %s', (text, read) => expect(normalise(text)).toBe(read))

test('the longest text is read in no time, however it is made up', () => {
  for (const text of ['ab'.repeat(6000), 'a.'.repeat(6000), 'é'.repeat(12_000), ' \n'.repeat(6000)])
    expect(normalise(text).length).toBeLessThanOrEqual(text.length)
})
