import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { markRead } from './api.ts'
import { unreadQuery } from './unread.ts'

/** What stands in sight is read: the newest, while its end is on the screen of somebody who looks. */
export function useMarkRead(place: number, isAtEnd: boolean) {
  const client = useQueryClient()
  const marked = useRef(0)
  useEffect(() => {
    const mark = () => {
      if (document.hidden || !isAtEnd || place <= marked.current) return
      marked.current = place
      markRead(place)
        .then(() => client.invalidateQueries({ queryKey: unreadQuery.queryKey }))
        .catch(() => {
          marked.current = 0
        })
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [client, place, isAtEnd])
}
