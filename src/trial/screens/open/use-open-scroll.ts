import { useLayoutEffect } from 'react'
import type { Exchange } from '../../../conversation/screens/transcript/exchanges.ts'
import { useFollowBottom } from '../../../conversation/screens/transcript/use-follow-bottom.ts'
import { isLoud } from '../../../safety/rules.ts'

/** Follows the end of the talk; of a safety card, and of a talk that has not begun, the first line is shown. */
export function useOpenScroll(exchanges: Exchange[], isReady = true) {
  const follow = useFollowBottom()
  const { toTopOf } = follow
  const last = exchanges.at(-1)
  const hasCard = isLoud(last?.question?.card)
  const cardKey = hasCard ? last?.key : undefined
  useLayoutEffect(() => {
    if (cardKey) toTopOf('[data-safety-card]')
  }, [cardKey, toTopOf])
  const isEmpty = exchanges.every(({ question }) => question === null)
  useLayoutEffect(() => {
    if (isEmpty && isReady) toTopOf('[data-disclosure]')
  }, [isEmpty, isReady, toTopOf])
  return { ...follow, hasCard, isEmpty, isAway: follow.isAway && !isEmpty && !hasCard }
}
