import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'

const START_MS = 30_000
const STOP_MS = 5_000

// The server under test has the first core for itself, the client and the fake model share the second.
export const pinned = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0,1', 'true']).status === 0

export type Server = { url: string; pid: number; stop(): Promise<void> }

/** Starts a script as a process of its own and waits for the first http address on its standard output. */
export async function startServer(
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<Server> {
  const command = [...(pinned ? ['taskset', '-c', '0'] : []), process.execPath, script, ...args]
  const child = spawn(command[0] as string, command.slice(1), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await Promise.race([addressFrom(child.stdout), gone, after(START_MS)])
  if (!url) {
    end()
    throw new Error(`${script} ${args.join(' ')} did not say where it listens`)
  }
  return {
    url,
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM')
      await Promise.race([gone, after(STOP_MS)])
      end()
      process.off('exit', end)
    },
  }
}

export function pinClient() {
  if (pinned) spawnSync('taskset', ['-apc', '1', String(process.pid)])
}

export function memoryMib(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)]).stdout) / 1024
  }
}

/** The most memory that was seen while the work ran. */
export async function peakMib(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryMib(pid))
  }, 100)
  await work().finally(() => clearInterval(timer))
  return Math.max(peak, memoryMib(pid))
}

async function addressFrom(stdout: NodeJS.ReadableStream): Promise<string | undefined> {
  return new Promise((resolve) => {
    // Stays attached: a pipe that nobody reads fills up and stops the server.
    createInterface(stdout).on('line', (line) => {
      const url = /http:\/\/[^\s"]+/.exec(line)?.[0]
      if (url) resolve(url)
    })
  })
}

async function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => void setTimeout(resolve, ms, undefined).unref())
}
