import { expect, test } from 'vitest'
import { letter } from './letter.ts'

const LINK = 'https://kinwise.example.org/confirm?token=a&next=b'

test('a letter says the same as HTML and as text, with the whole link in both', () => {
  const { subject, html, text } = letter({
    subject: 'Hello',
    preview: 'Before opening',
    heading: 'Good evening',
    paragraphs: ['First.', 'Second.'],
    action: { label: 'Confirm', url: LINK },
    notes: ['Ignore it if it was not you.'],
  })
  expect(subject).toBe('Hello')
  expect(text).toBe(
    [
      'Good evening',
      'First.',
      'Second.',
      `Confirm:\n${LINK}`,
      'Ignore it if it was not you.',
      '--\nKinwise, an AI parenting coach. Not a doctor, and not an emergency service.',
    ].join('\n\n'),
  )
  for (const part of ['Before opening', 'Good evening', 'First.', 'Second.', 'Confirm', 'Ignore it if']) {
    expect(html).toContain(part)
  }
  expect(html.split(LINK.replace('&', '&amp;'))).toHaveLength(4)
  expect(html).toMatch(/^<!doctype html><html[^>]* lang="en"/)
})

test('S109: a discreet letter shows nothing of itself before it is opened, and the same once it is', () => {
  const words = {
    subject: 'Hello',
    preview: 'From the school',
    heading: 'Good evening',
    paragraphs: ['First.'],
  }
  const { subject, html, text } = letter(words).discreet
  expect(subject).toBe('You have a message')
  expect(text).toMatch(/^Open it to read it\.\n\n\nGood evening/)
  expect(html).not.toMatch(/From the school|Hello/)
  // Mail programs show some 100 characters: the preview's end is filled with blanks.
  const [, shown = ''] = /<div style="display:none[^>]*>(.*?)<\/div><\/div>/s.exec(html) ?? []
  expect(shown.length).toBeGreaterThan(150)
  expect(html).toContain('Good evening')
})

test('nothing is fetched from elsewhere when a letter is opened', () => {
  const { html } = letter({ subject: 's', preview: 'p', heading: 'h', paragraphs: ['t'] })
  expect(html).not.toMatch(/<img|<link|url\(|@import|src=/)
  expect(html).not.toContain('href=')
})

test('words from outside stay words', () => {
  const hostile = '</title><script>alert(1)</script>"\r\nBcc: all@example.org'
  const { html, text } = letter({
    subject: 's',
    preview: hostile,
    heading: hostile,
    paragraphs: [hostile],
    quote: `one\n${hostile}`,
    notes: [hostile],
  })
  expect(html).not.toContain('<script>')
  expect(text).toContain('> one\n> </title><script>')
})
