import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Message } from '../../src/conversation/contract.ts'
import type { Db } from '../../src/platform/db/db.ts'
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

/** A step and a sentence that rest on a message, whatever it says. */
export const buildTried = async (
  db: Db,
  messageId: string,
  words: string,
): Promise<{ stepId: string; memoryId: string }> => {
  const [stepId, memoryId] = [randomUUID(), randomUUID()]
  const whose = sql`from message join conversation on conversation.id = message.conversation_id
    join family_member on family_member.family_id = message.family_id and family_member.user_id = conversation.author_id
    where message.id = ${messageId}`
  await db.execute(sql`insert into taken_step
      (family_id, id, child_id, message_id, place, user_id, step, day, taken_at, note)
    select message.family_id, ${stepId}, child_id, message.id, 0, family_member.user_id, ${words}, '2026-06-10', now(), null ${whose}`)
  await db.execute(sql`insert into memory
      (family_id, id, child_id, message_id, user_id, kind, text, created_at)
    select message.family_id, ${memoryId}, child_id, message.id, family_member.user_id, 'routine', ${words}, now() ${whose}`)
  await db.execute(sql`insert into check_in_setting (family_id, user_id, zone, minute_of_day, channel)
    select message.family_id, family_member.user_id, 'Europe/Berlin', 600, 'mail' ${whose} on conflict do nothing`)
  return { stepId, memoryId }
}
