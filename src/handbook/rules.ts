import type { HandbookCard } from './contract.ts'

/** Every word that's looked for begins one of the card's. */
export const matches = ({ title, keywords, parts }: HandbookCard, query: string): boolean => {
  const words = wordsIn([title, parts.about ?? '', ...keywords].join(' '))
  return wordsIn(query).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
