import { join } from 'node:path'
import { createGuide } from '../../src/guidance/guide/guide.ts'
import { createLibrary } from '../../src/guidance/library.ts'
import { loadCards } from '../../src/guidance/load-cards.ts'
import { sentenceReader } from '../../src/platform/sentence-vectors.ts'

/** The built-in guide as families meet it, or by words alone. */
export const openGuide = ({ byWords = false } = {}) => {
  const library = createLibrary(loadCards(join(import.meta.dirname, '../../content/guidance')))
  const read = byWords ? async () => null : sentenceReader(console.error)
  return { library, read, guide: createGuide(library, read) }
}
