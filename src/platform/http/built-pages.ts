import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { sendFile, storedFile } from './stored-file.ts'

/** Stand in built pages for what the build cannot know: where they are served, where one writes to, and what is switched on. */
export const ORIGIN_LATER = 'https://origin.invalid'
export const SUPPORT_LATER = 'support@origin.invalid'
export const CONFIG_LATER = '{config-later}'
export const WHATSAPP_LATER = 'https://whatsapp.invalid'
/** The folder of the pages as they are where made-up claims are shown. */
export const WITH_SAMPLES = 'samples'

type Installation = {
  origin: string
  config: { supportEmail: string; samples: boolean; whatsapp?: { link: string } | null }
}

/** The folder of the pages as they are with these switched on. */
export const folderWith = ({ samples, whatsapp }: { samples: boolean; whatsapp: boolean }): string =>
  [samples && WITH_SAMPLES, whatsapp && 'whatsapp'].filter(Boolean).join('-')

/** Which file answers which path, and the code it will ask for; in a path a part that starts with $ is any one part. */
export type PageList = { pages: { path: string; file: string; code?: string[] }[]; notFound: string }

const HIDDEN = 'hidesPage'

/** From here on this request's page is one that isn't there. */
export const hidePage = (c: Context): void => c.set(HIDDEN, true)

/** Serves the pages that the build wrote into `folder`, made this installation's. A path without a page is told so, with status 404. */
export const builtPages = (folder: string, here: Installation): MiddlewareHandler => {
  const list = join(folder, 'pages.json')
  if (!existsSync(list)) return (_, next) => next()
  const { pages, notFound }: PageList = JSON.parse(readFileSync(list, 'utf8'))
  const names = new Set([...pages.map(({ file }) => file), notFound])
  const files = new Map([...names].map((name) => [name, readPage(folder, name, here)]))
  const patterns = pages.map(({ path, file, code = [] }) => ({
    pattern: patternOf(path),
    file: files.get(file),
    link: code.map((url) => `<${url}>; rel=modulepreload`).join(', '),
  }))
  const missing = files.get(notFound)
  return async (c, next) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) return next()
    const page = c.get(HIDDEN) ? undefined : patterns.find(({ pattern }) => pattern.test(c.req.path))
    // So that the browser fetches them beside the page and not after it.
    if (page?.link) c.header('Link', page.link)
    if (page?.file) return sendFile(c, page.file)
    return missing && extname(c.req.path) === '' ? sendFile(c, missing, 404) : next()
  }
}

const readPage = (folder: string, name: string, { origin, config }: Installation) => {
  const { samples, whatsapp = null } = config
  const own = join(folder, folderWith({ samples, whatsapp: whatsapp !== null }), name)
  const path = existsSync(own) ? own : join(folder, name)
  const page = readFileSync(path, 'utf8')
    .replaceAll(ORIGIN_LATER, origin)
    .replaceAll(SUPPORT_LATER, () => quoted(config.supportEmail))
    .replaceAll(WHATSAPP_LATER, () => quoted(whatsapp?.link ?? ''))
    .replaceAll(CONFIG_LATER, () => quoted(JSON.stringify(config)))
  const body = Buffer.from(page)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return storedFile(path, body, brotliCompressSync(body, { params }), 'no-cache')
}

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^()[\]{}|\\]/g, '\\$&').replace(/\$\w+/g, '[^/]+')}/?$`)
