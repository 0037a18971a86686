import type { Row } from '../platform/db/db.ts'
import { type ZipFile, zipOf } from '../platform/zip.ts'
import { conversationPage, indexPage } from './export-pages.ts'
import { type Reading, readHeld } from './queries.ts'
import { readTalks } from './read-talks.ts'
import { type Held, heldTables, type Owner } from './register.ts'

/** Everything of an owner as a zip: one JSON file a table, and pages that open in any browser. Made while it is sent. */
export const exportAccount = (
  reading: Reading,
  owner: Owner,
  now: Date,
): AsyncGenerator<Uint8Array<ArrayBuffer>> => zipOf(files(reading, owner, now))

async function* files(reading: Reading, owner: Owner, now: Date): AsyncGenerator<ZipFile> {
  const talks = await readTalks(reading.db, owner)
  yield { name: 'index.html', pieces: indexPage(reading, owner, talks, now) }
  for (const talk of talks) yield { name: talk.file, pieces: conversationPage(talk) }
  for (const [table, held] of exportedTables()) {
    yield { name: `data/${table}.json`, pieces: json(readHeld(reading, table, held, owner)) }
  }
}

export const exportedTables = (): [string, Held][] =>
  heldTables()
    .filter(([, held]) => held.notExported === undefined)
    .toReversed()

async function* json(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let between = '['
  for await (const rows of pages) {
    for (const row of rows) {
      yield `${between}\n${JSON.stringify(row)}`
      between = ','
    }
  }
  yield between === '[' ? '[]\n' : '\n]\n'
}
