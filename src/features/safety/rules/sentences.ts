import { markHeat } from './body-heat.ts'
import { plainSpeech } from './figures-of-speech.ts'
import { SHORT_FORMS } from './short-forms.ts'
import { repair, spelledOut } from './spelling.ts'
import { wordClass } from './vocabulary.ts'

// A mark inside a word ('d!e') ends nothing.
const SENTENCE_END = /[.!?;]+(?=[\s"')\]]|$)|\n+/
const SENTENCE_MAX_WORDS = 60
const WORD = /\d+(?:\.\d+)?|\p{L}+(?:'\p{L}+)*|[,:()—–]|(?<= )-(?= )/gu

const ENDINGS: [RegExp, string][] = [
  [/n't$/, ' not'],
  [/'ve$/, ' have'],
  [/'ll$/, ' will'],
  [/'re$/, ' are'],
  [/'m$/, ' am'],
  [/'d$/, ' would'],
]
const IS_NOT_OWN = /^(he|she|it|that|there|what|who|where|here)'s$/

/** The sentences of a normalised text as words: short forms opened, disguises and typos undone, 'he' resolved. */
export const sentences = (text: string): string[][] => {
  const found: string[][] = []
  for (const raw of text.split(SENTENCE_END)) {
    const words = wordsOf(raw)
    for (let at = 0; at < words.length; at += SENTENCE_MAX_WORDS)
      found.push(words.slice(at, at + SENTENCE_MAX_WORDS))
  }
  return markHeat(resolve(found).map(plainSpeech))
}

const wordsOf = (raw: string): string[] => {
  const words: string[] = []
  for (const chunk of spelledOut(raw.split(/\s+/))) {
    const repaired = /[^a-z',]/.test(chunk) ? repair(chunk) : null
    if (repaired !== null) words.push(repaired)
    else for (const [word] of ` ${chunk} `.matchAll(WORD)) words.push(...open(word))
  }
  return words
}

const open = (word: string): string[] => {
  if (!/^\p{L}/u.test(word)) return [/^\d/.test(word) ? word : ',']
  const short = Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : undefined
  if (short !== undefined) return short.split(' ')
  if (!word.includes("'")) return [repair(word) ?? word]
  if (IS_NOT_OWN.test(word)) return [word.slice(0, -2), 'is']
  for (const [ending, full] of ENDINGS)
    if (ending.test(word)) return word.replace(ending, full).split(' ').filter(Boolean)
  return [word.replace(/'s?$/, '').replaceAll("'", '')]
}

const GROWN_MEN = new Set([
  'husband',
  'boyfriend',
  'bf',
  'hubby',
  'dh',
  'dad',
  'father',
  'stepdad',
  'stepfather',
  'uncle',
  'grandpa',
  'grandfather',
  'man',
  'guy',
  'fiance',
  'baby_daddy',
  'ex_husband',
  'ex_boyfriend',
  'kids_dad',
  'daddy',
  'fil',
])
const GROWN_WOMEN = new Set([
  'wife',
  'girlfriend',
  'gf',
  'dw',
  'mom',
  'mum',
  'mother',
  'stepmom',
  'stepmother',
  'aunt',
  'grandma',
  'grandmother',
  'woman',
  'fiancee',
  'ex_wife',
  'mil',
  'nanny',
  'babysitter',
])
const GROWN = new Set(['partner', 'spouse', 'ex', 'teacher', 'coach'])
const SONS = new Set(['son', 'boy', 'ds', 'stepson', 'grandson', 'nephew', 'brother'])
const DAUGHTERS = new Set(['daughter', 'girl', 'dd', 'stepdaughter', 'granddaughter', 'niece', 'sister'])
const CHILD_NOUNS = wordClass('CHILD_NOUN')

/** 'he' becomes hechild or headult after the nearest person before it, and stays 'he' where nobody was named. */
const resolve = (all: string[][]): string[][] => {
  let he: string | null = null
  let she: string | null = null
  const named = (word: string): string => {
    if (GROWN_MEN.has(word)) he = 'adult'
    else if (GROWN_WOMEN.has(word)) she = 'adult'
    else if (GROWN.has(word)) he = she = 'adult'
    else if (SONS.has(word)) he = 'child'
    else if (DAUGHTERS.has(word)) she = 'child'
    else if (CHILD_NOUNS.has(word) || word === 'old') he = she = 'child'
    else if ((word === 'he' || word === 'him') && he !== null) return word + he
    else if (word === 'she' && she !== null) return word + she
    return word
  }
  return all.map((words) => words.map(named))
}
