import { FORMS, type Pronoun } from './pronouns.ts'

export type Names = { name: string; age: string; pronoun: Pronoun }

/** A card's or phrase's text with the child in it. */
export const fill = (template: string, { name, age, pronoun }: Names): string => {
  const filled = template.replace(TOKEN, (_, token: string) => {
    if (token === 'name') return name
    if (token === 'age') return age
    const form = FORMS[pronoun][token.toLowerCase() as 'they'] ?? token
    return token.startsWith('T') ? capital(form) : form
  })
  return filled.replace(/(^|[.!?]"? |\n|: ")(your (?!own\b))/g, (whole, before: string, word: string) =>
    name.startsWith('your ') ? before + capital(word) : whole,
  )
}

/** Says the name at most so often: from then on a pronoun stands where one can. */
export const thinNames = (template: string, most: number): string => {
  let seen = 0
  return template.replace(
    /(\b(?:let|give|ask|tell|help|show|invite|with|for|to|of|from|at|near|beside|behind|than|and|sees?|hear|have|hold|take|keep|leave|get|bring|offer|praise|watch|thank|put|lay|move|pick|catch|lift|carry|hug|join|stop|make) )?\{name\}('s)?/gi,
    (whole, verb: string | undefined, possessive: string | undefined) => {
      seen += 1
      if (seen <= most) return whole
      if (possessive) return `${verb ?? ''}{their}`
      return verb && !/^and /i.test(verb) ? `${verb}{them}` : whole
    },
  )
}

/** Lower case at the start, to stand inside a sentence. */
export const inSentence = (text: string): string =>
  /^(\{|I\b|I'|[A-Z]{2}|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

const TOKEN = /\{(name|age|They|they|them|their|theirs|themself)\}/g
