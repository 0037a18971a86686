import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { sendFile, storedFile } from './stored-file.ts'

/** Stands in built pages for the address they are served under, which the build cannot know. */
export const ORIGIN_LATER = 'https://origin.invalid'

/** Which file answers which path, and the code it will ask for; in a path a part that starts with $ is any one part. */
export type PageList = { pages: { path: string; file: string; code?: string[] }[]; notFound: string }

/** Serves the pages that the build wrote into `folder`, with this installation's address in them. A path without a page is told so, with status 404. */
export const builtPages = (folder: string, origin: string): MiddlewareHandler => {
  const list = join(folder, 'pages.json')
  if (!existsSync(list)) return (_, next) => next()
  const { pages, notFound }: PageList = JSON.parse(readFileSync(list, 'utf8'))
  const names = new Set([...pages.map(({ file }) => file), notFound])
  const files = new Map([...names].map((name) => [name, readPage(join(folder, name), origin)]))
  const patterns = pages.map(({ path, file, code = [] }) => ({
    pattern: patternOf(path),
    file: files.get(file),
    link: code.map((url) => `<${url}>; rel=modulepreload`).join(', '),
  }))
  const missing = files.get(notFound)
  return async (c, next) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) return next()
    const page = patterns.find(({ pattern }) => pattern.test(c.req.path))
    // So that the browser fetches them beside the page and not after it.
    if (page?.link) c.header('Link', page.link)
    if (page?.file) return sendFile(c, page.file)
    return missing && extname(c.req.path) === '' ? sendFile(c, missing, 404) : next()
  }
}

const readPage = (path: string, origin: string) => {
  const body = Buffer.from(readFileSync(path, 'utf8').replaceAll(ORIGIN_LATER, origin))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return storedFile(path, body, brotliCompressSync(body, { params }), 'no-cache')
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^()[\]{}|\\]/g, '\\$&').replace(/\$\w+/g, '[^/]+')}/?$`)
