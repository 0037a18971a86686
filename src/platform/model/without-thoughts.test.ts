import { expect, test } from 'vitest'
import { spokenOf, withoutThoughts } from './without-thoughts.ts'

const inPieces = (text: string, size: number) => {
  const thoughts = withoutThoughts()
  let said = ''
  for (let at = 0; at < text.length; at += size) said += thoughts.feed(text.slice(at, at + size))
  return { said: said + thoughts.flush(), isSpoilt: thoughts.isSpoilt }
}

const cases = [
  ['<think>She wants sleep.</think>Try a routine.', 'Try a routine.'],
  ['Hello. <Think>a < b\n</THINK> There.', 'Hello.  There.'],
  ['<thinking>one</thinking><reasoning>two</reasoning>Words', 'Words'],
  ['<think>never ends, not even by </thin', ''],
  ['<think></think></think>Twice closed', 'Twice closed'],
  [
    'I think <3 is love, and a <b> is not a tag of thinking <',
    'I think <3 is love, and a <b> is not a tag of thinking <',
  ],
] as const

test.each(cases)('%s', (text, said) => {
  for (let size = 1; size <= text.length; size++)
    expect(inPieces(text, size)).toEqual({ said, isSpoilt: false })
  expect(spokenOf(text)).toBe(said)
})

test('thinking that ends and never began has spoilt what came before it', () => {
  const text = 'The parent asks about sleep.</think>Try a routine.'
  for (let size = 1; size <= text.length; size++) expect(inPieces(text, size).isSpoilt).toBe(true)
  expect(spokenOf(text)).toBe('Try a routine.')
  expect(inPieces('</think>Try', 1)).toEqual({ said: 'Try', isSpoilt: false })
})
