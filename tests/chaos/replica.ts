import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningServer, startServer } from '../app/running-server.ts'
import { freePort } from '../setup/free-port.ts'
import type { Fault } from './parent.ts'

const STOPS_WITHIN_MS = 10_500

export type Replica = Awaited<ReturnType<typeof createReplica>>

/** One server on a port that stays its own: it can be killed, stopped and started again, as often as one likes. */
export const createReplica = async (name: string, env: Record<string, string>, faults: Fault[]) => {
  const fault = (what: string) => void faults.push({ who: name, what })
  const port = String(await freePort())
  const begin = async () => {
    const begun = await startServer({ ...env, PORT: port })
    void begun.exited.then((code) => {
      if (server !== begun) return
      server = null
      fault(`died by itself with ${code}: ${lastWords(begun)}`)
      void startAgain()
    })
    return begun
  }
  let server: RunningServer | null = null
  const kept = { killed: 0, stopped: 0, longestStopMs: 0, longestStartMs: 0 }
  // Whatever ends this process ends its servers.
  process.once('exit', () => server && process.kill(server.pid, 'SIGKILL'))
  const startAgain = async (): Promise<void> => {
    const started = performance.now()
    for (let tries = 0; !server; tries++)
      server = await begin().catch(async (error) => {
        if (tries > 20) throw error
        await sleep(500)
        return null
      })
    kept.longestStartMs = Math.max(kept.longestStartMs, performance.now() - started)
  }
  await startAgain()
  kept.longestStartMs = 0
  const take = (): RunningServer | null => {
    const taken = server
    server = null
    return taken
  }
  return {
    url: `http://127.0.0.1:${port}`,
    kept,
    isUp: () => server !== null,
    startAgain,
    /** As a crash does. */
    kill: async (): Promise<void> => {
      const taken = take()
      if (!taken) return
      kept.killed += 1
      await taken.kill()
    },
    /** As an operator does: it has ten seconds. */
    stop: async (): Promise<void> => {
      const taken = take()
      if (!taken) return
      kept.stopped += 1
      const started = performance.now()
      const code = await taken.stop()
      const tookMs = performance.now() - started
      kept.longestStopMs = Math.max(kept.longestStopMs, tookMs)
      if (code !== 0) fault(`ended with ${code}: ${lastWords(taken)}`)
      if (tookMs > STOPS_WITHIN_MS) fault(`took ${Math.round(tookMs)} ms to end`)
    },
  }
}

const lastWords = ({ output }: RunningServer): string => output.join('').slice(-600)
