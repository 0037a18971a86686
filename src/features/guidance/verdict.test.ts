import { expect, test } from 'vitest'
import { talk } from '../../../tests/guide-talk.ts'
import { yesNoOf } from './rules/yes-no.ts'

const lastAnswer = async (age: number, ...texts: string[]): Promise<string> =>
  (await talk({ age }, ...texts)).at(-1)?.text ?? ''

test.each([
  [1.5, 'he bites the others at nursery', 'should I bite him back?', /^(No|I would not|Rather not)/],
  [1.5, 'he bites the others at nursery', 'do I make him say sorry', /(^|\. )(No|I would not|Rather not)/],
  [
    4.5,
    'she has not said a word at kindergarten',
    'should I promise her a toy if she speaks',
    /^(Better not|I would not)/,
  ],
  [
    0.2,
    'she wants to be held all day, I can never put her down',
    'my mum says let her cry. should I?',
    /^(No|I would not|Rather not)/,
  ],
  [3, 'he hits me when he is cross', 'my mother says a smack would sort it', /^(No|I would not|Rather not)/],
  [5, 'she wets the bed at night', 'should I wake her to go to the toilet', /^(No|I would not|Rather not)/],
  [
    11,
    'he wants a phone like everybody',
    'can I read his messages?',
    /if Robin knows beforehand.*Secretly only if/,
  ],
  [
    0.25,
    'she cries every evening',
    'is it ok to put her down and walk out for a minute',
    /^Yes.*go to another room/,
  ],
  [10, 'he took 20 pounds from my purse', 'do I make him pay it back', /^(Yes|A part, yes)/],
  [1.5, 'he bites the others at nursery', 'is it my fault?', /^(No|I do not think so)/],
  [1.5, 'he bites the others at nursery', 'is that normal', /^Yes/],
  [1.5, 'he bites the others at nursery', 'will he grow out of it', /(^|\. )(For most|Usually|Mostly)/],
  [14, 'she has been sad for weeks and everything is pointless', 'is it normal', /taken seriously|not alone/],
  [
    14,
    'she has been sad for weeks and everything is pointless',
    'is it our fault',
    /^(No|It is not your fault|Most parents ask themselves)/,
  ],
  [
    5,
    'we had a car crash and she is scared since',
    'should I paint her room green',
    /does not settle that|neither a yes|yours to weigh/,
  ],
] as const)('at %s, %j, %j', async (age, before, question, answer) => {
  expect(await lastAnswer(age, before, question)).toMatch(answer)
})

test.each([
  ['should i wake her', 'deed'],
  ['is it ok to wait', 'deed'],
  ['he wants a phone. yes or no?', 'deed'],
  ['am i too strict', 'fault'],
  ['is she damaged now', 'fault'],
  ['will it ever end', 'passes'],
  ['do other mothers do this', 'usual'],
  ['could it be dyslexia', 'maybe'],
  ['what should i do', undefined],
  ['how can i help him', undefined],
  ['he bites', undefined],
  ['', undefined],
])('%j is a question about %s', async (plain, kind) => expect(yesNoOf(plain)?.kind).toBe(kind))

test('a message after one about danger points to help and is not cheerful', async () => {
  for (const [before, after] of [
    ['I want to die', 'thank you'],
    ['he is choking and turning blue', 'ok'],
    ['my husband hits me', 'and now?'],
  ] as const) {
    const text = await lastAnswer(4, 'she screams at bedtime', before, after)
    expect(text).toMatch(/numbers above|Help from a person/)
    expect(text).not.toMatch(/glad|great|!/)
  }
})

/** Each of these got a yes once, from a step that only held one of its words. */
test.each([
  [0.1, 'how do i make sleep safe for her', 'can she sleep in my bed'],
  [0.5, 'he wakes at 5 every morning', 'can he sleep in my bed'],
  [2.5, 'he speaks only few words', 'should I wait'],
  [2, 'she throws everything', 'should I let her cry'],
  [15, 'he has no friends left', 'can I leave him alone'],
  [9, 'I shouted at her again', 'is it ok to shout'],
  [10, 'she steals from my purse', 'should I pay for it'],
])('at %s, after %j, %j gets no yes', async (age, before, question) => {
  expect(await lastAnswer(age, before, question)).not.toMatch(
    /^(Yes|No, (on the contrary|there is nothing bad))/,
  )
})

/** A step that tells to do the very deed is a yes, and one that does the opposite a no. */
test.each([
  [0.5, 'when can I start solids', 'can I give her egg', /^Yes/],
  [0.5, 'when can I start solids', 'can she have fish', /^Yes/],
  [0.5, 'when can I start solids', 'can he have honey', /^(No|I would not|Rather not)/],
  [0.5, 'when can I start solids', 'can I give her water', /^Yes/],
  [4, 'she is so shy with everyone', 'can she have chocolate', /^(?!Yes|No|I would not|Rather not)/],
  [8, 'my son has no friends', 'should I talk to the teacher', /^Yes.*Ask the teacher/s],
  [8, 'my son has no friends', 'should I ring the school', /^Yes/],
  [8, 'my son has no friends', 'should I talk to the other parents', /^(No|I would not|Rather not)/],
  [1.2, 'she wakes at 5am every day', 'will a later bedtime help', /other way.*half an hour earlier/s],
  [1.2, 'she wakes at 5am every day', 'would an earlier bedtime help', /^Yes.*half an hour earlier/s],
  [1.2, 'she wakes at 5am every day', 'should I put her to bed later', /other way.*half an hour earlier/s],
  [1.2, 'her naps are a mess', 'should bedtime be later', /other way.*bedtime forward/s],
  [7, 'he wakes at 5am every day', 'would a later bedtime help', /^(No|I would not|Rather not)/],
  [2, 'he will not eat his dinner', 'should I give him more milk', /^(?!Yes)/],
  [1.5, 'her naps are a mess', 'should I keep the nap', /^(?!No|I would not|Rather not)/],
] as const)('at %s, after %j, %j goes one way', async (age, before, question, answer) => {
  expect(await lastAnswer(age, before, question)).toMatch(answer)
})
