import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { startUpstream, type Upstream } from '../../../tests/fakes/upstream.ts'
import { buildChild, buildParent, eventsOf, openTalk, send } from '../../../tests/people/factories.ts'
import { instructions } from './tables.ts'

let upstream: Upstream
let app: TestApp
beforeAll(async () => {
  upstream = await startUpstream()
  app = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } })
})
afterAll(async () => {
  await app.stop()
  await upstream.close()
})

test('a parent reads the whole prompt that was sent, of which the instructions are stored once for all', async () => {
  const parent = await buildParent(app)
  const child = await buildChild(parent)
  const { conversation } = await openTalk(parent, child.id)
  const ask = async (text: string) => {
    const [accepted] = await eventsOf(await send(parent, conversation.id, text))
    const message = accepted?.type === 'accepted' ? accepted.message.id : ''
    const { sent } = await (await parent.call('GET', `/api/messages/${message}/sent`)).json()
    expect(sent).toEqual(upstream.requests.at(-1)?.body.messages)
    return sent
  }
  const first = await ask('Bedtime is hard')
  const second = await ask('And what about naps?')
  expect(first[0]).toEqual(second[0])
  expect(first[0].role).toBe('system')
  const stored = await app.database.db.select().from(instructions)
  expect(stored.map(({ content }) => content)).toEqual([first[0].content])
})
