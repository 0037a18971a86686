import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tests/setup/free-port.ts'

const START_MS = 60_000
const STOP_MS = 15_000
const LOOK_MS = 5

/** Servers and their Postgres share the first core; the client and the fake model have the second, so that they take nothing from them. */
export const pinned = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0,1', 'true']).status === 0

export type Server = { url: string; pid: number; startedMs: number; stop: () => Promise<void> }

/** Starts a script on the first core, and waits until it is ready: cold, but for the compiled code that a second start finds. */
export const startServer = async (
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<Server> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = startPinned(script, args, { ...env, PORT: String(port) })
  child.stdout?.resume()
  const ended = endOf(child)
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null || performance.now() - started > START_MS) {
      child.kill('SIGKILL')
      throw new Error(`${script} did not start`)
    }
    await sleep(LOOK_MS)
  }
  const startedMs = performance.now() - started
  return { url, pid: child.pid as number, startedMs, stop: ended }
}

/** Starts Postgres on the first core, with its own process the postmaster's parent. */
export const startDatabase = async (): Promise<{ url: string; pid: number; stop: () => Promise<void> }> => {
  const child = startPinned(new URL('./postgres.ts', import.meta.url).pathname, [], {})
  const stop = endOf(child)
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const url = /postgres:\/\/\S+/.exec(line)?.[0]
    if (url) return { url, pid: childrenOf(child.pid as number)[0] as number, stop }
  }
  throw new Error('Postgres did not start')
}

export const pinClient = (): void => {
  if (pinned) spawnSync('taskset', ['-apc', '1', String(process.pid)])
}

export const memoryMib = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Processor time of a process in milliseconds, with that of children that it waited for. */
export const processorMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * TICK_MS, 0)
}
const TICK_MS = 10

/** The same of a process and all the children it has. */
export const familyProcessorMs = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => sum + processorMs(one), 0)

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]
        return Number(parent) === pid ? [Number(name)] : []
      } catch {
        return []
      }
    })

const startPinned = (script: string, args: string[], env: Record<string, string>): ChildProcess => {
  const flags = process.env.BENCH_NODE_FLAGS?.split(' ') ?? []
  const command = [...(pinned ? ['taskset', '-c', '0'] : []), process.execPath, ...flags, script, ...args]
  return spawn(command[0] as string, command.slice(1), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const endOf = (child: ChildProcess): (() => Promise<void>) => {
  const kill = () => child.kill('SIGKILL')
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  process.once('exit', kill)
  return async () => {
    child.kill('SIGTERM')
    await Promise.race([gone, sleep(STOP_MS, undefined, { ref: false })])
    kill()
    process.off('exit', kill)
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )
