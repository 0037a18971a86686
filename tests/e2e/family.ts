import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import type { ChildInput } from '../../src/family/contract.ts'
import type { RunningServer } from '../app/running-server.ts'
import { buildChildInput } from '../people/factories.ts'
import type { Visitor } from './browser.ts'
import { PASSWORD } from './parent.ts'

/** What a whole sign-up leaves, made through the API: this browser is signed in, verified, and has these children. Returns their ids. */
export const signInAsFamily = async (
  visitor: Visitor,
  server: RunningServer,
  email: string,
  children: Partial<ChildInput>[] = [],
): Promise<string[]> => {
  const post = poster(visitor, server)
  await post('/api/auth/sign-up/email', { email, password: PASSWORD, name: 'Parent', isAdult: true })
  const { hash } = new URL(await linkInMailTo(email, server))
  await post('/api/auth/confirm-email', { token: hash.slice(1) })
  const ids: string[] = []
  for (const given of children) ids.push((await post('/api/children', buildChildInput(given))).child.id)
  return ids
}

/** Calls the API as this browser, cookies and all. */
export const poster =
  ({ page }: Visitor, { url }: RunningServer) =>
  async (path: string, data: unknown) => {
    const response = await page.request.post(url + path, { data, headers: { origin: url } })
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true)
    return response.json()
  }

/** The first address in the newest mail that this address got. */
export const linkInMailTo = async (email: string, server: RunningServer): Promise<string> => {
  const inbox = join(server.dataDir, 'inbox')
  const newest = async () => {
    const names = (await readdir(inbox).catch(() => [])).filter((name) => name.endsWith('.json'))
    for (const name of names.sort().reverse()) {
      const mail = JSON.parse(await readFile(join(inbox, name), 'utf8'))
      if (mail.to === email) return /https?:\/\/\S+/.exec(mail.text)?.[0]
    }
  }
  return vi.waitUntil(newest, { timeout: 30_000 })
}
