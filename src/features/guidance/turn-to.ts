import type { Card } from './card.ts'
import { type Finder, fitsAge, isChildCard } from './find-cards.ts'
import { dispute } from './rules/opinion.ts'
import { tellsOfLoss } from './rules/parent-state.ts'
import { yesNoOf } from './rules/yes-no.ts'
import { speaksTo } from './weigh-deed.ts'

/** Grown-ups who differ over what the card in hand does not settle: the card about differing. */
export const disagreed = (finder: Finder, current: Card, plain: string): Card | null => {
  const two = dispute(plain)
  if (!two?.isPartner || speaksTo(current, [two.own, two.theirs])) return null
  return finder.cards.find(({ id }) => id === 'disagreeing-with-other-parent-parent') ?? null
}

/** A parent who may be ill after a birth is heard before anything else, whatever the talk was about. */
export const sinkingParent = (finder: Finder, plain: string, months: number | null): Card | null => {
  if (!LOW.test(plain) || tellsOfLoss(plain)) return null
  const id = (months ?? 0) < AFTER_BIRTH ? 'low-mood-after-birth-parent' : 'exhausted-parent'
  return finder.cards.find((card) => card.id === id) ?? null
}
const AFTER_BIRTH = 24
const LOW =
  /\b(?:postnatal|post natal|postpartum|post partum) (?:depress\w+|anxiety)\b|\b(?:ppd|pnd)\b|\bi(?:'m| am)? (?:just |also |really |still |already )?(?:cry|crying) (?:a lot|all the time|every (?:single )?(?:day|night|morning|evening)|most (?:days|mornings|nights|evenings)|all day|too|constantly|for no reason)\b|\bmy (?:own )?mood is (?:\w+ )?(?:low|bad|awful|down)\b|\bi (?:feel|felt) (?:so |really |just |completely |totally )?(?:nothing|empty|numb|dead inside|hopeless|worthless|depressed)\b|\bi(?:'m| am) (?:so |really )?depressed\b/

/** 'Is it because of the divorce?': the card about what the parent takes for the cause. */
export const causeNamed = (
  finder: Finder,
  current: Card,
  plain: string,
  months: number | null,
): Card | null => {
  const kind = yesNoOf(plain)?.kind
  if (!(kind === 'maybe' && CAUSE.test(plain)) && !(kind !== 'usual' && IS_IT.test(plain))) return null
  const isOf = (card: Card) =>
    isChildCard(card) && !BY_CHILD.test(card.id) && (months === null || fitsAge(card, months))
  const [first, ...others] = finder.find(plain, isOf)
  const here = others.find(({ card }) => card === current)?.strong ?? 0
  return first && first.strong >= 3.2 && first.strong > here * 2 ? first.card : null
}
/** Asked as a cause, it is what others did to the child. */
const BY_CHILD = /^(bullying-others|unkind-bullying)-/
const CAUSE =
  /\b(because of|due to|down to|something like|to do with|linked (to|with)|connected (to|with)|related to|(could|might) (he|she) (be|have)|(could|might|can) (it|this|that) be)\b(?! (him|her|them|me|us)\b)/

/** 'Is it colic?' */
const IS_IT =
  /^(and |or |but |so )?is (it|this|that) (just |maybe |perhaps |really )*(an? |the )?\w+( \w+)?[ ?]*$/
