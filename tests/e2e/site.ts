import { afterAll, beforeAll } from 'vitest'
import { type RunningServer, startServer } from '../app/running-server.ts'
import { newDatabase } from '../app/test-database.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import { closeVisitors } from './browser.ts'

/** The product on a Postgres whose tables are made: the embedded database takes four times as long to start. */
export const startSite = async (env: Record<string, string> = {}): Promise<RunningServer> =>
  startServer({ DATABASE_URL: await newDatabase(), ...env })

/** The product for all the tests of a file. It ends after them, and before it whoever visited. */
export const useSite = (env: () => Record<string, string> = () => ({})): RunningServer => {
  const server = {} as RunningServer
  beforeAll(async () => {
    Object.assign(server, await startSite(env()))
  })
  afterAll(async () => {
    await closeVisitors()
    await server.stop()
  })
  return server
}

/** The same with a scripted model to answer. */
export const useModelledSite = (env: Record<string, string> = {}) => {
  const upstream = {} as Upstream
  beforeAll(async () => {
    Object.assign(upstream, await startUpstream())
  })
  afterAll(() => upstream.close())
  return { upstream, server: useSite(() => ({ ...env, COACH_BASE_URL: upstream.url })) }
}
