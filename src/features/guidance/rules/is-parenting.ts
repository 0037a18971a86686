import { TOPICS } from '../contract.ts'
import { AGE_IN_YEARS, AS_CHILDREN_SAY, GEAR, PREGNANT, SIGNS } from './parenting-signs.ts'
import { TOPIC_WORDS } from './topic-words.ts'

/** Whether a normalised text is about bringing up, expecting or caring for children: a sum of signs for and against. */
export const isParenting = (plain: string): boolean => {
  const level = (pattern: RegExp) => Math.min(2, Math.log2(1 + (plain.match(pattern)?.length ?? 0)))
  const found = Object.fromEntries(
    Object.entries(SIGNS).map(([name, { pattern }]) => [name, level(pattern)]),
  ) as Record<keyof typeof SIGNS, number>
  const has = (...names: (keyof typeof SIGNS)[]) => names.some((name) => found[name] > 0)

  const words = plain.split(' ').length
  const hasChild = has('ownChild', 'youngChild', 'child', 'months') || level(AGE_IN_YEARS) > 0
  const strange =
    found.contraception + found.origins + 0.7 * found.study + 0.5 * (found.cycle + found.career + found.books)
  const hasOwn = has('ownChild', 'coparent')
  const isExpecting = level(PREGNANT) > 0 && found.contraception < 1.5
  // A child of one's own, here or on the way, settles it; only a topic of its own beside it leaves it open.
  if (strange <= 0.5 && (has('ownChild') || isExpecting)) return true
  const isAside =
    strange > 0.5 ||
    has('otherKin', 'ownYouth', 'selling') ||
    (!hasOwn && has('link', 'forum', 'recipe', 'other'))
  const isSettled = TOPICS.some((topic) => plain.search(TOPIC_WORDS[topic].sure) >= 0)
  if (!isAside && words < FEW_WORDS && (hasChild || isSettled)) return true
  if (!isAside && words < FEW_LINES && isSettled && (hasChild || has('pronoun'))) return true

  const care = found.feeding + found.toilet + level(GEAR)
  const isAboutNobody =
    !hasChild && !isExpecting && care === 0 && !has('parentRole', 'schooling') && level(AS_CHILDREN_SAY) === 0
  const together: [number, boolean][] = [
    [-0.3, hasOwn && strange <= 1],
    [-0.8, isExpecting && found.career <= 1],
    [-0.55, care > 1 && strange < 0.9],
    [0.6, !hasOwn && strange > 0.9],
    [0.65, isAboutNobody],
    [0.6, words < FEW_LINES && !hasChild && !isExpecting],
    [0.3, words < 12],
  ]
  const against =
    BIAS +
    Object.entries(SIGNS).reduce(
      (sum, [name, { weight }]) => sum + weight * found[name as keyof typeof SIGNS],
      0,
    ) +
    together.reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0)
  return against < OFF_TOPIC_FROM
}

/** A line or two with a child in it, or with a word that settles a topic, is a parent's; a few lines with both are too. */
const FEW_WORDS = 25
const FEW_LINES = 40
const BIAS = 0.15
/** Set for finding nine in ten posts that people marked off-topic; see docs/coach-quality.md for what that costs. */
const OFF_TOPIC_FROM = -1.6
