import { Zip, ZipDeflate } from 'fflate'

/** A file of an archive: its text comes in pieces and is never held whole. */
export type ZipFile = { name: string; pieces: AsyncIterable<string> | Iterable<string> }

/** The bytes of a zip archive, made while it is read. */
export async function* zipOf(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let made: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    made.push(bytes as Uint8Array<ArrayBuffer>)
  })
  const taken = () => {
    const bytes = made.filter(({ length }) => length > 0)
    made = []
    return bytes
  }
  for await (const { name, pieces } of files) {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const piece of pieces) {
      file.push(encoder.encode(piece))
      yield* taken()
    }
    file.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
