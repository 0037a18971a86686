import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { type StoredFile, sendFile, storedFile } from './stored-file.ts'

/** Serves a built folder from memory: names with a hash for ever, compressed where the build left a .br beside the file. */
export const staticFiles = (folder: string): MiddlewareHandler => {
  const files = readFolder(folder)
  return async (c, next) => {
    const file = ['GET', 'HEAD'].includes(c.req.method) ? files.get(c.req.path) : undefined
    return file ? sendFile(c, file) : next()
  }
}

const readFolder = (folder: string): Map<string, StoredFile> => {
  if (!existsSync(folder)) return new Map()
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  return new Map(
    paths
      .filter(
        (path) => statSync(path).isFile() && !path.endsWith('.br') && !path.includes(`${sep}.vite${sep}`),
      )
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readOne(path)]),
  )
}

const readOne = (path: string): StoredFile =>
  storedFile(
    path,
    readFileSync(path),
    existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null,
    path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
