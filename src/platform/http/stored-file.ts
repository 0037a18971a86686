import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Context } from 'hono'

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
  '.xml': 'application/xml; charset=utf-8',
}

/** A file kept in memory, ready to be sent. */
export type StoredFile = {
  body: Buffer<ArrayBuffer>
  brotli: Buffer<ArrayBuffer> | null
  type: string
  cache: string
  /** Of the content, so that a page is sent again only when it changed. */
  etag: string
}

export const storedFile = (
  name: string,
  body: Buffer<ArrayBuffer>,
  brotli: Buffer<ArrayBuffer> | null,
  cache: string,
): StoredFile => ({
  body,
  brotli,
  type: TYPES[extname(name)] ?? 'application/octet-stream',
  cache,
  etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
})

export const sendFile = (c: Context, file: StoredFile, status: 200 | 404 = 200): Response => {
  c.header('Cache-Control', file.cache)
  c.header('Vary', 'Accept-Encoding')
  if (status === 200) {
    c.header('ETag', file.etag)
    const known = c.req.header('if-none-match')?.split(',') ?? []
    if (known.some((tag) => tag.trim() === file.etag)) return c.body(null, 304)
  }
  c.header('Content-Type', file.type)
  const brotli = /\bbr\b/.test(c.req.header('accept-encoding') ?? '') ? file.brotli : null
  if (brotli) c.header('Content-Encoding', 'br')
  return c.body(brotli ?? file.body, status)
}
