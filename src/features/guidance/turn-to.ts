import type { Card } from './card.ts'
import { type Finder, fitsAge, isChildCard } from './find-cards.ts'
import { dispute } from './rules/opinion.ts'
import { yesNoOf } from './rules/yes-no.ts'
import { speaksTo } from './weigh-deed.ts'

/** Grown-ups who differ over what the card in hand does not settle: the card about differing. */
export const disagreed = (finder: Finder, current: Card, plain: string): Card | null => {
  const two = dispute(plain)
  if (!two?.isPartner || speaksTo(current, [two.own, two.theirs])) return null
  return finder.cards.find(({ id }) => id === 'disagreeing-with-other-parent-parent') ?? null
}

/** 'Is it because of the divorce?': the card about what the parent takes for the cause. */
export const causeNamed = (
  finder: Finder,
  current: Card,
  plain: string,
  months: number | null,
): Card | null => {
  const kind = yesNoOf(plain)?.kind
  if (!(kind === 'maybe' && CAUSE.test(plain)) && !(kind !== 'usual' && IS_IT.test(plain))) return null
  const isOf = (card: Card) => isChildCard(card) && (months === null || fitsAge(card, months))
  const [first, ...others] = finder.find(plain, isOf)
  const here = others.find(({ card }) => card === current)?.strong ?? 0
  return first && first.strong >= 3.2 && first.strong > here * 2 ? first.card : null
}
const CAUSE =
  /\b(because of|due to|down to|something like|to do with|linked (to|with)|connected (to|with)|related to|(could|might) (he|she) (be|have)|(could|might|can) (it|this|that) be)\b(?! (him|her|them|me|us)\b)/

/** 'Is it colic?' */
const IS_IT =
  /^(and |or |but |so )?is (it|this|that) (just |maybe |perhaps |really )*(an? |the )?\w+( \w+)?[ ?]*$/
