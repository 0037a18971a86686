import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Transcript } from '../src/features/coaching/contract.ts'
import { buildChildInput, cookieOf } from './factories.ts'
import { startUpstream, type Upstream } from './fakes/upstream.ts'
import { type RunningServer, startServer } from './running-server.ts'

/** CRASH_ROUNDS=20 npx vitest run tests/crash tries it longer. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 1)
const SETTLED_WITHIN_MS = 60_000

let upstream: Upstream
let env: Record<string, string>
beforeAll(async () => {
  upstream = await startUpstream({ scenario: 'held' })
  env = { COACH_BASE_URL: upstream.url, DATA_DIR: await mkdtemp(join(tmpdir(), 'kinwise-crash-')) }
  if (process.env.TEST_ENGINE === 'postgres') env.DATABASE_URL = await newDatabase(inject('template'))
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
    .poll(() => read(server, family), { timeout: SETTLED_WITHIN_MS, interval: 500 })
    .toMatchObject({ running: [], remaining: 10 })
    .then(() => read(server, family))
  const own = talk.messages.filter(({ author }) => author === 'user').map(({ content }) => content)
  expect(own).toEqual(sent)
  const answers = talk.messages.filter(({ answerTo }) => answerTo !== null)
  expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 'interrupted'))

  // Asked to stop instead, the process lets its readers hear the end, and goes by itself.
  const reader = await sendAndReadFirstWords(server, family, 'The last one')
  const rest = readRest(reader)
  expect(await server.stop()).toBe(0)
  expect(await rest).toMatch(/event: ended\ndata: .*"interrupted"/)
})

type Family = { cookie: string; conversationId: string }

const call = (server: RunningServer, cookie: string, path: string, body?: unknown) =>
  fetch(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      cookie,
      origin: server.url,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })

const signUp = async (server: RunningServer): Promise<Family> => {
  const account = {
    email: 'parent@example.org',
    password: 'correct horse battery',
    name: 'Parent',
    isAdult: true,
  }
  const signedUp = cookieOf(await call(server, '', '/api/auth/sign-up/email', account))
  const cookie = await verify(server, signedUp)
  const added = await call(server, cookie, '/api/children', buildChildInput())
  const { child } = await added.json()
  const opened = await call(server, cookie, `/api/children/${child.id}/conversations`, { kind: 'child' })
  return { cookie, conversationId: ((await opened.json()) as Transcript).conversation.id }
}

/** Opens the mail in the development inbox and follows its link, as its page does. Returns the cookie of the session from then on. */
const verify = async (server: RunningServer, cookie: string): Promise<string> => {
  const path = await expect
    .poll(
      async () =>
        (await (await fetch(`${server.url}/dev/inbox`)).text()).match(/\/dev\/inbox\/[\w-]{36}/)?.[0],
      {
        timeout: 20_000,
      },
    )
    .toBeDefined()
    .then(
      async () =>
        (await (await fetch(`${server.url}/dev/inbox`)).text()).match(/\/dev\/inbox\/[\w-]{36}/)?.[0],
    )
  const mail = await (await fetch(server.url + path)).text()
  const token = mail.match(/href="http[^"]*confirm-email[^"#]*#([^"]*)"/)?.[1]
  return cookieOf(await call(server, cookie, '/api/auth/confirm-email', { token }))
}

const sendAndReadFirstWords = async (
  server: RunningServer,
  { cookie, conversationId }: Family,
  text: string,
) => {
  const body = { clientId: randomUUID(), text }
  const response = await call(server, cookie, `/api/conversations/${conversationId}/messages`, body)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let seen = ''; !seen.includes('event: text'); ) seen += (await reader?.read())?.value ?? ''
  return reader
}

const readRest = async (reader: ReadableStreamDefaultReader<string> | undefined): Promise<string> => {
  const read = await reader?.read().catch(() => null)
  return read && !read.done ? read.value + (await readRest(reader)) : ''
}

const read = async (server: RunningServer, { cookie, conversationId }: Family): Promise<Transcript> =>
  (await call(server, cookie, `/api/conversations/${conversationId}`)).json()

const newDatabase = async (template: string): Promise<string> => {
  const name = `crash_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(`${template}/postgres`)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${template}/${name}`
}
