import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Trial } from '../../src/trial/contract.ts'
import type { TestApp } from '../app/test-app.ts'
import { type Client, clientOf, cookieOf, eventsOf } from './factories.ts'
import { newNetwork } from './networks.ts'

export type Visitor = {
  network: Record<string, string>
  say: (text: string, clientId?: string) => Promise<Response>
  tap: (choice: string, clientId?: string) => Promise<Response>
  read: () => Promise<Trial>
  clear: () => Promise<Response>
  cookie: () => string
  forgetCookie: () => void
}

/** A browser without an account that keeps its cookie. */
export const buildVisitor = (app: TestApp, network = newNetwork()): Visitor => {
  let cookie = ''
  const call: Client['call'] = (method, path, body) => clientOf(app, cookie).call(method, path, body, network)
  return {
    network,
    say: async (text, clientId = randomUUID()) => {
      const response = await call('POST', '/api/trial/messages', { clientId, text })
      cookie = cookieOf(response) || cookie
      return response
    },
    tap: (choice, clientId = randomUUID()) =>
      call('POST', '/api/trial/messages', { clientId, text: 'whatever', choice }),
    read: async () => (await call('GET', '/api/trial')).json(),
    clear: () => call('DELETE', '/api/trial'),
    cookie: () => cookie,
    forgetCookie: () => {
      cookie = ''
    },
  }
}

/** Says something and reads its answer to the end. */
export const ask = async (visitor: Visitor, text: string) => {
  const events = await eventsOf(await visitor.say(text))
  const [accepted, ended] = [events[0], events.at(-1)]
  if (accepted?.type !== 'accepted' || ended?.type !== 'ended') throw new Error('not answered')
  return { events, accepted, answer: ended.answer, remaining: ended.remaining }
}

/** As if everything of the trial had happened so many hours earlier. */
export const passHours = async (app: TestApp, hours: number): Promise<void> => {
  const earlier = sql.raw(`- interval '${hours} hours'`)
  await app.database.db.execute(sql`update trial_visitor set counted_at = counted_at ${earlier}`)
  const theirs = sql`not exists (select 1 from family_member m where m.family_id = `
  for (const [table, family] of [
    ['family', 'family.id'],
    ['conversation', 'conversation.family_id'],
    ['message', 'message.family_id'],
  ] as const)
    await app.database.db.execute(
      sql`update ${sql.identifier(table)} set created_at = created_at ${earlier} where ${theirs}${sql.raw(family)})`,
    )
}
