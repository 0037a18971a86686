import { truncateSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { FolderInUse, FolderNotLockable } from './open-errors.ts'

/** A connection that nobody refers to is collected and closed, and its lock with it. */
const held = new Set<DatabaseSync>()

/**
 * Takes a lock file, or throws FolderInUse while another process has it, FolderNotLockable where none can be taken. Returns what gives it back. The lock is the kernel's own, by way
 * of a SQLite transaction: it is dropped when its process dies, however that happens, and holds between containers too, where
 * process ids say nothing because each of them may be number 1.
 */
export const lockFolder = (file: string): (() => void) => {
  const lock = lockOf(file) ?? lockOf(emptied(file))
  if (!lock) throw new FolderInUse(file)
  held.add(lock)
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

/** Null when the file is no SQLite's. */
const lockOf = (file: string): DatabaseSync | null => {
  let lock: DatabaseSync | null = null
  try {
    lock = new DatabaseSync(file)
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    const code = (error as { errcode?: number }).errcode
    if (code === BUSY) throw new FolderInUse(file)
    if (code === NO_DATABASE) return null
    throw new FolderNotLockable(file, { cause: error })
  }
}

const BUSY = 5
const NO_DATABASE = 26

/** Never removed: whoever waits for a file that is gone and whoever makes it anew would both win. */
const emptied = (file: string): string => {
  truncateSync(file)
  return file
}
