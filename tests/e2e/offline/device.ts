import type { BrowserContextOptions, Page } from 'playwright-core'
import { vi } from 'vitest'
import type { ChildInput } from '../../../src/family/contract.ts'
import type { RunningServer } from '../../app/running-server.ts'
import { newVisitor, type Visitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'

/** Lines that break on purpose. */
export const BROKEN = [/Failed to load resource|ERR_|Failed to fetch|net::/]

/** A family that said this is their own device, with its page at My Children. */
export const newOwnDevice = async (
  server: RunningServer,
  email: string,
  children: Partial<ChildInput>[] = [{}],
  options: BrowserContextOptions = {},
): Promise<{ parent: Visitor; ids: string[] }> => {
  const parent = await newVisitor(options, BROKEN)
  const ids = await signInAsFamily(parent, server, email, children)
  await parent.page.goto(`${server.url}/my-children`)
  await sayOwn(parent.page)
  return { parent, ids }
}

export const sayOwn = async (page: Page) => {
  await page.getByRole('button', { name: 'Yes, keep them here' }).click()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
}

export const chatOf = (server: RunningServer, childId: string | undefined) =>
  `${server.url}/my-children/${childId}/chat`

export const write = async (page: Page, words: string) => {
  await page.getByRole('textbox').fill(words)
  await page.getByRole('button', { name: 'Send message' }).click()
}

/** Everything that this browser keeps for the site, as one text: each database, store and cache, and what a script may not read too. */
export const wordsOnDevice = async (page: Page): Promise<string> => {
  const inPage = await page.evaluate(async () => {
    const read = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const { name } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames)
        found.push(await read(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        found.push(request.url, await (await cache.match(request))?.text())
    }
    return JSON.stringify(found)
  })
  return inPage + JSON.stringify(await page.context().cookies())
}

/** Waits until the device has written this down. */
export const untilKept = (page: Page, words: string) =>
  vi.waitUntil(async () => (await wordsOnDevice(page)).includes(words), { timeout: 30_000, interval: 250 })
