import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Message, ReplyEvent } from '../../coaching/contract.ts'
import { toExchanges } from '../../coaching/web/exchanges.ts'
import { DEMO_EARLIER, DEMO_MESSAGES, DEMO_UNLIMITED } from '../rules.ts'
import { openDemoMessage } from './api.ts'
import { shownMessages, withEvent } from './messages.ts'
import { createOpenTalk } from './open-talk.ts'
import { trialRefusalWords } from './refusal-words.ts'
import { VARIANTS } from './variants.ts'

/** The guest demo's talk and its count. Both live on this page and nowhere else. */
export function useDemo() {
  const [said, setSaid] = useState<Message[]>([])
  const [left, setLeft] = useState(DEMO_MESSAGES)
  const latest = useRef(said)
  latest.current = said
  const [talk] = useState(() =>
    createOpenTalk({
      draftKey: 'demo',
      open: (message) => openDemoMessage({ ...message, earlier: questionsOf(latest.current) }),
      keep: (event: ReplyEvent) => {
        setSaid((messages) => withEvent(messages, event))
        if (event.type === 'accepted' && !event.message.card) setLeft((count) => Math.max(0, count - 1))
      },
      reload: () => {},
      refusalWords: trialRefusalWords,
    }),
  )
  const state = useSyncExternalStore(talk.live.subscribe, talk.live.read)
  const messages = useMemo(() => shownMessages(VARIANTS.parenting.greeting, null, said), [said])
  const exchanges = useMemo(() => toExchanges({ messages }, state.list), [messages, state.list])
  return {
    talk,
    state,
    exchanges,
    left,
    total: left > DEMO_MESSAGES ? DEMO_UNLIMITED : DEMO_MESSAGES,
    isBusy: state.list.some(({ phase }) => phase === 'sending' || phase === 'writing'),
    subscribe: () => setLeft(DEMO_UNLIMITED),
  }
}

export type Demo = ReturnType<typeof useDemo>

/** What the guide answered before, newest last. */
const questionsOf = (messages: Message[]): string[] =>
  messages
    .filter(({ author, card }) => author === 'user' && !card)
    .map(({ content }) => content)
    .slice(-DEMO_EARLIER)
