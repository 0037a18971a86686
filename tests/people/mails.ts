import { vi } from 'vitest'
import type { KeptMail } from '../../src/platform/mail/inbox.ts'
import type { TestApp } from '../app/test-app.ts'
import type { Client } from './factories.ts'
import { newNetwork } from './networks.ts'

/** The newest mail to an address with such a subject, once it is in the development inbox. */
export const mailTo = (app: TestApp, email: string, subject: RegExp): Promise<KeptMail> =>
  vi.waitUntil(
    async () => (await app.inbox?.list())?.find((mail) => mail.to === email && subject.test(mail.subject)),
    { timeout: 20_000, interval: 100 },
  ) as Promise<KeptMail>

export const mailsTo = async (app: TestApp, email: string): Promise<string[]> =>
  ((await app.inbox?.list()) ?? []).filter(({ to }) => to === email).map(({ subject }) => subject)

/** Opens the link of the newest mail that verifies an address, as its page does in this client's browser. */
export const openLink = async (
  app: TestApp,
  client: Pick<Client, 'call'>,
  email: string,
  more: { password?: string; newPassword?: string } = {},
): Promise<Response> => {
  const { text } = await mailTo(app, email, /Verify/)
  const token = pathIn(text).split('#')[1]
  return client.call('POST', '/api/auth/confirm-email', { token, ...more }, newNetwork())
}

/** Path, query and fragment of the first link in a mail's text. */
export const pathIn = (text: string): string => {
  const { pathname, search, hash } = new URL(text.match(/https?:\S+/)?.[0] ?? '')
  return pathname + search + hash
}
