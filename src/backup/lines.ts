const LINE_END = 10

/** Bytes that come in any pieces, as whole lines without their ends. What follows the last end is a line too. */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
    let from = 0
    for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, from)) {
      const rest = bytes.subarray(from, end)
      yield begun.length > 0 ? Buffer.concat([...begun, rest]) : rest
      begun = []
      from = end + 1
    }
    if (from < bytes.length) begun.push(bytes.subarray(from))
  }
  if (begun.length > 0) yield Buffer.concat(begun)
}

/** Lines in pieces of about so many bytes, each line with its end. */
export async function* inPieces(lines: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let size = 0
  for await (const line of lines) {
    held.push(line, END)
    size += line.length + 1
    if (size < bytes) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

const END = Buffer.from('\n')
