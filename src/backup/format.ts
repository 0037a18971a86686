import * as z from 'zod'

/**
 * A backup is one gzipped text. Its first line is the header; then each table: a line of JSON with its name and columns, its rows as COPY
 * writes them, and a line with `\.`; the last line is the end, without which it was cut off.
 */
export const END_OF_TABLE = '\\.'

export const headerSchema = z.object({
  kinwise: z.literal('backup'),
  format: z.number(),
  /** Of the tables as they were: hash of their migrations. */
  schema: z.string(),
  madeAt: z.iso.datetime(),
})

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) })

const contentSchema = z.object({ rows: z.number(), checksum: z.string() })

export const endSchema = z.object({ end: z.literal(true), tables: z.record(z.string(), contentSchema) })

export type Header = z.infer<typeof headerSchema>
/** How many rows, and the sum of their hashes: the same in whatever order they stand. */
export type Content = z.infer<typeof contentSchema>
export type Contents = Record<string, Content>

export const FORMAT = 1

/** Said to the operator as it stands. */
export class BackupRefusal extends Error {}
