import { expect, test } from 'vitest'
import { type ExportedConversation, toMarkdown } from './rules.ts'

const talk = (text: string, title = 'Nights'): ExportedConversation => ({
  title,
  kind: 'child',
  child: 'Mia',
  createdAt: '2026-05-01T20:00:00.000Z',
  isStarred: false,
  messages: [
    {
      from: 'coach',
      text,
      at: '2026-05-01T20:00:01.000Z',
      status: 'complete',
      isStarred: false,
      safetyCard: null,
      sources: [],
      parts: null,
      choices: [],
      choice: null,
    },
  ],
})

const quoteOf = (text: string): string =>
  toMarkdown(talk(text))
    .split('\n')
    .filter((line) => line.startsWith('> '))
    .map((line) => line.slice(2))
    .join('\n')

test.each([
  ['a picture', '![x](http://evil.example/a.png)', '!\\[x](`http://evil.example/a.png`)'],
  ['a picture by its name', '![x][y]\n[y]: http://evil.example', '!\\[x]\\[y]\n\\[y]: `http://evil.example`'],
  ['a link', '[click](javascript:alert(1))', '\\[click](javascript:alert(1))'],
  ['an address', 'See https://evil.example/a_b, now.', 'See `https://evil.example/a_b`, now.'],
  ['an address in brackets', '<https://evil.example>', '\\<`https://evil.example`>'],
  ['an address with ticks', 'http://e.example/``x', '``` http://e.example/``x ```'],
  ['an address without a scheme', 'www.evil.example', '`www.evil.example`'],
  ['HTML', '<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)>'],
  ['an escape of its own', '\\![x](y)', '\\\\!\\[x](y)'],
  ['a letter by its number', '&#33;&#91;x](y) & so on', '\\&#33;\\&#91;x](y) & so on'],
  ['a heading', '# Big', '\\# Big'],
  ['a list', '- one\n2. two', '\\- one\n2\\. two'],
  ['code', '`a` and ```', '\\`a\\` and \\`\\`\\`'],
])('S50: %s in a message is words and nothing else', (_, text, written) => {
  expect(quoteOf(text)).toBe(written)
})

test('S50: a title is words too', () => {
  expect(toMarkdown(talk('Hi', '![x](http://evil.example/a.png)'))).toMatch(
    /^# !\\\[x\]\(`http:\/\/evil\.example\/a\.png`\)\n/,
  )
})

test('plain words stay as they are', () => {
  const text = "She's 3.5 years old, isn't she? (Yes!) 50 % - or so\nمشكلة النوم كل ليلة"
  expect(quoteOf(text)).toBe(text)
})
