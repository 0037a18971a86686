import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { CONTENT, IS_BUILT, ROOT } from '../platform/root.ts'
import type { AnyWorry, Card } from './card.ts'
import { createLibrary, type Library } from './library.ts'
import { loadAnyWorry, loadCards } from './load-cards.ts'
import { type Prepared, prepareSearch } from './search/prepare.ts'

type Packed = { cards: Card[]; anyWorry: AnyWorry; prepared: Prepared }

/** Written by scripts/build-ahead.ts: reading the cards and their words is most of a start. */
export const LIBRARY_FILE = join(ROOT, 'dist/library.bin')

/** The library of the server: as it was built, or read from content/guidance where the server runs from its source. */
export const openLibrary = (): Library => {
  if (!IS_BUILT) return createLibrary(loadCards(join(CONTENT, 'guidance')))
  return unpackLibrary(readFileSync(LIBRARY_FILE))
}

export const packLibrary = (): Buffer => {
  const cards = loadCards(join(CONTENT, 'guidance'))
  const packed: Packed = { cards, anyWorry: loadAnyWorry(), prepared: prepareSearch(cards) }
  return serialize(packed)
}

export const unpackLibrary = (bytes: Buffer): Library => {
  const { cards, anyWorry, prepared }: Packed = deserialize(bytes)
  return createLibrary(cards, anyWorry, prepared)
}
