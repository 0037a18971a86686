import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose } from '../../src/app/compose.ts'
import { type Clock, systemClock } from '../../src/platform/clock.ts'
import { type Config, readConfig } from '../../src/platform/config.ts'
import type { Log } from '../../src/platform/log.ts'
import { sharedLibrary } from './shared-library.ts'
import { openTestDatabase, quietLog } from './test-database.ts'

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** Refuses every connection: for tests in which nobody is answered. */
const NO_COACH = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: null, model: 'none' }

/** Tests sign up thousands of times. Whoever asks for the work that a login takes gives the product's own cost. */
const CHEAP = { memory: 8, passes: 1 }

type Surroundings = { log?: Log; clock?: Clock; opening?: ReturnType<typeof openTestDatabase> }

/** The whole product on a fresh database, without a port. `coach: null` is the built-in guide. */
export const startTestApp = async (
  settings: Partial<Omit<Config, 'dataDir' | 'appSecret' | 'databaseUrl'>> = {},
  { log = quietLog, clock = systemClock, opening = openTestDatabase() }: Surroundings = {},
) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kinwise-test-'))
  // Behind one proxy, so that a test can come from any network by naming it in X-Forwarded-For.
  const env = { DATA_DIR: dataDir, APP_SECRET: 'a secret only tests know, 32 long', TRUSTED_PROXIES: '1' }
  const config: Config = { ...readConfig(env), coach: NO_COACH, passwordCost: CHEAP, ...settings }
  const { database, jobEngine } = await opening
  const product = await compose({
    config,
    database,
    jobEngine,
    log,
    clock,
    guideWordMs: 0,
    library: sharedLibrary(),
  })
  return {
    ...product,
    config,
    database,
    stop: async () => {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
