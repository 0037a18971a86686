import { expect, test } from 'vitest'
import { UnsafeAnswer, withAnswerCheck } from './answer-check.ts'
import { type Coach, CoachFailure, type CoachRequest } from './coach.ts'

const REQUEST: CoachRequest = {
  kind: 'child',
  child: { name: 'Mia', age: 0.3, type: null, interests: [] },
  turns: [],
  text: 'She does not sleep',
}

const saying = (text: string): Coach => ({
  name: 'chat-completions',
  answer: async function* () {
    for (const word of text.match(/\S+\s*/g) ?? []) yield { type: 'text', delta: word }
  },
})

const hear = async (text: string) => {
  let heard = ''
  try {
    for await (const part of withAnswerCheck(saying(text)).answer(REQUEST, new AbortController().signal)) {
      if (part.type === 'text') heard += part.delta
    }
    return { heard, failure: null }
  } catch (error) {
    return { heard, failure: error as CoachFailure }
  }
}

test('a good answer goes through unchanged', async () => {
  const text = 'That is hard. Lay her on her back in her own cot. Never shake a baby.'
  expect(await hear(text)).toEqual({ heard: text, failure: null })
})

test('an answer that says what no coach may say ends at that sentence', async () => {
  const { heard, failure } = await hear('I understand. Put her to sleep on her tummy. Then rest a little.')
  expect(failure).toBeInstanceOf(CoachFailure)
  expect(failure?.code).toBe('coach_withdrawn')
  expect(failure?.cause).toBeInstanceOf(UnsafeAnswer)
  expect(heard).not.toContain('Then rest')
})

test('the last sentence is read too when it has no full stop', async () => {
  const { failure } = await hear('Just smack her hand when she does it')
  expect(failure?.code).toBe('coach_withdrawn')
})

test('what goes to the log names the kind and not the words', async () => {
  const { failure } = await hear('Put her to sleep on her tummy.')
  expect(String(failure?.cause)).not.toContain('tummy.')
})
