import type { Turn } from './contract.ts'

export const MESSAGE_MAX_CHARS = 4000

/** Why an answer didn't help. */
export const feedbackReasons = [
  'not_safe',
  'not_true',
  'not_us',
  'too_general',
  'not_heard',
  'other',
] as const

/** The four letters of a profile 'TYPE' or 'TYPE|analysis'. */
export const typeOfProfile = (profile: string | null): string | null => profile?.split('|')[0] ?? null

/** The messages a coach may see of what was said before: what was really said, without errors. */
export const spokenTurns = <T extends Turn>(turns: T[]): T[] =>
  turns.filter((turn) => turn.content !== '' && turn.status !== 'failed')

/** The newest of what was said that fits into so many characters, from a parent's message on: a long talk must not make each answer slower. */
export const newestWithin = <T extends Pick<Turn, 'author' | 'content'>>(turns: T[], most: number): T[] => {
  let left = most
  const tooOld = turns.findLastIndex(({ content }) => {
    left -= content.length
    return left < 0
  })
  const recent = turns.slice(tooOld + 1)
  const start = recent.findIndex(({ author }) => author === 'user')
  return tooOld < 0 ? recent : start < 0 ? [] : recent.slice(start)
}
