import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTalk, sendAndReadFirstWords, signUp } from '../app/family-of-server.ts'
import { startServer } from '../app/running-server.ts'
import { newDatabase } from '../app/test-database.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'

/** CRASH_ROUNDS=20 npx vitest run tests/crash tries it longer. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 1)
const SETTLED_WITHIN_MS = 60_000

let upstream: Upstream
let env: Record<string, string>
beforeAll(async () => {
  upstream = await startUpstream({ scenario: 'held' })
  env = { COACH_BASE_URL: upstream.url, DATA_DIR: await mkdtemp(join(tmpdir(), 'kinwise-crash-')) }
  if (process.env.TEST_ENGINE === 'postgres') env.DATABASE_URL = await newDatabase()
})
afterAll(async () => {
  await upstream.close()
  await rm(env.DATA_DIR ?? '', { recursive: true, force: true })
})

test(`killed in mid-answer (rounds: ${ROUNDS}), no message and no credit is lost`, {
  timeout: 300_000,
}, async () => {
  let server = await startServer(env)
  const family = await signUp(server)
  const sent: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const text = `Message ${round}`
    await sendAndReadFirstWords(server, family, text)
    sent.push(text)
    await server.kill()
    server = await startServer(env)
  }
  const talk = await expect
    .poll(() => readTalk(server, family), { timeout: SETTLED_WITHIN_MS, interval: 500 })
    .toMatchObject({ running: [], remaining: 10 })
    .then(() => readTalk(server, family))
  const own = talk.messages.filter(({ author }) => author === 'user').map(({ content }) => content)
  expect(own).toEqual(sent)
  const answers = talk.messages.filter(({ answerTo }) => answerTo !== null)
  expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 'interrupted'))

  // Asked to stop instead, the process sends its readers on, ends its answers, and goes by itself.
  const reader = await sendAndReadFirstWords(server, family, 'The last one')
  const rest = readRest(reader)
  expect(await server.stop()).toBe(0)
  expect(await rest).toMatch(/event: reattach\n/)
  server = await startServer(env)
  const { messages, remaining, running } = await readTalk(server, family)
  expect(messages.at(-1)).toMatchObject({ status: 'interrupted', error: 'interrupted' })
  expect({ remaining, running }).toEqual({ remaining: 10, running: [] })
  await server.stop()
})

const readRest = async (reader: ReadableStreamDefaultReader<string> | undefined): Promise<string> => {
  const read = await reader?.read().catch(() => null)
  return read && !read.done ? read.value + (await readRest(reader)) : ''
}
