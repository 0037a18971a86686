import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readEvents } from '../../conversation/screens/talk/read-events.ts'
import { RequestError } from '../../ui/server/request.ts'
import type { ChatEvent } from '../contract.ts'
import { chatQuery, openEvents } from './api.ts'
import { applyNews } from './apply-news.ts'

const AGAIN_MS = [300, 1_000, 2_500, 5_000]

export type Line = 'open' | 'lost' | 'gone'

/** Hears what happens in the chat while the page is in sight: whoever looks away is not here, and catches up when they're back. */
export function useRoom(isOpen: boolean): Line {
  const client = useQueryClient()
  const [line, setLine] = useState<Line>('open')
  useEffect(() => {
    if (!isOpen) return
    let leaving: AbortController | null = null
    const look = () => {
      leaving?.abort()
      leaving = null
      if (document.hidden) return
      leaving = new AbortController()
      void follow(client, setLine, leaving.signal)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      leaving?.abort()
    }
  }, [client, isOpen])
  return line
}

const follow = async (
  client: QueryClient,
  tell: (line: Line) => void,
  signal: AbortSignal,
): Promise<void> => {
  for (let tries = 0; !signal.aborted; tries++) {
    const changes = client.getQueryData(chatQuery.queryKey)?.changes ?? 0
    try {
      for await (const events of readEvents<ChatEvent>(await openEvents(changes)(signal))) {
        tries = 0
        for (const event of events) {
          if (event.type === 'gone') return tell('gone')
          if (event.type === 'reattach') continue
          client.setQueryData(chatQuery.queryKey, (chat) => chat && applyNews(chat, event))
        }
        tell('open')
      }
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof RequestError && SHUT.includes(error.code)) return tell('gone')
    }
    if (signal.aborted) return
    if (tries > 0) tell('lost')
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)]))
  }
}

/** Nothing of it is theirs to read any more. */
const SHUT = ['unauthenticated', 'not_allowed', 'not_found', 'no_family_chat', 'account_closed']
