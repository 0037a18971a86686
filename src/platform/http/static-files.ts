import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

type File = { body: Buffer<ArrayBuffer>; type: string; cache: string; brotli: Buffer<ArrayBuffer> | null }

/** Serves a built folder from memory: names with a hash for ever, compressed where the build left a .br beside the file. Any other path of a page gets index.html. */
export const staticFiles = (folder: string): MiddlewareHandler => {
  const files = readFolder(folder)
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const path = c.req.path === '/' ? '/index.html' : c.req.path
    const file = files.get(path) ?? (extname(path) === '' ? files.get('/index.html') : undefined)
    if (!file) return next()
    const brotli = file.brotli && /\bbr\b/.test(c.req.header('accept-encoding') ?? '') ? file.brotli : null
    c.header('Content-Type', file.type)
    c.header('Cache-Control', file.cache)
    c.header('Vary', 'Accept-Encoding')
    if (brotli) c.header('Content-Encoding', 'br')
    return c.body(brotli ?? file.body)
  }
}

const readFolder = (folder: string): Map<string, File> => {
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

const readOne = (path: string): File => ({
  body: readFileSync(path),
  type: TYPES[extname(path)] ?? 'application/octet-stream',
  cache: path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
  brotli: existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null,
})
