import { expect, test } from 'vitest'
import { callsCoach, isForCoach, type Payer, payerOf, withoutCall } from './rules.ts'

test.each([
  'Coach, what do you think?',
  'coach what can we try tonight',
  'Hey coach! Bedtime again',
  'What do you think, coach?',
  'what would you do coach?',
  'I give up.\nCoach?',
  "Let's ask the coach",
  '@coach bedtime',
  'kinwise can you help us',
  'So, KINWISE: now what',
])('%s calls the coach', (text) => expect(callsCoach(text)).toBe(true))

test.each([
  'His football coach said he plays too rough',
  'Coach said he was late again',
  'The coach is at nine, can you drive?',
  'I talked to her coach.',
  'we take the coach to London?',
  'Can you pick her up?',
  'coaching her does nothing',
])('%s calls nobody', (text) => expect(callsCoach(text)).toBe(false))

test.each([
  ['Coach, what do you think?', 'what do you think?'],
  ['Hey Kinwise bedtime is a battle', 'bedtime is a battle'],
  ['What do you think, coach?', 'What do you think?'],
  ['Kinwise', 'Kinwise'],
  ['coach?', 'coach?'],
])('%s is asked as %s', (text, asked) => expect(withoutCall(text)).toBe(asked))

const said = (text: string, isAsked = false) => ({ text, isAsked, isTap: false })

test('the coach answers as the switch says', () => {
  const texts = [said('Coach, help'), said('Late home?'), said('ok'), said('ok', true)]
  const answered = (mode: Parameters<typeof isForCoach>[0]) => texts.map((one) => isForCoach(mode, one))
  expect(answered('asked')).toEqual([true, false, false, true])
  expect(answered('questions')).toEqual([true, true, false, true])
  expect(answered('never')).toEqual([false, false, false, false])
})

const child = (name: string, remaining: number, more: Partial<Payer> = {}): Payer => ({
  ...{ id: name, name, remaining, alsoCalled: [], isFrozen: false },
  ...more,
})
const family = [child('Mia', 3), child('Anna Maria', 9, { alsoCalled: ['Nini'] }), child('Tom', 5)]

test.each([
  ["Mia and Tom fight, what's wrong with Tom?", 'Mia'],
  ['TOM hit mia', 'Tom'],
  ["Tom's teeth", 'Tom'],
  ['anna will not sleep', 'Anna Maria'],
  ['Nini again', 'Anna Maria'],
  ['what do we do about tomorrow', 'Anna Maria'],
])('%s is about %s', (text, name) => expect(payerOf(text, family)?.name).toBe(name))

test('unlimited messages are the most, a frozen child pays nothing, and a named one pays though it has none', () => {
  expect(payerOf('help', [...family, child('Zoe', -1)])?.name).toBe('Zoe')
  expect(payerOf('Tom', [child('Tom', 5, { isFrozen: true }), child('Mia', 1)])?.name).toBe('Mia')
  expect(payerOf('Tom', [child('Tom', 0), child('Mia', 1)])?.name).toBe('Tom')
  expect(payerOf('help', [])).toBeNull()
})

test('a name with marks in it is only a name', () => {
  expect(payerOf('help (J.)', [child('J. (jr)', 1), child('Mia', 2)])?.name).toBe('J. (jr)')
})
