import { expect, test } from 'vitest'
import type { Model, ModelRequest } from '../platform/model/model.ts'
import { ModelError } from '../platform/model/model.ts'
import { modelSummaries, summariseAll, topicSummaries } from './summaries.ts'

const never = new AbortController().signal

test('a stretch that cannot be summarised is the fixed sentence, and the others stay', async () => {
  const asked: ModelRequest[] = []
  const model: Model = async function* (request) {
    asked.push(request)
    if (request.messages.at(-1)?.content.includes('broken')) throw new ModelError('broken')
    if (request.messages.at(-1)?.content.includes('empty')) return
    yield 'Bedtime was the worry.'
  }
  const talks = ['Parent: bedtime', 'Parent: broken', 'Parent: empty']
  expect(await summariseAll(talks, modelSummaries(model), never)).toEqual([
    'Bedtime was the worry.',
    'Previous conversation about parenting topics.',
    'Previous conversation about parenting topics.',
  ])
  expect(asked.map(({ temperature, maxTokens }) => [temperature, maxTokens])).toEqual(
    Array(3).fill([0.3, null]),
  )
})

test('without a model the topics are named, or the fixed sentence', async () => {
  const summarise = topicSummaries((text) => (text.includes('night') ? ['sleep'] : []))
  expect(await summarise('she wakes up every night', never)).toBe('Talked about sleep.')
  expect(await summarise('ok', never)).toBe('Previous conversation about parenting topics.')
})
