import { type Found, findContacts } from './contacts.ts'
import { fold } from './fold.ts'
import { formsOf, type NameForm } from './name-forms.ts'
import type { Names } from './types.ts'

/** A text without the family's names, addresses and numbers: neutral placeholders stand for them. The rest stays, in NFC. */
export const mask = (text: string, names: Names): string => masking(names)(text)

/** The same for many texts. */
export const masking = (names: Names): ((text: string) => string) => {
  const forms = [names.child, ...names.others].flatMap((name, person) =>
    formsOf(name).map((form) => ({ ...form, placeholder: placeholderOf(person) })),
  )
  return (text) => {
    const source = text.normalize('NFC')
    const contacts = findContacts(source)
    const between = cutAt(source, contacts)
    return between.map((part, n) => maskNames(part, forms) + (contacts[n]?.placeholder ?? '')).join('')
  }
}

/** The child is person 0, the family's others follow. */
const placeholderOf = (person: number): string => (person === 0 ? '[child]' : `[sibling ${person}]`)

const cutAt = (text: string, spans: Found[]): string[] =>
  [...spans, { start: text.length, end: text.length }].map(({ start }, n) =>
    text.slice(spans[n - 1]?.end ?? 0, start),
  )

type OwnedForm = NameForm & { placeholder: string }

const maskNames = (text: string, forms: OwnedForm[]): string => {
  const { folded, at } = fold(text)
  const found = forms
    .flatMap((form) => findForm(form, text, folded, at))
    .sort((a, b) => a.start - b.start || b.end - a.end)
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
  { pattern, over, exact, placeholder }: OwnedForm,
  text: string,
  folded: string,
  at: number[],
): Found[] => {
  const isFolded = over === 'folded'
  return [...(isFolded ? folded : text).matchAll(pattern)].flatMap((match) => {
    const [from = 0, to = 0] = match.indices?.groups?.name ?? []
    const start = isFolded ? (at[from] ?? 0) : from
    const end = isFolded ? endOf(at, to) : to
    const written = text.slice(start, end)
    if (exact !== null && written !== exact) return []
    // A short name and an s make too many words: al and als, mi and mis.
    const goesOn = isFolded && /^\p{L}/u.test(folded.slice(to)) && /\p{sc=Latin}$/u.test(written)
    if (goesOn && to - from < 4 && !/^\p{Lu}/u.test(written)) return []
    return [{ start, end, placeholder }]
  })
}

/** One written character can fold to several: it goes as a whole. */
const endOf = (at: number[], to: number): number => {
  let next = to
  while (next < at.length - 1 && at[next] === at[next - 1]) next++
  return at[next] ?? 0
}
