import { useLayoutEffect } from 'react'
import { isLoud } from '../../../safety/rules.ts'
import type { Exchange } from './exchanges.ts'
import { useFollowBottom } from './use-follow-bottom.ts'

type Shown = {
  /** Others come before the first exchange. */
  hasEarlier?: boolean
  isReady?: boolean
}

/** Follows the end of the talk; of a safety card, and of a talk that has not begun, the first line is shown. */
export function useTalkScroll(exchanges: Exchange[], { hasEarlier = false, isReady = true }: Shown = {}) {
  const follow = useFollowBottom()
  const { toTopOf } = follow
  const last = exchanges.at(-1)
  const hasCard = isLoud(last?.question?.card)
  const cardKey = hasCard ? last?.key : undefined
  useLayoutEffect(() => {
    if (cardKey) toTopOf('[data-safety-card]')
  }, [cardKey, toTopOf])
  const isEmpty = !hasEarlier && exchanges.every(({ question }) => question === null)
  // In a low window a talk that has not begun is longer than its room: it is read from its beginning.
  useLayoutEffect(() => {
    if (isEmpty && isReady) toTopOf('[data-disclosure]')
  }, [isEmpty, isReady, toTopOf])
  return { ...follow, hasCard, isEmpty }
}
