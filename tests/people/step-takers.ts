import type { Message } from '../../src/conversation/contract.ts'
import type { Answered, TakenStep } from '../../src/steps/contract.ts'
import type { TestApp } from '../app/test-app.ts'
import { buildChild, buildParent, type Client, eventsOf, openTalk, send } from './factories.ts'

export const BATTLES = 'She screams every night at bedtime and I am exhausted'

/** A clock that a test moves. */
export const movedClock = (start: string) => {
  let now = new Date(start)
  return {
    clock: () => now,
    goTo: (time: string) => {
      now = new Date(time)
    },
  }
}

/** What the coach answers to a message, or to a tap. */
export const answerTo = async (response: Response): Promise<Message> => {
  const last = (await eventsOf(response)).at(-1)
  if (last?.type !== 'ended' || !last.answer) throw new Error('there is no answer')
  return last.answer
}

/** A family with a child and an answer that has steps. */
export const buildAnswered = async (app: TestApp, text = BATTLES, parent?: Client) => {
  const who = parent ?? (await buildParent(app))
  const { id: childId } = await buildChild(who)
  const { conversation } = await openTalk(who, childId)
  const answer = await answerTo(await send(who, conversation.id, text))
  return { parent: who, childId, conversationId: conversation.id, answer }
}

export const take = (parent: Client, messageId: string, place = 0, zone = 'Europe/Berlin') =>
  parent.call('POST', `/api/answers/${messageId}/steps`, { place, zone })

export const stepsOf = async (parent: Client): Promise<TakenStep[]> =>
  (await (await parent.call('GET', '/api/steps')).json()).steps

export const tell = async (parent: Client, stepId: string, outcome: string, note = ''): Promise<Answered> => {
  const response = await parent.call('PUT', `/api/steps/${stepId}/outcome`, { outcome, note })
  if (!response.ok) throw new Error(`an outcome answered ${response.status}`)
  return response.json()
}
