import { describe, expect, test } from 'vitest'
import { ageLabel, agesIn } from './ages.ts'
import { askedOf } from './asked.ts'
import { clausesOf } from './clauses.ts'
import { hear, isFragment, opensNewWorry } from './moves.ts'
import { normalise } from './normalise.ts'
import { isOffTopic, isUncovered } from './off-topic.ts'
import { isAboutParent, isBreakingPoint, parentStateOf } from './parent-state.ts'
import { pronounOf } from './pronouns.ts'
import { createSpelling } from './spelling.ts'
import { subjectOf } from './subject.ts'
import { terms } from './terms.ts'

describe('what a message does', () => {
  test.each([
    ['hi', 'greeting'],
    ['Good evening!', 'greeting'],
    ['are you real?', 'identity'],
    ['thanks a lot', 'thanks'],
    ['thank you but it did not work', 'another'],
    ['that didnt help at all', 'another'],
    ['tried everything', 'another'],
    ['any other ideas?', 'another'],
    ['explain', 'more'],
    ['but why', 'more'],
    ['WHAT NOW', 'next'],
    ['ok', 'accept'],
    ['ok we will try tonight', 'accept'],
    ['yes please', 'yes'],
    ['nope', 'no'],
    ['good night', 'greeting|goodbye'],
    ['bye', 'goodbye'],
    ['idk what to do anymore', 'vague'],
    ['he is a nightmare', 'vague'],
    ['he bites his sister', 'says'],
    ['my son is so good at school', 'says'],
  ])('%s', (text, move) => expect(hear(normalise(text)).move).toMatch(new RegExp(`^(${move})$`)))

  test.each(['also he hits', 'what about bedtime', 'and the biting?', 'now she hits too'])(
    'opens another worry: %s',
    (text) => expect(opensNewWorry(text)).toBe(true),
  )
  test.each(['mostly in the evening', 'about two hours', 'at nursery', 'nothing'])(
    'is a bare answer: %s',
    (text) => expect(isFragment(text)).toBe(true),
  )
  test.each([
    ['what should I say to him', 'say'],
    ['is that dangerous', 'help'],
    ['how long does it take', 'long'],
    ['is this normal', 'why'],
    ['how do I stop it', 'how'],
    ['should I ground him', 'other'],
    ['he did it again', null],
  ])('asks: %s', (text, asked) => expect(askedOf(normalise(text))).toBe(asked))
})

describe('ages', () => {
  test.each([
    ['my 4yo hits', [48]],
    ['she is 2 and bites', [24]],
    ['18 month old bites', [18]],
    ['my two year old', [24]],
    ['6 wks old', [1]],
    ['my daughter (14) vapes', [168]],
    ['ds3 wont sleep', [36]],
    ['since he was 2 years old', []],
    ['hits his 3 month old sister', []],
    ['wakes 4 times, for 2 hours', []],
  ])('%s', (text, months) => expect(agesIn(normalise(text)).map((one) => one.months)).toEqual(months))

  test.each([
    [0, 'a few weeks'],
    [1, '1 month'],
    [5, '5 months'],
    [12, '1 year'],
    [18, '18 months'],
    [30, '2 and a half years'],
    [48, '4 years'],
    [200, '16 years'],
  ])('%i months', (months, label) => expect(ageLabel(months)).toBe(label))

  test('belong to the child of the profile, or to another', () => {
    const mia = { name: 'Mia', age: 4 }
    expect(subjectOf(mia, ['my 4 year old bites'])).toMatchObject({ name: 'Mia', months: 48 })
    expect(subjectOf(mia, ['my 9 year old nephew lies'])).toMatchObject({ name: 'your nephew', months: 108 })
    expect(subjectOf(mia, ['my 9 year old lies', 'and mia bites'])).toMatchObject({ name: 'Mia', months: 48 })
    expect(subjectOf({ name: '<b>', age: 0 }, [])).toMatchObject({ name: 'your child', months: null })
  })
})

test.each([
  [['she bites'], 'she'],
  [['my son bites his sister'], 'he'],
  [['my mum says she is fine but he cries'], 'he'],
  [['it is bedtime'], 'they'],
])('pronoun of %j', (said, pronoun) => expect(pronounOf(said)).toBe(pronoun))

test('the parent’s own state', () => {
  expect(parentStateOf('i am so exhausted')).toBe('exhausted')
  expect(parentStateOf('i shouted at him')).toBe('shouted')
  expect(parentStateOf('i want to scream at them')).toBeNull()
  expect(parentStateOf('she is exhausted')).toBeNull()
  expect(isAboutParent('my husband is too strict')).toBe(true)
  expect(isAboutParent('he says i am a bad mum')).toBe(false)
  expect(isBreakingPoint('i am scared i will hurt him')).toBe(true)
})

test('off-topic and uncovered messages', () => {
  expect(isOffTopic('recipe for soup')).toBe(true)
  expect(isOffTopic('my son hates the weather')).toBe(false)
  expect(isOffTopic('my ex will not pay the rent')).toBe(false)
  expect(isOffTopic('grandma lets them watch any film')).toBe(false)
  expect(isUncovered('he screams in the pram')).toBe(false)
  expect(isUncovered('recommend a pram')).toBe(true)
})

test('parts of a message', () => {
  expect(clausesOf("she bites and won't sleep")).toEqual(['she bites', "won't sleep"])
  expect(clausesOf('i am so tired')).toEqual(['i am so tired'])
})

test('slips, slang and both Englishes come to the same words', () => {
  expect(terms('my LO wont slep')).toEqual(
    terms('my little one will not sleep').slice(0, terms('my LO wont slep').length),
  )
  expect(terms('diaper')).toEqual(terms('nappies'))
  expect(terms('pacifier')).toEqual(terms('dummy'))
  expect(terms('meltdowns')).toEqual(terms('tantrum'))
  const mend = createSpelling(['tantrum', 'nursery', 'homework'])
  expect([mend('tantrem'), mend('nursrey'), mend('hoemwork'), mend('banana')]).toEqual([
    'tantrum',
    'nursery',
    'homework',
    'banana',
  ])
})
