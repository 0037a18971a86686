import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ConversationKind } from '../../../coach/contract.ts'
import { transcriptQuery } from '../api.ts'
import { toExchanges } from '../transcript/exchanges.ts'
import { createChat } from './talk.ts'

/** The chat about one child; mount it anew for another child, kind or conversation. */
export function useTalk(childId: string, kind: ConversationKind, conversationId: string | null) {
  const client = useQueryClient()
  const [talk] = useState(() => createChat(client, childId, kind, conversationId))
  const query = useQuery(transcriptQuery(childId, kind, conversationId))
  const state = useSyncExternalStore(talk.live.subscribe, talk.live.read)
  const { data: transcript } = query

  useEffect(() => talk.enter(), [talk])
  // Before paint, or a message whose answer is being written elsewhere would first look unanswered.
  useLayoutEffect(() => {
    if (transcript) talk.catchUp(transcript)
  }, [talk, transcript])

  const exchanges = useMemo(
    () => (transcript ? toExchanges(transcript, state.list) : []),
    [transcript, state.list],
  )
  const writing = state.list.find(({ phase }) => phase === 'sending' || phase === 'writing')
  return {
    talk,
    query,
    transcript,
    exchanges,
    state,
    isBusy: writing !== undefined,
    isStopping: writing?.isStopping ?? false,
  }
}
