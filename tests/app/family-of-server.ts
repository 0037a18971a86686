import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { Transcript } from '../../src/conversation/contract.ts'
import { buildChildInput, cookieOf } from '../people/factories.ts'
import type { RunningServer } from './running-server.ts'

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

/** A parent with a child and an open chat, made the way a browser does. */
export const signUp = async (server: RunningServer): Promise<Family> => {
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
  const findPath = async () =>
    (await (await fetch(`${server.url}/dev/inbox`)).text()).match(/\/dev\/inbox\/[\w-]{36}/)?.[0]
  const path = await vi.waitUntil(findPath, { timeout: 20_000 })
  const mail = await (await fetch(server.url + path)).text()
  const token = mail.match(/href="http[^"]*confirm-email[^"#]*#([^"]*)"/)?.[1]
  return cookieOf(await call(server, cookie, '/api/auth/confirm-email', { token }))
}

export const sendAndReadFirstWords = async (
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

export const readTalk = async (
  server: RunningServer,
  { cookie, conversationId }: Family,
): Promise<Transcript> => (await call(server, cookie, `/api/conversations/${conversationId}`)).json()
