import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formattedText } from './formatted-text.tsx'

/** Its elements without their looks. */
const shown = (text: string) => {
  const read = formattedText(text)
  if (read === null) return null
  return renderToStaticMarkup(read as ReactElement)
    .replace(/ (class|dir)="[^"]*"/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/\n(?=<)|(?<=>)\n/g, '')
}

test.each([
  ['paragraphs', 'One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
  ['a line’s end inside one', 'One.\nTwo.', '<p>One.\nTwo.</p>'],
  ['bold and italics', '**Stop** and *breathe*.', '<p><strong>Stop</strong> and <em>breathe</em>.</p>'],
  ['a list', '- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['a numbered list', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['a heading', '### Tonight\nSleep.', '<p>Tonight</p><p>Sleep.</p>'],
  ['code', 'Say `please` now.', '<p>Say please now.</p>'],
  ['a block of code', '```js\nalert(1)\n```', '<p>alert(1)</p>'],
  ['a few spaces before a line', '    not code', '<p>not code</p>'],
  ['words quoted', '> I see you.', '<p>I see you.</p>'],
  ['a rule', 'One.\n\n---\n\nTwo.', '<p>One.</p><p>Two.</p>'],
  ['what is not closed yet', 'Try **this', '<p>Try **this</p>'],
])('%s', (_, text, html) => expect(shown(text)).toBe(html))

test.each([
  ['a picture', 'See ![a cat](https://evil.example/x.png)', '<p>See a cat</p>'],
  ['a foreign link', '[here](https://evil.example/a)', '<p>here</p>'],
  ['a link in angles', '<https://evil.example/a>', '<p>https://evil.example/a</p>'],
  ['a script’s address', '[x](javascript:alert(1))', '<p>x</p>'],
  ['data', '[x](data:text/html,a)', '<p>x</p>'],
  ['a host without a scheme', '[x](//evil.example)', '<p>x</p>'],
  ['a backslash', '[x](/\\evil.example)', '<p>x</p>'],
  ['a link by reference', '[x][1]\n\n[1]: https://evil.example', null],
  ['a mail address', '<a@example.org>', '<p>a@example.org</p>'],
])('S17: %s leads nowhere', (_, text, html) => {
  if (html) expect(shown(text)).toBe(html)
  expect(shown(text)).not.toMatch(/<(a|img)\b|src=|href=/)
})

test('a link of our own stays', () => {
  expect(shown('See [the numbers](/safety).')).toBe('<p>See <a href="/safety">the numbers</a>.</p>')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onclick="x()">b</b>',
  '<!-- a -->',
])('S17: %s is text', (text) => {
  expect(shown(text)?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')).toBe(
    `<p>${text}</p>`,
  )
})

test.each([
  ['100 KB', 'word '.repeat(20_000)],
  ['lists in lists', '1. '.repeat(2000)],
  ['quotations in quotations', '>'.repeat(7000)],
  ['bold in italics, ever deeper', `${'*a **b '.repeat(900)}${'** *'.repeat(900)}`],
  ['lists that lean', Array.from({ length: 60 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
  ['nothing but signs', '- - - - '],
  ['thousands of stars', '*'.repeat(7900)],
  ['nothing', ''],
])('S17: %s stays plain', (_, text) => expect(formattedText(text)).toBeNull())

test.each(['[', '_a', '`', '![a', '](', '&#1;', '<a ', '\\', 'a* ', '**a', '~', '|'])(
  'thousands of %s are shown',
  (sign) => {
    const html = shown(sign.repeat(Math.floor(7900 / sign.length)))
    expect(html).not.toMatch(/<(?!\/?(p|em|strong)>)/)
  },
)
