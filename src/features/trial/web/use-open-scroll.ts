import { useLayoutEffect } from 'react'
import type { Exchange } from '../../coaching/web/exchanges.ts'
import { useFollowBottom } from '../../coaching/web/use-follow-bottom.ts'

/** Follows the end of the talk; of a safety card the first line is shown, not the last. */
export function useOpenScroll(exchanges: Exchange[]) {
  const follow = useFollowBottom()
  const { toTopOf } = follow
  const last = exchanges.at(-1)
  const hasCard = last?.question?.card != null
  const cardKey = hasCard ? last?.key : undefined
  useLayoutEffect(() => {
    if (cardKey) toTopOf('[data-safety-card]')
  }, [cardKey, toTopOf])
  return { ...follow, hasCard }
}
