import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../../dist/web')
const KIB = 1024

type Chunk = { file: string; imports?: string[]; css?: string[] }

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8'))

/** Every file a page waits for: the entry and the page's own module with all they import. */
const filesOf = (...modules: string[]): Set<string> => {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const sheet of chunk.css ?? []) files.add(sheet)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return files
}

const compressed = (files: Set<string>): number =>
  [...files].reduce((sum, file) => sum + readFileSync(join(WEB, `${file}.br`)).length, 0)

test.each([
  ['chat', 'src/features/coaching/web/chat-page.tsx', 120],
  ['my children', 'src/features/children/web/my-children-page.tsx', 120],
  ['login', 'src/features/accounts/web/login-page.tsx', 68],
  ['home', 'src/features/site/web/home-page.tsx', 60],
])('%s ships at most its budget of compressed JavaScript and CSS', (page, module, kib) => {
  const bytes = compressed(filesOf('index.html', module))
  console.log(`${page}: ${(bytes / KIB).toFixed(1)} KiB`)
  expect(bytes).toBeLessThanOrEqual(kib * KIB)
})
