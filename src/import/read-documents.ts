import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'

/** A document of the old database, by its path: users/UID/children/CID. */
export type OldDocument = { path: string; data: Record<string, unknown> }
export type Documents = () => AsyncIterable<OldDocument>

/** Neither shape: what is wrong, for the operator. */
export class UnreadableExport extends Error {}

/**
 * An export, to be gone through as often as needed. Lines of {"path", "data"} are read one at a time, so that memory does not grow with the
 * file; any other JSON is read whole.
 */
export const readDocuments = async (file: string): Promise<Documents> => {
  if (await beginsWithLine(file)) return () => lines(file)
  const whole = parse(await readFile(file, 'utf8'))
  return async function* () {
    yield* documentsIn(whole)
  }
}

const FIRST_BYTES = 256 * 1024

const beginsWithLine = async (file: string): Promise<boolean> => {
  const handle = await open(file).catch(() => {
    throw new UnreadableExport(`${file} cannot be read.`)
  })
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0)
    .finally(() => handle.close())
  const [first = ''] = buffer.subarray(0, bytesRead).toString('utf8').trimStart().split('\n', 1)
  try {
    return isDocument(JSON.parse(first))
  } catch {
    return false
  }
}

async function* lines(file: string): AsyncGenerator<OldDocument> {
  let number = 0
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    number += 1
    if (line.trim() === '') continue
    const read = parse(line, number)
    // A line that is no document is told of under its number.
    yield isDocument(read) ? { ...read, path: cleanPath(read.path) } : { path: `line ${number}`, data: {} }
  }
}

const parse = (text: string, line?: number): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    if (line !== undefined) return null
    throw new UnreadableExport('The file is no JSON, and no lines of JSON with "path" and "data".')
  }
}

/** Any of the shapes that are read whole: a list or a map of documents by path, or collections in one another. */
export function* documentsIn(whole: unknown): Generator<OldDocument> {
  if (Array.isArray(whole)) {
    for (const [n, one] of whole.entries())
      yield isDocument(one) ? { ...one, path: cleanPath(one.path) } : { path: `item ${n + 1}`, data: {} }
  } else if (isObject(whole) && Object.keys(whole).some((key) => key.includes('/'))) {
    for (const [path, data] of Object.entries(whole))
      yield { path: cleanPath(path), data: isObject(data) ? data : {} }
  } else if (isObject(whole)) {
    yield* collections(isObject(whole.__collections__) ? whole.__collections__ : whole, '')
  } else throw new UnreadableExport('The file holds neither collections nor documents.')
}

const INSIDE: Record<string, string[]> = {
  users: ['children'],
  children: ['chatSessions'],
  chatSessions: ['messages', 'summaries'],
}

function* collections(held: Record<string, unknown>, under: string): Generator<OldDocument> {
  for (const [name, collection] of Object.entries(held)) {
    for (const [id, value] of entriesOf(collection)) {
      const path = `${under}${name}/${id}`
      const { __collections__: marked, ...data } = isObject(value) ? value : {}
      const inside: Record<string, unknown> = isObject(marked) ? marked : {}
      for (const sub of INSIDE[name] ?? []) {
        if (!(sub in data)) continue
        inside[sub] = data[sub]
        delete data[sub]
      }
      yield { path, data }
      yield* collections(inside, `${path}/`)
    }
  }
}

/** A collection is a map by id, or a list whose items carry their ids. */
const entriesOf = (collection: unknown): [string, unknown][] => {
  if (Array.isArray(collection))
    return collection.map((one, n) => [
      isObject(one) && (typeof one.id === 'string' || typeof one.id === 'number')
        ? String(one.id)
        : `item ${n + 1}`,
      one,
    ])
  return isObject(collection) ? Object.entries(collection) : []
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDocument = (value: unknown): value is OldDocument =>
  isObject(value) && typeof value.path === 'string' && isObject(value.data)

/** Without the database's own name before it, as some exports write it. */
const cleanPath = (path: string): string => path.replace(/^.*\/documents\//, '').replace(/^\/|\/$/g, '')
