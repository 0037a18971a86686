import { expect, test } from 'vitest'
import { cleanStream } from './clean-stream.ts'

test.each([
  ['a\u0000b\u0007c', 'abc'],
  ['one\r\ntwo', 'one\ntwo'],
  ['tired 😴 now', 'tired 😴 now'],
  ['half \ud83d of it', 'half \ufffd of it'],
  ['the end \ud83d', 'the end \ufffd'],
  ['\u202eturned\u0000', 'turned'],
])('%j', (text, clean) => {
  for (let size = 1; size <= text.length; size++) {
    const stream = cleanStream()
    let given = ''
    for (let at = 0; at < text.length; at += size) given += stream.feed(text.slice(at, at + size))
    expect(given + stream.flush()).toBe(clean)
  }
})
