import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'

type Chunk = { file: string; imports?: string[] }

const views = import.meta.glob<Record<string, unknown>>('../../*/screens/**/*-page.tsx', { eager: true })

/** Gives the files that a page needs beside the first script. A browser told of them at once need not find them one after another. */
export const codeOfPages = (web: string): ((page: ComponentType) => string[]) => {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))
  const filesOf = (module: string): string[] => {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`${module} is not in the build`)
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(filesOf)]
  }
  const first = new Set(filesOf('index.html'))
  return (page) => {
    const files = [...filesOf('src/app/web/main.tsx'), ...filesOf(moduleOf(page))]
    return [...new Set(files)].filter((file) => !first.has(file))
  }
}

/** Where in the source a page is: built code no longer tells. */
const moduleOf = (page: ComponentType): string => {
  const [path] = Object.entries(views).find(([, module]) => Object.values(module).includes(page)) ?? []
  if (!path) throw new Error(`no *-page.tsx exports ${page.name}`)
  return path.replace('../../', 'src/')
}
