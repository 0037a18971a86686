import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IS_BUILT, ROOT } from './root.ts'

/** A place of the bundled server in a stack trace, as the place in the source it was made of. Other text stays. */
export const inSource = (trace: string): string => (IS_BUILT ? trace.replace(PLACE, sourceOf) : trace)

const PLACE = /(file:\/\/\S+?\/dist\/server\/[^\s:]+\.js):(\d+):(\d+)/g

// Read when the first error is told, and not at each start as Node does: the maps take as much memory as the server.
const maps = new Map<string, SourceMap | null>()

const sourceOf = (place: string, url: string, line: string, column: string): string => {
  const file = `${fileURLToPath(url)}.map`
  const map =
    maps.get(file) ?? (existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null)
  maps.set(file, map)
  const origin = map?.findOrigin(Number(line), Number(column))
  if (!origin || !('fileName' in origin)) return place
  const source = new URL(origin.fileName, url).pathname
  return `${relative(ROOT, source)}:${origin.lineNumber}:${origin.columnNumber}`
}
