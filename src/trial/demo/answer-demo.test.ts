import { expect, test } from 'vitest'
import type { GuideAnswer } from '../../guidance/talk.ts'
import { assess } from '../../safety/assess.ts'
import { answerDemo, type DemoGuide } from './answer-demo.ts'

const guide: DemoGuide = {
  answerOf: async () => ({}) as GuideAnswer,
  coach: {
    name: 'guide',
    answer: async function* () {
      yield { type: 'text', delta: 'Try this.' }
    },
  },
}

test('a message that is sent again is the same message', async () => {
  const clientId = '5b1f7a54-6f0c-4f0e-9d6c-0c1f4f9b7a10'
  const asked = { text: 'She bites', turns: [], clientId }
  const ids: unknown[] = []
  for (let n = 0; n < 2; n++) {
    const events = answerDemo(
      guide,
      asked,
      { card: null, care: assess(''), isAnswered: true },
      new AbortController().signal,
    )
    for await (const event of events) if (event.type === 'accepted') ids.push(event.message.id)
  }
  expect(ids).toEqual([clientId, clientId])
})
