import { beforeEach, describe, expect, test, vi } from 'vitest'
import { waitForDatabase } from '../../src/app/meanwhile/wait-for-database.ts'
import { readConfig } from '../../src/platform/config.ts'
import { DatabaseUnreachable } from '../../src/platform/db/open-errors.ts'
import { newDatabase, quietLog } from '../app/test-database.ts'
import { startLine } from '../fakes/line.ts'
import { newFolder } from '../new-folder.ts'
import { freePort } from '../setup/free-port.ts'

const configFor = (databaseUrl: string, port: number) =>
  readConfig({ DATABASE_URL: databaseUrl, PORT: String(port), DATA_DIR: newFolder() })

describe.runIf(process.env.TEST_ENGINE === 'postgres')('without its database at the start', () => {
  const said: string[] = []
  beforeEach(() => {
    said.length = 0
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  })

  test('S103: the server says so to everybody, waits, and begins once the database is there', async () => {
    const line = await startLine(await newDatabase(), { isOpen: false })
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const waiting = waitForDatabase(configFor(line.url, port), quietLog)
    const ask = (path: string) => fetch(url + path, { headers: { connection: 'close' } })
    const statusOf = (path: string) =>
      ask(path).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(() => statusOf('/healthz'), { timeout: 20_000 }).toBe(200)
    expect(await statusOf('/readyz')).toBe(503)
    const refused = await ask('/api/me')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await (await ask('/my-children')).text()).toContain('Kinwise will be right back')
    expect(said.join('')).toMatch(/cannot be reached.*ECONNREFUSED.*tried again each second/s)
    await line.open()
    const { opened, meanwhile } = await waiting
    await opened.database.ping()
    // Until the product takes the port over there's no moment without an answer.
    expect(await statusOf('/my-children')).toBe(503)
    meanwhile?.handOver(() => new Response('the product'))
    expect(await (await ask('/my-children')).text()).toBe('the product')
    meanwhile?.server.close()
    await opened.database.close()
    line.close()
  })

  test('what waiting cannot mend ends the start', async () => {
    const wrong = new URL(await newDatabase())
    wrong.pathname = '/nowhere'
    const config = configFor(wrong.href, await freePort())
    await expect(waitForDatabase(config, quietLog)).rejects.toBeInstanceOf(DatabaseUnreachable)
    expect(said).toEqual([])
  })
})
