import { join } from 'node:path'
import { createLibrary } from '../../src/guidance/library.ts'
import { loadCards } from '../../src/guidance/load-cards.ts'
import { onDemand } from '../../src/guidance/once.ts'

/** Reading and indexing the cards takes longer than all else an app does at its start, so a worker does it once. */
export const sharedLibrary = onDemand(() =>
  createLibrary(loadCards(join(import.meta.dirname, '../../content/guidance'))),
)
