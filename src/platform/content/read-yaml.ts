import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import type * as z from 'zod'

/** What a YAML file holds, as its schema describes it. Throws with the file and the field when it does not. */
export const readYaml = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> => {
  const read = schema.safeParse(load(readFileSync(file, 'utf8')))
  if (read.success) return read.data
  const [first] = read.error.issues
  throw new Error(`${file}: ${first?.path.join('.')}: ${first?.message}`)
}
