import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../../src/platform/db/db.ts'
import { openMemory } from '../../src/platform/db/open-pglite.ts'
import { openPostgres } from '../../src/platform/db/open-postgres.ts'
import type { JobEngine } from '../../src/platform/jobs/jobs.ts'

export const quietLog = { info: () => {}, warn: () => {}, error: () => {} }

/** A fresh, migrated database of the engine under test. */
export const openTestDatabase = async (): Promise<{ database: Database; jobEngine: JobEngine }> => {
  if (process.env.TEST_ENGINE === 'pglite') {
    const database = await openMemory(new Blob([await readFile(inject('template'))]))
    return { database, jobEngine: { pglite: database.client } }
  }
  const databaseUrl = await newDatabase()
  return { database: await openPostgres(databaseUrl, quietLog), jobEngine: { databaseUrl } }
}

/** The address of a copy of the migrated database that tests/setup/postgres.ts made. */
export const newDatabase = async (): Promise<string> => {
  const server = inject('template')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(`${server}/postgres`)
  await client.connect()
  await client.query(`create database ${name} template template`)
  await client.end()
  return `${server}/${name}`
}
