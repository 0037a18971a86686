import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a folder and those above it. Node's own recursive way never returns where a folder exists in which nothing can be made. */
export const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error
    makeFolder(dirname(folder))
    mkdirSync(folder)
  }
}
