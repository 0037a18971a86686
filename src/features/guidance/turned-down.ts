import type { Card } from './card.ts'
import { type Rejection, rejectionIn } from './rules/rejection.ts'
import { terms, termsOfPlain } from './rules/terms.ts'

/** What a message turns down of a talk that came to these cards, oldest first; null when it turns down nothing. */
export const turnedDown = (cards: Card[], plain: string): Rejection | null => {
  const current = cards.at(-1)
  if (!current) return null
  // The card has only just come up.
  const isFresh = cards.indexOf(current) === cards.length - 1
  const rejection = rejectionIn(plain)
  if (rejection?.denied && !isAbout(current, rejection.denied)) return null
  if (rejection)
    return {
      ...rejection,
      isOfTopic:
        rejection.isOfTopic ||
        rejection.denied !== null ||
        (isFresh && (cards.length > 1 || denial(current, plain) !== null)),
    }
  const protest = isFresh && cards.length > 1 ? plain.match(PROTEST) : null
  if (protest) return { rest: plain.slice(protest[0].length).trim(), isOfTopic: true, denied: null }
  return isFresh ? denial(current, plain) : null
}

/** 'No no, Ben is the one who is bullied', to a card that has just come up. */
const PROTEST =
  /^(?:no+[ ,!.]+){2,}|^(?:what\?+|no+[ ,!.]+)(?=(?:my child|he|she|it|that|this|i)(?:'s| is|'m| am| was)\b)/

const isAbout = ({ title, keywords }: Card, plain: string): boolean => {
  const names = new Set([title, ...keywords].flatMap(terms))
  return termsOfPlain(plain).some((term) => names.has(term))
}

/** 'I am not a single mum', 'we do not quarrel': what the fresh card is about is not so. */
const denial = (card: Card, plain: string): Rejection | null => {
  for (const { 0: clause, groups } of plain.matchAll(DENIES))
    if (isAbout(card, groups?.what ?? ''))
      return { rest: plain.replace(clause, ' ').replace(/\s+/g, ' ').trim(), isOfTopic: true, denied: null }
  return null
}
const DENIES =
  /(?:^|[.,!?] ?|\bbut )(?:no,? )?(?:i|we|it|that|this|he|she|they)(?:'m| am|'re| are|'s| is| was| do| did| does)? ?(?:not|never|don't|didn't|doesn't|isn't|wasn't|aren't)(?<what>(?: [\w'-]+){1,4})|\b(?:(?:has|have|had) (?:no|not a|not any)|(?:hasn't|haven't) got(?: any)?|(?:doesn't|don't) have(?: any)?)(?<what>(?: [\w'-]+){1,3})|(?:^|[.,!] ?|\bno,? )(?:the |his |her )?(?<what>[\w'-]+)(?: is| are|'s|s)? (?:really |going |not |n't )*(?:fine|ok|okay|great|the problem|the point|no problem)\b|^no,? (?<what>(?:[\w'-]+ ?){1,2})(?=[,.!])/g
