import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { MESSAGE_MAX_CHARS } from '../../coach/rules.ts'
import type { ReplyEvent } from '../../conversation/contract.ts'
import { typeDraft } from '../../conversation/screens/composer/drafts.ts'
import { toExchanges } from '../../conversation/screens/transcript/exchanges.ts'
import { isFree } from '../../safety/rules.ts'
import type { Trial } from '../contract.ts'
import { failureText } from '../rules.ts'
import { clearTrial, openTrialMessage, trialQuery } from './api.ts'
import { clearCopy, onCopyCleared, readCopy, saveCopy } from './browser-copy.ts'
import { takeQuestion } from './home-question.ts'
import { shownMessages, unanswered, withEvent } from './messages.ts'
import { createOpenTalk } from './open/open-talk.ts'
import { trialRefusalWords } from './open/refusal-words.ts'

/** The trial chat: the browser's copy at once, then what the server says. */
export function useTrial(greeting: string) {
  const [question] = useState(takeQuestion)
  const [picked, setPicked] = useState(question?.ageMonths ?? null)
  const client = useQueryClient()
  const query = useQuery(trialQuery)
  const { data: trial } = query
  const ageMonths = picked ?? trial?.ageMonths ?? null
  const age = useRef(ageMonths)
  age.current = ageMonths
  const [restored, setRestored] = useState(() => readCopy())
  const hasReconciled = useRef(false)
  const [talk] = useState(() =>
    createOpenTalk({
      draftKey: 'trial',
      open: (message) => openTrialMessage({ ...message, ageMonths: age.current ?? undefined }),
      keep: (event) => {
        // What is being fetched was read before this news, and would take it away again.
        void client.cancelQueries({ queryKey: trialQuery.queryKey })
        client.setQueryData(trialQuery.queryKey, (known) => known && after(known, event))
      },
      reload: () => void client.invalidateQueries({ queryKey: trialQuery.queryKey }),
      refusalWords: trialRefusalWords,
      lostWords: () => failureText(''),
    }),
  )
  const state = useSyncExternalStore(talk.live.subscribe, talk.live.read)

  // A browser the server knows has its conversation there, and a family's is not this browser's any more.
  useLayoutEffect(() => {
    if (!trial || hasReconciled.current) return
    hasReconciled.current = true
    if (!trial.isKept) talk.recover(trial.messages)
    if (!trial.isKnown) return
    setRestored(null)
    if (trial.isKept || trial.messages.length === 1) clearCopy()
    if (!trial.isKept) for (const message of unanswered(trial.messages, Date.now())) talk.attach(message)
  }, [trial, talk])
  // What was written on the home page goes once the trial is open; for who is signed in it stays in the field's draft.
  const isOpen = trial !== undefined && !trial.isKept
  const hasSent = useRef(false)
  useEffect(() => {
    if (question) typeDraft(talk.draftKey, question.text)
  }, [question, talk])
  useEffect(() => {
    if (!isOpen || !question || hasSent.current) return
    hasSent.current = true
    // The field says how much is too much.
    if (question.text.length <= MESSAGE_MAX_CHARS) talk.send(question.text)
  }, [isOpen, question, talk])
  useEffect(() => onCopyCleared(() => setRestored(null)), [])
  useEffect(() => () => talk.leave(), [talk])

  const messages = useMemo(
    () => shownMessages(greeting, restored, trial?.messages ?? []),
    [greeting, restored, trial?.messages],
  )
  useEffect(() => {
    if (trial && !trial.isKept) saveCopy(messages)
  }, [trial, messages])

  const clear = async () => {
    await clearTrial()
    clearCopy()
    setRestored(null)
    talk.forget()
    setPicked(null)
    await client.invalidateQueries({ queryKey: trialQuery.queryKey })
  }
  const exchanges = useMemo(() => toExchanges({ messages }, state.list), [messages, state.list])
  const isBusy = state.list.some(({ phase }) => phase === 'sending' || phase === 'writing')
  return { trial, query, talk, state, exchanges, isBusy, clear, ageMonths, onAge: setPicked }
}

/** What is tapped, and where somebody is in danger, is not counted. */
const after = (before: Trial, event: ReplyEvent): Trial => {
  const known = { ...before, isKnown: true, messages: withEvent(before.messages, event) }
  if (event.type === 'ended') return { ...known, remaining: event.remaining }
  if (event.type !== 'accepted' || event.message.choice || (event.message.card && isFree(event.message.card)))
    return known
  const conversationsLeft = before.conversationsLeft - (before.canStartToday ? 1 : 0)
  return { ...known, remaining: event.remaining, conversationsLeft, canStartToday: false }
}
