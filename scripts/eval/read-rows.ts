import { readFileSync } from 'node:fs'
import type * as z from 'zod'

/** The rows of a file with one JSON object a line. Says which line is wrong, and ends the process. */
export const readRows = <Schema extends z.ZodType>(
  file: string | undefined,
  schema: Schema,
  usage: string,
): z.infer<Schema>[] => {
  if (!file) return fail(usage)
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return fail(`Cannot read ${file}.`)
  }
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      const row = schema.safeParse(parsed(line))
      if (row.success) return row.data
      const [first] = row.error.issues
      return fail(`Line ${number} of ${file}: ${first?.path.join('.')} ${first?.message}`)
    })
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

export const fail: (message: string) => never = (message) => {
  console.error(message)
  process.exit(1)
}

export const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`
