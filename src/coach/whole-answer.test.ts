import { expect, test } from 'vitest'
import { type Model, ModelError, type ModelMessage, type ModelRequest } from '../platform/model/model.ts'
import { wholeAnswer } from './whole-answer.ts'

const REQUEST: ModelRequest = {
  messages: [{ role: 'user', content: 'Help' }],
  maxTokens: 10,
  temperature: 0.7,
}
const never = new AbortController().signal

/** Each answer in turn: its tokens, and how it fails. */
const modelOf = (...answers: [tokens: string[], failure: ModelError | null][]) => {
  const asked: ModelRequest[] = []
  const model: Model = async function* (request) {
    const [tokens, failure] = answers[asked.length] ?? [[], null]
    asked.push(request)
    yield* tokens
    if (failure) throw failure
  }
  return { model, asked }
}

const read = async (model: Model) => {
  let text = ''
  const told: ModelMessage[] = []
  try {
    for await (const token of wholeAnswer(model, REQUEST, never, (more) => told.push(...more))) text += token
    return { text, told, end: 'whole' }
  } catch (error) {
    return { text, told, end: (error as ModelError).code }
  }
}

const CUT = new ModelError('cut')

test('an answer that was cut is continued once, and what is sent for that is told', async () => {
  const { model, asked } = modelOf([['Try a ', 'calm'], CUT], [['routine.'], null])
  const { text, end, told } = await read(model)
  expect({ text, end }).toEqual({ text: 'Try a calm routine.', end: 'whole' })
  expect(asked[1]?.messages).toEqual([...REQUEST.messages, ...told])
  expect(told).toMatchObject([{ role: 'assistant', content: 'Try a calm' }, { role: 'user' }])
})

test.each([
  ['Try', 'this', 'Try this'],
  ['Try', ', then', 'Try, then'],
  ['Try ', 'this', 'Try this'],
  ['Try.', '\n\nThen', 'Try.\n\nThen'],
  ['(', 'this)', '(this)'],
])('%j and %j are %j', async (before, after, whole) => {
  const { model } = modelOf([[before], CUT], [[after], null])
  expect((await read(model)).text).toBe(whole)
})

test.each([
  ['cut again', CUT, 'cut'],
  ['not continued', new ModelError('unreachable'), 'cut'],
  ['empty', new ModelError('empty'), 'cut'],
  ['withheld', new ModelError('withheld'), 'withheld'],
])('where it is %s', async (_, failure, end) => {
  const { model, asked } = modelOf([['Try this'], CUT], [[], failure], [['never asked'], null])
  expect(await read(model)).toMatchObject({ text: 'Try this', end })
  expect(asked).toHaveLength(2)
})

test('whatever else goes wrong is not asked again', async () => {
  const { model, asked } = modelOf([['Try'], new ModelError('broken')])
  expect(await read(model)).toMatchObject({ text: 'Try', end: 'broken' })
  expect(asked).toHaveLength(1)
})
