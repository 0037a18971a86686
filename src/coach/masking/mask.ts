import { fold } from '../../language/fold.ts'
import { type Found, findContacts } from './contacts.ts'
import { isEveryday } from './everyday-words.ts'
import { formsOf, type NameForm, plainPartsOf } from './name-forms.ts'
import type { Names } from './types.ts'
import { typoFinder } from './typos.ts'

/** A text without the family's names, addresses and numbers: neutral placeholders stand for them. The rest stays, in NFC. */
export const mask = (text: string, names: Names): string => masking(names)(text)

/** The same for many texts. */
export const masking = (names: Names): ((text: string) => string) => {
  const people = peopleOf(names)
  const forms = people.flatMap(({ called, placeholder }) =>
    formsOf(called).map((form) => ({ ...form, placeholder })),
  )
  const typosIn = typoFinder(
    people.flatMap(({ called, placeholder }) =>
      plainPartsOf(called).map((plain) => ({ plain, placeholder })),
    ),
  )
  return (text) => {
    const source = text.normalize('NFC')
    const contacts = findContacts(source)
    const between = cutAt(source, contacts)
    return between
      .map((part, n) => maskNames(part, forms, typosIn) + (contacts[n]?.placeholder ?? ''))
      .join('')
  }
}

const peopleOf = ({
  child,
  others,
  parent,
  otherParents = [],
}: Names): { called: string; placeholder: string }[] => [
  ...child.map((called) => ({ called, placeholder: '[child]' })),
  ...others.flatMap((names, n) => names.map((called) => ({ called, placeholder: `[sibling ${n + 1}]` }))),
  ...(parent ? [{ called: parent, placeholder: '[parent]' }] : []),
  ...otherParents.map((called, n) => ({ called, placeholder: `[parent ${n + 2}]` })),
]

const cutAt = (text: string, spans: Found[]): string[] =>
  [...spans, { start: text.length, end: text.length }].map(({ start }, n) =>
    text.slice(spans[n - 1]?.end ?? 0, start),
  )

type OwnedForm = NameForm & { placeholder: string }

const maskNames = (text: string, forms: OwnedForm[], typosIn: ReturnType<typeof typoFinder>): string => {
  const { folded, at } = fold(text)
  const names = forms.flatMap((form) => findForm(form, text, folded, at))
  const typos = typosIn(folded)
    .map(({ from, to, placeholder }) => ({ start: at[from] ?? 0, end: endOf(at, to), placeholder }))
    .filter((typo) => !names.some((name) => name.start < typo.end && typo.start < name.end))
  const found = [...names, ...typos].sort((a, b) => a.start - b.start || b.end - a.end)
  let masked = ''
  let end = 0
  let last = ''
  let lastWritten = ''
  for (const span of found) {
    if (span.start < end) continue
    const gap = text.slice(end, span.start)
    const written = fold(text.slice(span.start, span.end)).folded
    const goesOn = span.placeholder === last && written !== lastWritten && GAP_IN_A_NAME.test(gap)
    if (!goesOn) masked += gap + span.placeholder
    last = span.placeholder
    lastWritten = written
    end = span.end
  }
  return masked + text.slice(end)
}

/** Between the parts of one name: nothing, a space or hyphen, or a particle such as 'de la'. */
const GAP_IN_A_NAME = /^[\s.·-]{0,3}(?:(?:d[aeiou]s?|del|la|van|von|den|der|zu|bin|al|el|y)[\s-])*$/i

const findForm = (
  { pattern, needle, plain, over, exact, placeholder }: OwnedForm,
  text: string,
  folded: string,
  at: number[],
): Found[] => {
  const isFolded = over === 'folded'
  if (!(isFolded ? folded : text).includes(needle)) return []
  return [...(isFolded ? folded : text).matchAll(pattern)].flatMap((match) => {
    // What is written on to its beginning is in the match, what follows is not.
    const to = match.index + match[0].length
    const from = to - (match.groups?.name?.length ?? 0)
    const start = isFolded ? (at[from] ?? 0) : from
    const end = isFolded ? endOf(at, to) : to
    const written = text.slice(start, end)
    if (exact !== null && written !== exact) return []
    // A short name and an s make too many words: al and als, mi and mis.
    if (isFolded && to - from < 4 && !/^\p{Lu}/u.test(written) && hasGenitive(folded, to)) return []
    if (plain !== null && isAnotherWord(folded, from, to, plain)) return []
    return [{ start, end, placeholder }]
  })
}

/** One written character can fold to several: it goes as a whole. */
const endOf = (at: number[], to: number): number => {
  let next = to
  while (next < at.length - 1 && at[next] === at[next - 1]) next++
  return at[next] ?? 0
}

const hasGenitive = (folded: string, to: number): boolean =>
  folded[to] === 's' && !/[\p{L}]/u.test(folded[to + 1] ?? '') && /[a-z]/.test(folded[to - 1] ?? '')

/** A name with an ending that is an ordinary word: a Nina's nine months. */
const isAnotherWord = (folded: string, from: number, to: number, plain: string): boolean => {
  const name = folded.slice(from, to)
  const rest = /^[a-z]*/.exec(folded.slice(to, to + WORD_MOST))?.[0] ?? ''
  const word = name + rest
  return word !== plain && isEveryday(word) && !isEveryday(plain)
}

const WORD_MOST = 30
