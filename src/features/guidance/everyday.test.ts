import { expect, test } from 'vitest'
import { talk } from '../../../tests/guide-talk.ts'

test.each([
  [1.2, 'she wakes at 5am every day', 'we put her to bed at 7'],
  [1.2, 'she wakes at 5am every day', 'she naps twice, about 2.5 hours'],
  [1.2, 'she wakes at 5am every day', 'in her cot, in our room'],
  [1.2, 'she wakes at 5am every day', 'about 20 minutes'],
])('at %s, %j, the detail %j that was asked for stays and is thanked for', async (age, worry, detail) => {
  const [first, second] = await talk({ age }, worry, detail)
  expect(second?.note.cardId).toBe(first?.note.cardId)
  expect(second?.text).toMatch(/^Thank you/)
})

test.each([
  [1.2, 'she wakes at 5am every day', 'at nursery he bit three children'],
  [14, 'he will not eat with us', 'my 14 yr old is vaping'],
  [4, 'they fight all day', 'she takes 40 minutes to put on one sock'],
  [8, 'he does not want to be alone', 'my 8yo took £10 out of my purse'],
])('at %s, %j, a new worry with a number or a place in it is no detail: %j', async (age, worry, text) => {
  const [first, second] = await talk({ age }, worry, text)
  expect(second?.note.cardId).not.toBe(first?.note.cardId)
})

test('a detail asked for a while ago still stays', async () => {
  const answers = await talk(
    { age: 1.2 },
    'she wakes at 5am every day',
    'we put her to bed at 7',
    'she naps twice, about 2.5 hours',
  )
  expect(new Set(answers.map(({ note }) => note.cardId)).size).toBe(1)
})

const NO_FIGURE = /no figure|no number/
test.each([
  [0.5, ['when can I start solids'], 'how much should she eat', /a (tea)?spoon or two/],
  [0.5, ['when can I start solids', 'what about choking'], 'how much should she eat', /a (tea)?spoon or two/],
  [1.2, ['she wakes at 5am every day'], 'how much sleep does she need', /eleven to fourteen hours/],
  [13, ['my 13 yo plays fortnite till 2am'], 'how many hours is ok at that age', NO_FIGURE],
  [0.06, [], 'how often should a newborn feed', /at least eight times/],
  [6.5, ['my daughter doesnt want to read'], 'how much should we practise', /(five to )?ten minutes/i],
  [16, ['my daughter has exams in 3 weeks and doesnt study'], 'how many hours should she study', NO_FIGURE],
  [4, ['tantrums every day at home'], 'how much screen time is ok', NO_FIGURE],
  [14, ['he is up till 3am every night'], 'how many hours should he sleep', /eight to ten hours/],
  [4, ['she bites her friends'], 'how often should he have a bath', NO_FIGURE],
] as const)(
  'at %s, after %j, %j gets the figure or the word that there is none',
  async (age, before, text, answer) => {
    const last = (await talk({ age }, ...before, text)).at(-1)
    expect(last?.text).toMatch(answer)
    if (answer === NO_FIGURE) expect(last?.note.given).toEqual([])
  },
)

test('what a partner does leaves nobody out, and no step is for a baby where the child is three', async () => {
  const dressing = ['she wont put her shoes on in the morning, every single day a meltdown']
  const carried = (
    await talk({ age: 3.5 }, ...dressing, 'my partner just carries her to the car screaming')
  ).at(-1)
  expect(carried?.note.cardId).not.toMatch(/partner/)
  const outside = await talk(
    { age: 3.5 },
    'she only wants mum and I feel left out as her dad',
    ...Array(4).fill('that did not work'),
  )
  expect(outside[0]?.note.cardId).toBe('partner-left-out-parent')
  for (const { text } of outside) expect(text).not.toMatch(/with a baby|sling/i)
})

test.each([
  ['my mum says start with rice', /porridge/],
  ['grandma says give her juice', /water/],
])('%j is answered with the step that names its like', async (opinion, answer) => {
  expect((await talk({ age: 0.5 }, 'when can I start solids', opinion)).at(-1)?.text).toMatch(answer)
})

test.each([
  [2.2, ['we want to start potty training'], 'now he only wants nappies again', /^potty/],
  [10, ['max wants a phone, everyone in his class has one'], 'his dad says yes I say no', /^disagreeing/],
  [10, ['max wants a phone, everyone in his class has one'], 'what rules do we need', /^first-phone/],
])('at %s, after %j, %j is answered from its card', async (age, before, text, card) => {
  expect((await talk({ age }, ...before, text)).at(-1)?.note.cardId).toMatch(card)
})
