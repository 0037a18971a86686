import { setTimeout as sleep } from 'node:timers/promises'
import type { Upstream } from '../fakes/upstream.ts'
import type { ScenarioName, ScenarioOptions } from '../fakes/upstream-scenarios.ts'
import type { RunningProxy } from './proxy.ts'
import type { Replica } from './replica.ts'
import { speak } from './spoken.ts'

type Parts = {
  replicas: Replica[]
  proxy: RunningProxy
  upstream: Upstream
  restartDatabase: (how: 'fast' | 'crash') => Promise<void>
}

export type Troubles = { cuts: number; lines: number; restarts: number; upstreamFaults: number }

const SPACING_MS = 60
const FAULTS: [ScenarioName, ScenarioOptions][] = [
  ['always-reset', {}],
  ['scripted', { script: (body) => speak(body).slice(0, 20) }],
  ['error-before-first-token', {}],
  ['empty', {}],
]
const UPSTREAM_AWAY_MS = 3_000
/** Between one trouble and the next, and a second. */
const CALM_MS = 4_000
const DOWN_MS = 1_500
const SPARED = 0.75

export const speakWell = (upstream: Upstream): void =>
  upstream.scenario('scripted', { script: speak, spacingMs: SPACING_MS })

/** One trouble after the other until told: mostly servers die, sometimes lines, the database or the model. */
export const makeTrouble = async (parts: Parts, isOver: () => boolean): Promise<Troubles> => {
  const { replicas, proxy, upstream, restartDatabase } = parts
  const troubles: Troubles = { cuts: 0, lines: 0, restarts: 0, upstreamFaults: 0 }
  const open = new Set<Promise<void>>()
  const aside = (work: Promise<void>) => {
    const done = work.finally(() => open.delete(done))
    open.add(done)
  }
  const down = async (end: Promise<void>, replica: Replica) => {
    await end
    await sleep(Math.random() * DOWN_MS)
    await replica.startAgain()
  }
  while (!isOver()) {
    await sleep(1_000 + Math.random() * CALM_MS)
    const dice = Math.random()
    const standing = replicas.filter((replica) => replica.isUp())
    // Now and then none is left; a site with two replicas mostly has one.
    const isSpared = standing.length < replicas.length && Math.random() < SPARED
    const one = isSpared ? undefined : standing[Math.floor(Math.random() * standing.length)]
    if (dice < 0.5 && one) aside(down(one.kill(), one))
    else if (dice < 0.78 && one) aside(down(one.stop(), one))
    else if (dice < 0.9) {
      troubles.cuts += 1
      troubles.lines += proxy.cut(dice < 0.85 ? 0.5 : 1)
    } else if (dice < 0.97) {
      troubles.restarts += 1
      await restartDatabase(dice < 0.94 ? 'fast' : 'crash')
    } else {
      troubles.upstreamFaults += 1
      const [scenario, options] = FAULTS[troubles.upstreamFaults % FAULTS.length] ?? ['empty', {}]
      upstream.scenario(scenario, options)
      await sleep(UPSTREAM_AWAY_MS)
      speakWell(upstream)
    }
  }
  await Promise.all(open)
  return troubles
}
