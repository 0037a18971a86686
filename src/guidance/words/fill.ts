import { FORMS, type Pronoun } from './pronouns.ts'

export type Names = { name: string; age: string; pronoun: Pronoun; likes?: string }

/** A card's or phrase's text with the child in it. */
export const fill = (template: string, { name, age, pronoun, likes = '' }: Names): string => {
  const filled = template.replace(TOKEN, (_, token: string) => {
    if (token === 'name') return name
    if (token === 'age') return age
    if (token === 'likes') return likes
    const form = FORMS[pronoun][token.toLowerCase() as 'they'] ?? token
    return token.startsWith('T') ? capital(form) : form
  })
  return filled.replace(/(^|[.!?]['"]? |\n|: ")(your (?!own\b))/g, (whole, before: string, word: string) =>
    name.startsWith('your ') ? before + capital(word) : whole,
  )
}

/** Says the name at most so often: from then on a pronoun stands where one can. */
export const thinNames = (template: string, most: number): string => {
  let seen = 0
  return template.replace(NAME_IN_PLACE, (whole, before: string | undefined, possessive, modal, at) => {
    seen += 1
    const opensSentence = !before && /(^|[.!?"'] |\n)$/.test(template.slice(Math.max(0, at - 2), at))
    if (seen <= most) return whole
    if (possessive) return opensSentence ? whole : `${before ?? ''}{their}`
    if (modal) return `${before ?? ''}{${opensSentence ? 'They' : 'they'}}${modal}`
    return before && !/^and /i.test(before) ? `${before}{them}` : whole
  })
}

/** The name with the word before it, after which it is an object, or before a verb that every pronoun takes. */
const NAME_IN_PLACE =
  /(\b(?:let|lets|give|gives|ask|asks|tell|tells|help|helps|show|shows|invite|with|without|for|to|of|from|at|near|beside|behind|about|around|against|and|hear|have|hold|take|keep|leave|get|bring|offer|praise|watch|thank|put|lay|move|pick|catch|lift|carry|hug|join|stop|make|makes|call|remind|warn|teach|teaches|meet|part) )?\{name\}('s)?( (?:can|will|may|might|must|should|could|would|did|had)\b)?/gi

/** Lower case at the start, to stand inside a sentence. */
export const inSentence = (text: string): string =>
  /^(\{|I\b|I'|[A-Z]{2}|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const TOKEN = /\{(name|age|likes|They|they|them|their|theirs|themself)\}/g
