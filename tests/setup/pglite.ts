import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openMemory } from '../../src/platform/db/open-pglite.ts'
import { madeReady } from './made-ready.ts'
import { prepareJobs } from './prepare-jobs.ts'

/** Makes one migrated database; every test file starts from a copy of it. */
export const setup = (project: TestProject) => madeReady('the embedded database', () => prepare(project))

const prepare = async (project: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'kinwise-pglite-'))
  const database = await openMemory()
  await prepareJobs({ pglite: database.client })
  const template = join(folder, 'template.tar')
  const dump = await database.client.dumpDataDir('none')
  await writeFile(template, Buffer.from(await dump.arrayBuffer()))
  await database.close()
  project.provide('template', template)
  return () => rm(folder, { recursive: true, force: true })
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** PGlite: a file to load. Postgres: the address of a server, whose database `template` is migrated. */
    template: string
  }
}
