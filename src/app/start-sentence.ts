import { DrizzleQueryError } from 'drizzle-orm'
import { ConfigError } from '../platform/config.ts'
import {
  DatabaseBroken,
  DatabaseUnreachable,
  FolderInUse,
  FolderNotLockable,
} from '../platform/db/open-errors.ts'
import { inSource } from '../platform/source-places.ts'

/** What went wrong at the start, in words an operator can act on. */
export const startSentence = (error: unknown): string => {
  if (error instanceof ConfigError) return error.problems.join('\n')
  if (error instanceof FolderInUse) {
    return `Another process is using the database in this data folder (${error.message}). Stop it, or set DATA_DIR to another folder.`
  }
  if (error instanceof FolderNotLockable) {
    return `The lock of this data folder (${error.message}) cannot be taken. Put DATA_DIR on a disk that this user can write and that can lock files.`
  }
  if (error instanceof DatabaseUnreachable) {
    return `The database at DATABASE_URL cannot be reached with what it says (${codeOf(error.cause)}). Check the address, the user and the database name.`
  }
  if (error instanceof DatabaseBroken) {
    return `The embedded database in ${error.message} cannot be opened. Put back a copy of the folder, or set DATA_DIR to a new one to begin again.`
  }
  // Its own message has the parameters.
  if (error instanceof DrizzleQueryError) {
    return `The database refused a statement (${codeOf(error.cause)}): ${error.query}`
  }
  const { address, port, path } = error as { address?: string; port?: number; path?: string }
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what is using it, or set PORT to another one.`
  if (code === 'EACCES' && port) return `Port ${port} may not be used by this user. Set PORT to another one.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `The address ${address ?? 'in HOST'} cannot be listened on. Check HOST.`
  }
  if (path && ['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'ENOSPC', 'ENOENT'].includes(code)) {
    return `${path} cannot be written (${code}). Make room and make it writable, or set DATA_DIR.`
  }
  return error instanceof Error ? inSource(error.stack ?? error.message) : String(error)
}

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | undefined)?.code
  return typeof code === 'string' ? code : 'no reason given'
}
