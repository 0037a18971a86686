import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type * as z from 'zod'
import type { TableColumns } from '../platform/db/copy/copying.ts'
import { rowCounter } from './count-rows.ts'
import {
  BackupRefusal,
  type Contents,
  END_OF_TABLE,
  endSchema,
  FORMAT,
  type Header,
  headerSchema,
  tableSchema,
} from './format.ts'
import { linesOf } from './lines.ts'
import { schemaVersion } from './schema-version.ts'

export type Backup = { header: Header; contents: Contents }

/** What becomes of a table's rows. It has to read them all. */
type TakeTable = (table: TableColumns, rows: AsyncGenerator<Buffer>) => Promise<void>

/** Reads a whole backup, and only then says what it holds. Throws BackupRefusal for what is none, is another version's, damaged or cut off. */
export const readBackup = async (file: string, take: TakeTable = readAll): Promise<Backup> => {
  const bytes = createGunzip()
  // Its failure is the reader's too, which reads from what it fills.
  const filled = pipeline(createReadStream(file), bytes).catch(() => {})
  const lines = linesOf(bytes)
  let header: Header | null = null
  try {
    header = headerIn(file, await next(lines))
    const contents = await readTables(file, lines, take)
    return { header, contents }
  } catch (error) {
    throw refusalOf(error, file, header !== null)
  } finally {
    bytes.destroy()
    await filled
  }
}

const readAll: TakeTable = async (_, rows) => {
  for await (const _row of rows);
}

const headerIn = (file: string, line: Buffer | null): Header => {
  const header = parse(headerSchema, line)
  if (!header) throw new BackupRefusal(`${file} isn't a backup of Kinwise.`)
  if (header.format !== FORMAT || header.schema !== schemaVersion())
    throw new BackupRefusal(
      `${file} was made by another version of Kinwise (${header.schema}; this one is ${schemaVersion()}). Restore it with the version that made it, then start this one, which brings the tables up to date.`,
    )
  return header
}

const readTables = async (
  file: string,
  lines: AsyncGenerator<Buffer>,
  take: TakeTable,
): Promise<Contents> => {
  const contents: Contents = {}
  for (;;) {
    const line = await next(lines)
    if (!line) throw new BackupRefusal(`${file} was cut off: its end is missing.`)
    const end = parse(endSchema, line)
    if (end) {
      if (!isSame(end.tables, contents) || (await next(lines))) throw damaged(file)
      return contents
    }
    const table = parse(tableSchema, line)
    if (!table) throw damaged(file)
    const counter = rowCounter()
    await take(table, rowsOf(file, lines, counter.add))
    contents[table.table] = counter.content()
  }
}

async function* rowsOf(
  file: string,
  lines: AsyncGenerator<Buffer>,
  count: (line: Buffer) => void,
): AsyncGenerator<Buffer> {
  for (;;) {
    const line = await next(lines)
    if (!line) throw new BackupRefusal(`${file} was cut off: its end is missing.`)
    if (line.length === END_OF_TABLE.length && line.toString() === END_OF_TABLE) return
    count(line)
    yield line
  }
}

export const isSame = (one: Contents, other: Contents): boolean => {
  const names = Object.keys({ ...one, ...other })
  return names.every(
    (name) => one[name]?.rows === other[name]?.rows && one[name]?.checksum === other[name]?.checksum,
  )
}

const next = async (lines: AsyncGenerator<Buffer>): Promise<Buffer | null> =>
  (await lines.next()).value ?? null

const parse = <T>(schema: z.ZodType<T>, line: Buffer | null): T | null => {
  try {
    return schema.safeParse(JSON.parse(line?.toString() ?? '')).data ?? null
  } catch {
    return null
  }
}

const damaged = (file: string) =>
  new BackupRefusal(`${file} is damaged: its rows aren't those it was made with.`)

const refusalOf = (error: unknown, file: string, isBackup: boolean): unknown => {
  const code = (error as { code?: unknown }).code
  if (code === 'Z_BUF_ERROR') return new BackupRefusal(`${file} was cut off: its end is missing.`)
  if (typeof code === 'string' && code.startsWith('Z_'))
    return isBackup ? damaged(file) : new BackupRefusal(`${file} isn't a backup of Kinwise.`)
  if (code === 'ENOENT') return new BackupRefusal(`There is no file ${file}.`)
  if (code === 'EISDIR') return new BackupRefusal(`${file} is a folder.`)
  return error
}
