import { memo } from '../once.ts'
import type { Holder, Standing } from './follow-ups.ts'
import { keyOf, type Meaning, nearness } from './meanings.ts'

/** How near a meaning is to the nearest follow-up of one card; and how near to one of them, beyond how near it is to all of the same card. */
export const createNear = (meanings: Map<string, Meaning>) => {
  const read = memo(({ follow_ups }: Holder) => follow_ups.flatMap((one) => meanings.get(keyOf(one)) ?? []))
  const nearTo = (holder: Holder, meaning: Float32Array) => read(holder).map((one) => nearness(meaning, one))
  let last: { holder: Holder; meaning: Float32Array; near: number[]; usual: number } | null = null
  const standing: Standing = (holder, followUp, meaning) => {
    if (last?.holder !== holder || last.meaning !== meaning) {
      const near = nearTo(holder, meaning)
      if (near.length < holder.follow_ups.length) return null
      last = { holder, meaning, near, usual: Math.max(mean(near), USUAL) }
    }
    const own = last.near[holder.follow_ups.indexOf(followUp)]
    return own === undefined ? null : own - last.usual
  }
  return { standing, closest: (...asked: Parameters<typeof nearTo>) => Math.max(0, ...nearTo(...asked)) }
}
/** What is near to none of a card's stands out of it by chance. */
const USUAL = 0.4

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
