import { expect, test } from 'vitest'
import { talk } from '../../../tests/guide-talk.ts'

test('steps for noises and monsters are for those who wrote of them', async () => {
  const answers = await talk(
    { age: 3.5 },
    'he screams when he sees a dog',
    ...Array(6).fill('that did not work'),
  )
  for (const { text } of answers) expect(text).not.toMatch(/[Ff]or noises|[Ww]ith monsters/)
  const feared = await talk({ age: 3.5 }, 'he is afraid of monsters', ...Array(4).fill('that did not work'))
  expect(feared.map(({ text }) => text).join()).toMatch(/[Ww]ith monsters/)
})

test('what is asked again is given again, and a yes says to what', async () => {
  const shouted = await talk(
    { age: 6 },
    'I shouted at her again',
    'he cries',
    'what do i say to her',
    'what do i say to her',
  )
  for (const answer of shouted.slice(-2)) expect(answer.text).toMatch(/"[^"]{20,}"/)
  const [, , door] = await talk(
    { age: 7 },
    'we are separating. how do we tell our son',
    'he hit me when he came back',
    'that makes it worse',
  )
  expect(door?.text).toMatch(/it was Robin who hit, tell me/)
  const turned = (
    await talk(
      { age: 7 },
      'we are separating. how do we tell our son',
      'he hit me when he came back',
      'that makes it worse',
      'it was Robin',
    )
  ).at(-1)
  expect(turned?.note.cardId).toMatch(/^hitting-(anger|a-parent)-6-8$/)
})

test('a correction says who is meant and goes on with that child', async () => {
  const answer = (
    await talk(
      { age: 12 },
      'homework is war every day',
      'my 15 year old does it all alone',
      'no I mean Robin',
    )
  ).at(-1)
  expect(answer?.text).toMatch(/^(Right, Robin, then|Thank you, so this is about Robin)/)
  expect(answer?.note.cardId).toBe('homework-9-12')
})

test('success is met with gladness, unless a death or danger stands before it', async () => {
  expect(
    (await talk({ age: 12 }, 'homework is war', 'that worked, he did his maths, thanks')).at(-1)?.text,
  ).toMatch(/glad|good to hear|Good\./)
  expect((await talk({ age: 4 }, 'grandma died last week', 'she slept!')).at(-1)?.text).not.toMatch(
    /glad|good to hear/i,
  )
})

test('right now there is one thing to do', async () => {
  const text = (await talk({ age: 5 }, 'he hits me every day', 'he did it again just now')).at(-1)?.text ?? ''
  expect(text).toMatch(/this minute|[Rr]ight now/)
  expect(text).toMatch(/[Ss]top the hand/)
  expect(text.split(' ').length).toBeLessThan(90)
})
