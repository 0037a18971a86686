import { describe, expect, test } from 'vitest'
import { normalise } from './normalise.ts'
import { rejectionIn } from './rejection.ts'

describe('the parent turns down', () => {
  test.each([
    ['no i dont mean the cot', true, ''],
    ['forget the bed. CLIMBING. is it normal?', true, 'climbing. is it normal?'],
    [
      'no its not about a phone. its the tablet. what do i do when he yells',
      true,
      'its the tablet. what do i do when he yells',
    ],
    ['pls stop with sex and consent. its about vaping', true, 'its about vaping'],
    ['wrong topic. i asked about the vape', true, 'the vape'],
    ["it's not the homework so much, its that he lied", true, 'its that he lied'],
    ['thats not what i asked. diapers back on or not?', false, 'diapers back on or not?'],
    ['no i asked about sneaking out', false, 'sneaking out'],
    ['you dont listen. yes or no', false, 'yes or no'],
  ])('%s', (text, isOfTopic, rest) => {
    expect(rejectionIn(normalise(text))).toMatchObject({ rest, isOfTopic })
  })
})

test.each([
  'i dont mean to shout',
  'there is no way he will eat that',
  'i asked him why and he cried',
  'we asked the teacher',
  'there is no change',
  'should we stop with the potty?',
  'i never mind the noise',
  'she does not listen to me',
  'no',
  'he said no to the carrots',
])('turns nothing down: %s', (text) => {
  expect(rejectionIn(normalise(text))).toBeNull()
})
