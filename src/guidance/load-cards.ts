import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { load } from 'js-yaml'
import { readYaml } from '../platform/content/read-yaml.ts'
import { CONTENT } from '../platform/root.ts'
import { type AnyWorry, anyWorrySchema, type Card, cardSchema } from './card.ts'

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** Reads every guidance card of a folder. Throws with the file's name and the field when one does not keep to content/guidance/README.md. */
export const loadCards = (folder: string): Card[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => parseCard(basename(name, '.md'), readFileSync(join(folder, name), 'utf8')))

const ANY_WORRY = join(CONTENT, 'guidance/any-worry.yaml')

/** What is answered alike whatever the worry. Throws with the field when the file does not keep to content/guidance/README.md. */
export const loadAnyWorry = (file = ANY_WORRY): AnyWorry => readYaml(file, anyWorrySchema)

/** One card from its file's text. */
export const parseCard = (id: string, text: string): Card => {
  const [, head, body] = text.replaceAll('\r\n', '\n').match(FRONT_MATTER) ?? []
  if (head === undefined || body === undefined) throw new Error(`${id}: no front matter`)
  const card = cardSchema.safeParse({
    ...frontMatter(id, head),
    background: body.trim().replaceAll('\n', ' '),
  })
  if (!card.success) {
    const first = card.error.issues[0]
    throw new Error(`${id}: ${first?.path.join('.')}: ${first?.message}`)
  }
  if (card.data.id !== id) throw new Error(`${id}: its id says ${card.data.id}`)
  return card.data
}

const frontMatter = (id: string, head: string): object => {
  try {
    return Object(load(head))
  } catch (error) {
    throw new Error(`${id}: ${error instanceof Error ? error.message.split('\n')[0] : 'no YAML'}`)
  }
}
