import { SLANG } from './slang.ts'
import { inUsualOrder } from './word-order.ts'

/** A parent's message as plain lower-case words with straight quotes, short forms written out, one space between words. */
export const normalise = (text: string): string => {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u201b\u02bc`´]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/https?:\S+|www\.\S+/g, ' link ')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\s+/g, ' ')
    .trim()
  return inUsualOrder(SLANG.reduce((said, [from, to]) => said.replace(from, to), plain))
}
