import { expect, test } from 'vitest'
import { cleanLine, cleanText, firstChars, graphemes, isBlank } from './clean-text.ts'

test.each([
  ['NUL and controls go', 'a\u0000b\u0007c\u001bd', 'abcd'],
  ['lines and tabs stay', 'a\n\tb', 'a\n\tb'],
  ['Windows line ends become one', 'a\r\nb', 'a\nb'],
  ['direction overrides go', 'a\u202eb\u2066c', 'abc'],
  ['joined emoji stay whole', '👩‍👧‍👦', '👩‍👧‍👦'],
  ['letters are composed', 'Zoe\u0308', 'Zoë'],
  ['byte order marks go', '\ufeffa\ufeffb', 'ab'],
  ['half a surrogate pair becomes the sign for one', 'a\ud800b', 'a\ufffdb'],
  ['marks without end end', `ด${'้็'.repeat(99)}a`, `ด${'้็'.repeat(4)}a`],
  [
    'marks that words have stay',
    'בְּרֵאשִׁ֖ית नमस्ते བསྒྲུབས ပြည်ထောင်စု Việt 1️⃣',
    'בְּרֵאשִׁ֖ית नमस्ते བསྒྲུབས ပြည်ထောင်စု Việt 1️⃣'.normalize('NFC'),
  ],
  ['Arabic and Hebrew stay', 'عبد שלום', 'عبد שלום'],
])('%s', (_, given, wanted) => {
  expect(cleanText(given)).toBe(wanted)
})

test('S16: a line has no line breaks and no outer space', () => {
  expect(cleanLine('  Mia\n  Sophie \t')).toBe('Mia Sophie')
})

test.each(['', ' \n\t', '\u00a0\u3000', '\u200b\u200d', '\u202e\u0000', '\u0301'])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true)
})

test.each(['a', '.', '0', '👩‍👧', 'ب', '‍a', '日'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false)
})

test.each([
  ['', 0],
  ['Zoe\u0308', 3],
  ['👩‍👧‍👦🇩🇪', 2],
])('%j has %i letters', (text, count) => expect(graphemes(text)).toBe(count))

test.each([
  ['sleepy 😴', 8, 'sleepy '],
  ['sleepy 😴', 9, 'sleepy 😴'],
  ['short', 9, 'short'],
])('the beginning of %j in %i', (text, most, start) => expect(firstChars(text, most)).toBe(start))
