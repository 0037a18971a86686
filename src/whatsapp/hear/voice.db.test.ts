import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWhatsAppApp, type WhatsAppApp } from '../../../tests/app/whatsapp-app.ts'
import { openTalk, readTalk } from '../../../tests/people/factories.ts'
import { VOICE_ID } from '../../app/whatsapp-sandbox/stand-in.ts'

/** Writes down every recording as these words; null is a fault. */
let said: string | null = ''
let asked: { path: string | undefined; key: string | undefined; body: string } | null = null
const endpoint = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = Buffer.concat(parts).toString('latin1')
  asked = { path: request.url, key: request.headers.authorization, body }
  response.statusCode = said === null ? 500 : 200
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(said === null ? { error: 'away' } : { text: said }))
})

let world: WhatsAppApp
beforeAll(async () => {
  endpoint.listen(0, '127.0.0.1')
  await once(endpoint, 'listening')
  const { port } = endpoint.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/v1/audio/transcriptions`
  world = await startWhatsAppApp({ transcribe: { url, apiKey: 'a key', model: 'whisper-1' } })
})
afterAll(async () => {
  await world.stop()
  endpoint.close()
})

const speak = async (phone: Parameters<WhatsAppApp['heard']>[0], words: string | null, id = VOICE_ID) => {
  said = words
  await world.sandbox.phones.write(phone, world.shared, 'Voice message', { type: 'audio', audio: { id } })
  await world.idle()
  return world.heard(phone).at(-1)
}

test('a voice message is written down and answered like any other', async () => {
  const { parent, child, phone } = await world.linkedFamily()
  const answer = await speak(phone, 'She screams at bedtime')
  const talk = await readTalk(parent, (await openTalk(parent, child.id)).conversation.id)
  expect(talk.messages[1]?.content).toBe('She screams at bedtime')
  expect(answer).toContain(talk.messages[2]?.content.slice(0, 20))
  expect(asked).toMatchObject({ path: '/v1/audio/transcriptions', key: 'Bearer a key' })
  expect(asked?.body).toContain('whisper-1')
})

test('S70: danger in a voice message is heard, whoever speaks', async () => {
  expect(await speak(world.newPhone(), 'My son just swallowed a button battery')).toContain('911')
})

test('what can\u2019t be written down is asked for in words', async () => {
  const { phone } = await world.linkedFamily()
  expect(await speak(phone, null)).toContain("couldn't make out")
  expect(await speak(phone, '   ')).toContain("couldn't make out")
  expect(await speak(phone, 'Hello', '404')).toContain("couldn't make out")
})
