import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SECRET, seatPostgres } from '../../bench/kinwise.ts'
import { newDatabase } from '../app/test-database.ts'
import { createParent, type Fault, noCounts, PATIENT, type Seat } from '../chaos/parent.ts'
import { type RunningProxy, startProxy } from '../chaos/proxy.ts'
import { countRunning, reckon } from '../chaos/reckon.ts'
import { createReplica, type Replica } from '../chaos/replica.ts'
import { speak } from '../chaos/spoken.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'

const STREAMS = 50
const CREDITS = 1_000_000
const SOON = { timeout: 60_000, interval: 100 }

describe.runIf(process.env.TEST_ENGINE === 'postgres')('two servers behind a proxy', () => {
  let databaseUrl: string
  let upstream: Upstream
  let one: Replica
  let two: Replica
  let proxy: RunningProxy
  let seats: Seat[]
  let client: pg.Client
  const faults: Fault[] = []
  beforeAll(async () => {
    databaseUrl = await newDatabase()
    upstream = await startUpstream({ record: false })
    seats = await seatPostgres(databaseUrl, 2 * STREAMS)
    const env = {
      ...{ APP_SECRET: SECRET, DATABASE_URL: databaseUrl, COACH_BASE_URL: upstream.url },
      ...{ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9', TRUSTED_PROXIES: '1' },
      // The model is held for as long as the other server takes to start.
      ...{ COACH_GAP_SECONDS: '120', COACH_TOTAL_SECONDS: '120' },
    }
    one = await createReplica('one', env, faults)
    two = await createReplica('two', env, faults)
    proxy = await startProxy([one.url, two.url])
    client = new pg.Client(databaseUrl)
    await client.connect()
  })
  beforeEach(() => void faults.splice(0))
  afterAll(async () => {
    await client.end()
    await Promise.all([one.kill(), two.kill()])
    await proxy.stop()
    await upstream.close()
  })

  const parentsOf = (some: Seat[]) => {
    const counts = noCounts()
    const parents = some.map((seat, n) =>
      createParent({ url: proxy.url, seat, name: `P${n}`, counts, faults, habits: PATIENT }),
    )
    return { parents, counts }
  }

  test('S101: of fifty streams on a server that is stopped, all end on the other one: whole, or told that they broke off', {
    timeout: 180_000,
  }, async () => {
    const { parents, counts } = parentsOf(seats.slice(0, STREAMS))
    await two.kill()
    upstream.scenario('scripted', { script: speak, after: 10, spacingMs: 5 })
    const saying = parents.map((parent) => parent.say(0))
    await expect.poll(() => upstream.counts.open, SOON).toBe(STREAMS)
    await two.startAgain()
    const stopping = one.stop()
    // All of them read on at the other one before another word comes.
    await expect.poll(() => counts.reattached, SOON).toBeGreaterThanOrEqual(STREAMS)
    upstream.release()
    await Promise.all([stopping, ...saying])
    await expect.poll(() => countRunning(client), SOON).toBe(0)
    const { faults: found, endings } = await reckon(client, parents, CREDITS)
    expect([...faults, ...found]).toEqual([])
    const { complete = 0, interrupted = 0 } = endings
    expect(complete + interrupted).toBe(STREAMS)
    await one.startAgain()
  })

  test('S101: restarted one after the other under load, nobody loses an answer', {
    timeout: 180_000,
  }, async () => {
    const { parents } = parentsOf(seats.slice(STREAMS))
    upstream.scenario('scripted', { script: speak, spacingMs: 20 })
    let isOver = false
    const living = parents.map((parent) => parent.live(() => isOver))
    for (const replica of [one, two]) {
      await replica.stop()
      await replica.startAgain()
    }
    isOver = true
    await Promise.all(living)
    const { faults: found, endings } = await reckon(client, parents, CREDITS)
    expect([...faults, ...found]).toEqual([])
    // An answer that takes longer than the five seconds it gets, on a machine that is busy otherwise.
    expect(Object.keys(endings)).toEqual(expect.arrayContaining(['complete']))
    expect(endings).not.toHaveProperty('failed')
  })
})
