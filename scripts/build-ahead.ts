/** What the bundled server loads at its start instead of working it out: the library with its index, and the everyday words. */
import { writeFileSync } from 'node:fs'
import { EVERYDAY_FILE, findEverydayWords } from '../src/coach/masking/everyday-words.ts'
import { LIBRARY_FILE, packLibrary } from '../src/guidance/open-library.ts'

writeFileSync(LIBRARY_FILE, packLibrary())
writeFileSync(EVERYDAY_FILE, JSON.stringify([...findEverydayWords()]))
