import { useEffect, useRef, useState } from 'react'
import { applyEvent, noAnswerYet, type PartialAnswer } from '../../conversation/rules.ts'
import { openReply } from '../../conversation/screens/api.ts'
import { followAnswer } from '../../conversation/screens/talk/follow-answer.ts'
import type { ChatState } from '../contract.ts'

/** The answers being written, by the message they answer, as far as they've come. */
export function useWritten(running: ChatState['running']): Map<string, PartialAnswer> {
  const [written, setWritten] = useState<Map<string, PartialAnswer>>(new Map())
  const reading = useRef(new Map<string, AbortController>())
  const wanted = running.map(({ replyId, messageId }) => `${replyId} ${messageId}`).join(',')
  useEffect(() => {
    const now = wanted === '' ? [] : wanted.split(',').map((pair) => pair.split(' ') as [string, string])
    for (const [replyId, messageId] of now) {
      if (reading.current.has(replyId)) continue
      const leaving = new AbortController()
      reading.current.set(replyId, leaving)
      const onEvents: Parameters<typeof followAnswer>[1]['onEvents'] = (events) =>
        setWritten((before) => {
          const known = before.get(messageId) ?? noAnswerYet(replyId)
          return new Map(before).set(messageId, events.reduce(applyEvent, known))
        })
      // What broke off is told by the chat itself once it's settled.
      void followAnswer(openReply(replyId), { onEvents, signal: leaving.signal }).catch(() => undefined)
    }
    for (const [replyId, leaving] of reading.current)
      if (!now.some(([id]) => id === replyId)) {
        leaving.abort()
        reading.current.delete(replyId)
      }
  }, [wanted])
  useEffect(() => {
    const all = reading.current
    return () => {
      for (const leaving of all.values()) leaving.abort()
      all.clear()
    }
  }, [])
  return written
}
