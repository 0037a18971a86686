import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../../platform/whatsapp-cloud/messages.ts'
import { commandOf } from './commands.ts'
import { codeFrom, codeIn, greetingWith, linkTo, shownPhone, wordsBesideCode } from './link-code.ts'
import { countryOfPhone } from './phone-country.ts'
import { afterFailure, isWindowOpen, movesOn, WINDOW_MS } from './sending.ts'
import { splitText } from './split-text.ts'
import { choiceOption, readTapped, withOptions } from './tappable.ts'
import { forPhone } from './words.ts'

describe('commands', () => {
  test.each([
    ['STOP', 'stop'],
    [' stop. ', 'stop'],
    ['Unsubscribe', 'stop'],
    ['Start!', 'start'],
    ['help', 'help'],
    ['Switch child', 'switch'],
    ['human', 'human'],
    ['How do I stop the biting?', null],
    ['stop it', null],
    ['help me please', null],
    ['', null],
    ['👍', null],
  ])('%j is %s', (text, command) => expect(commandOf(text)).toBe(command))
})

describe('codes', () => {
  const code = codeFrom(Uint8Array.from([0, 1, 2, 3, 30, 29, 28, 27]))
  test('have two halves, and are found where they were meant', () => {
    expect(code).toBe('ABCD-9876')
    expect(codeIn(greetingWith(code))).toBe(code)
    expect(codeIn(`  ${code.toLowerCase()} `)).toBe(code)
    expect(codeIn('ABCD 9876')).toBe(code)
    expect(codeIn(`connect me to kinwise: ${code} thanks`)).toBe(code)
  })
  test('are no words of a person', () => {
    expect(wordsBesideCode(greetingWith(code))).toBe('')
    expect(wordsBesideCode(code)).toBe('')
    expect(wordsBesideCode(`${greetingWith(code)} she can't breathe`)).toBe("she can't breathe")
    expect(wordsBesideCode('My baby has a fever')).toBe('My baby has a fever')
  })
  test.each([
    'What does she want?',
    'good naps',
    'My code is ABCD-9876',
    'she ate half-baked beans',
    '1234-5678-9',
  ])('are not seen in %j', (text) => expect(codeIn(text)).toBeNull())
  test('travel in a link, and a phone shows two digits of its number', () => {
    expect(linkTo('+1 555 010 0001', 'Hi you')).toBe('https://wa.me/15550100001?text=Hi%20you')
    expect(shownPhone('16505551234')).toBe('•• 34')
    expect(shownPhone(null)).toBe('a phone without a number')
  })
})

describe('long texts', () => {
  test('one message unless it is too long', () => expect(splitText('Short.')).toEqual(['Short.']))
  test('cut at the end of a sentence', () => {
    const sentence = 'She sleeps better now, they say. '
    const pieces = splitText(sentence.repeat(200))
    expect(pieces.length).toBe(2)
    for (const piece of pieces) expect(piece.endsWith('say.')).toBe(true)
  })
  test('lose nothing, and no piece is too long, whatever they are', () => {
    const texts = fc.oneof(fc.string({ maxLength: 9000, unit: 'binary' }), fc.lorem({ maxCount: 900 }))
    fc.assert(
      fc.property(texts, fc.integer({ min: 20, max: 400 }), (text, most) => {
        const given = text.toWellFormed()
        const pieces = splitText(given, most)
        expect(pieces.every((piece) => piece.length <= most && piece.isWellFormed())).toBe(true)
        expect(pieces.join('').replace(/\s/g, '')).toBe(given.replace(/\s/g, ''))
      }),
      { numRuns: 60 },
    )
  })
})

