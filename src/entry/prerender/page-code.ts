import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; imports?: string[] }

/** In pages.ts: a path, and after it the module that its `load` imports. The text is read because built code no longer tells a module's name. */
const LOADS = /'(\/[^']*)': \{[^}]*?load: \(\) =>\s*import\('\.\.\/\.\.\/([^']+)'\)/g

/** Gives the files that a path's page needs beyond those every page loads. A browser told of them at once need not find them one after another. */
export const codeOfPages = (web: string): ((path: string) => string[]) => {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))
  const modules = new Map(
    [...readFileSync('src/entry/web/pages.ts', 'utf8').matchAll(LOADS)].map(([, path, module]) => [
      path,
      module,
    ]),
  )
  const filesOf = (module: string): string[] => {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`${module} is not in the build`)
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(filesOf)]
  }
  const everywhere = new Set(filesOf('index.html'))
  return (path) => {
    const module = modules.get(path)
    if (!module) throw new Error(`${path} loads no module that its text tells`)
    return [...new Set(filesOf(`src/${module}`))].filter((file) => !everywhere.has(file))
  }
}
