import { createHash } from 'node:crypto'
import type { Database } from '../../platform/db/db.ts'

const KEEP = {
  name: 'keep_instructions',
  text: 'insert into instructions (id, content) values ($1, $2) on conflict do nothing',
}

/** What this process knows to be stored, by its text. There are a handful, one for each kind of talk. */
const kept = new WeakMap<Database, Map<string, Promise<string>>>()

/** Stores instructions once, and says by which id. */
export const keepInstructions = (database: Database, content: string): Promise<string> => {
  const known = kept.get(database) ?? new Map<string, Promise<string>>()
  kept.set(database, known)
  const before = known.get(content)
  if (before) return before
  const id = createHash('sha256').update(content).digest('base64url')
  const stored = database.run(KEEP, [id, content]).then(() => id)
  known.set(content, stored)
  // Tried again with the next answer.
  stored.catch(() => known.delete(content))
  return stored
}