describe('what can be tapped', () => {
  const options = (count: number, label = 'Yes') =>
    Array.from({ length: count }, (_, at) => ({ id: `o${at}`, label: `${label} ${at}` }))
  test('three short ones are buttons, others a list', () => {
    expect(withOptions('Which?', options(3), 'Choose')[0]?.type).toBe('buttons')
    expect(withOptions('Which?', options(4), 'Choose')[0]?.type).toBe('list')
    expect(withOptions('Which?', options(2, 'What do I say to her then'), 'Choose')[0]?.type).toBe('list')
    expect(withOptions('x'.repeat(1100), options(2), 'Choose')[0]?.type).toBe('list')
    expect(withOptions('Which?', [], 'Choose')).toEqual([{ type: 'text', text: 'Which?' }])
  })
  test('every limit is kept, whatever the labels', () => {
    const labels = fc.array(fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }), { maxLength: 14 })
    fc.assert(
      fc.property(labels, fc.string({ minLength: 1, maxLength: 9000 }), (given, text) => {
        const messages = withOptions(
          `a${text}`,
          given.map((label, at) => ({ id: `${at}`, label })),
          'Choose',
        )
        for (const message of messages) {
          if (message.type === 'template') throw new Error('no template')
          expect(message.text.length).toBeLessThanOrEqual(
            message.type === 'buttons' ? LIMITS.buttonsText : LIMITS.text,
          )
          if (message.type !== 'list') continue
          expect(message.rows.length).toBeLessThanOrEqual(LIMITS.rows)
          expect(new Set(message.rows.map(({ title }) => title)).size).toBe(message.rows.length)
          for (const { title, description = '' } of message.rows) {
            expect(title.length).toBeLessThanOrEqual(LIMITS.rowTitle)
            expect(description.length).toBeLessThanOrEqual(LIMITS.rowDescription)
          }
        }
      }),
      { numRuns: 60 },
    )
  })
  test('only what we offer is read', () => {
    const id = '01890000-0000-7000-8000-000000000000'
    expect(readTapped(choiceOption(id, 'say:bedtime'))).toEqual({
      type: 'choice',
      conversationId: id,
      choice: 'say:bedtime',
    })
    expect(readTapped(`child|${id}`)).toEqual({ type: 'child', childId: id })
    expect(readTapped('read')).toEqual({ type: 'read' })
    for (const odd of ['', 'child|', "child|' or 1=1", `choice|${id}`, `choice|${id}|A B`, `other|${id}`])
      expect(readTapped(odd), odd).toBeNull()
  })
})

describe('sending', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const at = (ms: number) => new Date(now.getTime() + ms)
  test('the window is open for a day, less a minute on the way', () => {
    expect(isWindowOpen(now, at(WINDOW_MS - 61_000))).toBe(true)
    expect(isWindowOpen(now, at(WINDOW_MS - 59_000))).toBe(false)
  })
  test.each([
    ['window_closed', 'wait'],
    ['undeliverable', 'give up'],
    ['no_template', 'give up'],
    ['refused', 'give up'],
    ['away', 'again'],
    ['too_fast', 'again'],
    ['token', 'again'],
    ['blocked', 'again'],
  ])('after %s: %s', (meaning, next) =>
    expect(afterFailure({ meaning, isUncertain: false }, 1, now).do).toBe(next),
  )
  test('pauses grow, and what may have arrived is left alone for a minute', () => {
    const pause = (tries: number, isUncertain = false) => {
      const next = afterFailure({ meaning: 'away', isUncertain }, tries, now)
      return next.do === 'again' ? next.at.getTime() - now.getTime() : null
    }
    expect([1, 2, 3, 4, 5, 6, 40].map((tries) => pause(tries))).toEqual([
      5_000, 15_000, 30_000, 60_000, 120_000, 300_000, 300_000,
    ])
    expect(pause(1, true)).toBe(60_000)
    expect(pause(600)).toBeNull()
  })
  test('a message only moves forward', () => {
    expect(movesOn('sent', 'read')).toBe(true)
    expect(movesOn('read', 'delivered')).toBe(false)
    expect(movesOn('delivered', 'failed')).toBe(true)
    expect(movesOn('failed', 'sent')).toBe(false)
    expect(movesOn('sent', 'sent')).toBe(false)
  })
})

test.each([
  ['16505551234', null, 'US'],
  ['14165551234', null, 'CA'],
  ['18765551234', null, 'JM'],
  ['491511234567', null, 'DE'],
  ['447911123456', null, 'GB'],
  ['4219111', null, 'SK'],
  ['77011234567', null, 'KZ'],
  ['79111234567', null, 'RU'],
  [null, 'GB.1349', 'GB'],
  ['999123', 'FR.1', 'FR'],
  ['999123', null, null],
  [null, null, null],
])('a phone %s, %s is from %s', (waId, userId, country) => expect(countryOfPhone(waId, userId)).toBe(country))

test('a coach’s marks become the phone’s', () => {
  expect(forPhone('# Tonight\n**Try** this:\n* one\n+ two\n[here](https://example.org)')).toBe(
    '*Tonight*\n*Try* this:\n- one\n- two\nhere (https://example.org)',
  )
})
