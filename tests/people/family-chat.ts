import { randomUUID } from 'node:crypto'
import type { ChatEvent, ChatMessage, FamilyChat } from '../../src/family-chat/contract.ts'
import type { AnswerMode } from '../../src/family-chat/rules.ts'
import type { TestApp } from '../app/test-app.ts'
import { buildChild, buildParent, type Client, setPlan } from './factories.ts'
import { joinFamily } from './members.ts'

/** Two parents of Mia and Tom on a plan with a family chat. */
export const buildParents = async (app: TestApp, plan = 'family') => {
  const owner = await buildParent(app)
  await setPlan(app, owner, plan)
  const mia = await buildChild(owner, { name: 'Mia' })
  const tom = await buildChild(owner, { name: 'Tom' })
  const other = await joinFamily(app, owner, await buildParent(app), 'parent')
  return { owner, other, mia, tom }
}

export const chatOf = async (client: Client): Promise<FamilyChat> =>
  (await client.call('GET', '/api/family-chat')).json()

export const say = (client: Client, text: string, more: { clientId?: string; asks?: boolean } = {}) =>
  client.call('POST', '/api/family-chat/messages', { clientId: randomUUID(), text, ...more })

export const setMode = (client: Client, answers: AnswerMode) =>
  client.call('PUT', '/api/family-chat/answers', { answers })

/** An open page: what it has been told, and what closes it. Streams end after a while: like a browser's, it then reads on elsewhere. */
export const openPage = async (client: Client, after: number) => {
  const told: ChatEvent[] = []
  const open = async () => {
    const read = told.flatMap((event) =>
      event.type === 'news' ? [event.state.changes, ...event.messages.map(({ change }) => change)] : [],
    )
    const response = await client.call('GET', `/api/family-chat/events?after=${Math.max(after, ...read)}`)
    return response.body?.pipeThrough(new TextDecoderStream()).getReader()
  }
  let isClosed = false
  let reader = await open()
  /** Whether it's to be opened again. */
  const listen = async (): Promise<boolean> => {
    let text = ''
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return false
      const parts = (text + value).split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        if (part.startsWith('event: reattach')) return !isClosed
        const data = /^data: (.*)$/m.exec(part)?.[1]
        if (data) told.push(JSON.parse(data))
      }
    }
  }
  const ended = (async () => {
    while (await listen()) reader = await open()
  })()
  return {
    told,
    /** Every message it was told of, as often as it was. */
    messages: (): ChatMessage[] => told.flatMap((event) => (event.type === 'news' ? event.messages : [])),
    ended,
    close: async () => {
      isClosed = true
      await reader?.cancel()
      await ended
    },
  }
}
