import { normalise } from '../../language/normalise.ts'
import { SLANG } from './word-lists.ts'

/** A parent's message, normalised, with short forms written out and questions in their usual order. */
export const writtenOut = (text: string): string =>
  inUsualOrder(SLANG.reduce((said, [from, to]) => said.replace(from, to), normalise(text)))

/** A question in the order of words that learners of English often use, put as it is usually asked: 'what i can do' becomes 'what can i do'. */
const inUsualOrder = (plain: string): string =>
  plain.replace(MODAL, '$1$2 $4 $3').replace(DOES, (_, before: string, word: string, who: string) => {
    const helper = /^(i|we|they|you)$/.test(who) ? 'do' : 'does'
    return `${before}${word} ${helper} ${who} `
  })

const WHO = '(i|we|you|he|she|they|it)'
/** Only where a sentence begins: 'tell me what i can do' is right as it stands, and 'when he can not have it' tells a story. */
const MODAL = new RegExp(
  `(^|[.!?] |\\b(?:and|but|so|please) )(what|how|where|who|which|when(?= (?:i|we) (?:must|should|have to)))(?: else)? ${WHO} (can|could|must|should|shall|may|will|would)\\b(?! be (?:that|how|why)\\b)`,
  'g',
)
const DOES = new RegExp(
  `(^|[.!?] |^(?:and|but|so) )(why) ${WHO} (?=(?!was|were|is|are|has|had|can|will)\\w)`,
  'g',
)
