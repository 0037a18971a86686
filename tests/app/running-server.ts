import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../setup/free-port.ts'

/** Compiled code is kept between starts, as `npm start` does. */
const QUICKLY = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/node'),
}

/** As `npm start` runs it; `npm test` and `npm run shots` build it first. */
const SERVER = 'dist/server/server.js'

export type RunningServer = Awaited<ReturnType<typeof startServer>>

/** The product as its own process, as an operator runs it, on a free port and a new data folder unless told. */
export const startServer = async (env: Record<string, string> = {}) => {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'kinwise-server-')))
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [SERVER], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...QUICKLY, LOG_LEVEL: 'error', ...env, PORT: port, DATA_DIR: dataDir },
  })
  const output: string[] = []
  child.stdout.on('data', (data) => output.push(String(data)))
  child.stderr.on('data', (data) => output.push(String(data)))
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await Promise.race([ready(child, output), exited.then(() => Promise.reject(new Error(output.join(''))))])
  return {
    url,
    port,
    dataDir,
    pid: child.pid ?? 0,
    output,
    /** Resolves with what it left with, however it ended. */
    exited: exited.then(([code]): number | null => code),
    /** As a crash does: without a chance to say goodbye. */
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
    /** Returns what it left with: 0 when all went well. */
    stop: async (): Promise<number | null> => {
      child.kill('SIGTERM')
      const [code] = await exited
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

/** The server says so once it listens. */
const READY = 'Kinwise is ready at'

const ready = ({ stdout }: { stdout: Readable }, output: string[]): Promise<void> =>
  new Promise((resolve) => {
    const look = () => output.join('').includes(READY) && resolve()
    stdout.on('data', look)
  })
