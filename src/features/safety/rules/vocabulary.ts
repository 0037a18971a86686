import { forms } from './inflect.ts'
import { BODY_WORDS } from './words-of-body.ts'
import { HARM_WORDS } from './words-of-harm.ts'
import { PEOPLE_WORDS } from './words-of-people.ts'
import { TIME_WORDS } from './words-of-time.ts'

/**
 * The words the rules think in. An entry is a word; 'word+' stands for all its regular forms; 'two_words' for a phrase,
 * which the sentence reader joins wherever it stands. Classes may name classes before them in capitals.
 */
const SOURCE = [...PEOPLE_WORDS, ...HARM_WORDS, ...BODY_WORDS, ...TIME_WORDS]

export const CLASSES = new Map<string, Set<string>>()
for (const [name, source] of SOURCE) {
  const words = source
    .split(/\s+/)
    .flatMap((entry) => (CLASSES.has(entry) ? [...(CLASSES.get(entry) ?? [])] : forms(entry)))
  CLASSES.set(name, new Set(words))
}

/** What turns a statement round. 'cannot' and 'nothing' are not here: rules that need them name them. */
export const NEGATORS = new Set([
  'not',
  'never',
  'no',
  'without',
  'neither',
  'nor',
  'nobody',
  'none',
  'hardly',
  'denies',
  'denied',
  'deny',
  'denying',
])

/** A class that must exist. */
export const wordClass = (name: string): Set<string> => {
  const words = CLASSES.get(name)
  if (words === undefined) throw new Error(`no word class ${name}`)
  return words
}
