import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../src/platform/db/open-postgres.ts'
import { madeReady } from './made-ready.ts'
import { startPostgres } from './postgres-server.ts'
import { prepareJobs } from './prepare-jobs.ts'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

/** Starts a real Postgres with one migrated database; every test file gets a copy of it. */
export const setup = (project: TestProject) => madeReady('Postgres', () => prepare(project))

const prepare = async (project: TestProject) => {
  const server = await startPostgres()
  const client = new pg.Client(`${server.url}/postgres`)
  await client.connect()
  await client.query('create database template')
  await client.end()
  const databaseUrl = `${server.url}/template`
  await (await openPostgres(databaseUrl, quiet)).close()
  await prepareJobs({ databaseUrl })
  project.provide('template', server.url)
  return server.stop
}
