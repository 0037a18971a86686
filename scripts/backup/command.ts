import { parseArgs } from 'node:util'
import { startSentence } from '../../src/app/start-sentence.ts'
import { BackupRefusal, type Contents } from '../../src/backup/format.ts'
import { UnreadableErasures } from '../../src/platform/erasures/erasure-file.ts'

/** At most so many words, and the options `--replace` and `--erasures FILE` where they're allowed. Anything else is refused with the usage. */
export const readWords = (usage: string, most: number, takesOptions = false) => {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: takesOptions
        ? { replace: { type: 'boolean' }, erasures: { type: 'string', multiple: true } }
        : {},
    })
    if (positionals.length <= most && positionals.every((word) => word !== ''))
      return {
        words: positionals,
        replaces: values.replace === true,
        erasureFiles: (values.erasures as string[] | undefined) ?? [],
      }
  } catch {}
  throw new BackupRefusal(usage)
}

export const tellContents = (contents: Contents): void => {
  const lines = Object.entries(contents).map(
    ([table, { rows, checksum }]) => `${table.padEnd(24)}${String(rows).padStart(10)}  ${checksum}\n`,
  )
  process.stdout.write(lines.join(''))
}

const sentenceFor = (error: unknown): string =>
  (error as { code?: unknown }).code === 'ENOSPC'
    ? 'There’s no room left for the file. Nothing was kept of it.'
    : startSentence(error)

export const endWith = (error: unknown): void => {
  const isOurs = error instanceof BackupRefusal || error instanceof UnreadableErasures
  process.stderr.write(`${isOurs ? error.message : sentenceFor(error)}\n`)
  process.exitCode = 1
}
