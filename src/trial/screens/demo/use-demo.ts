import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Message, ReplyEvent } from '../../../conversation/contract.ts'
import { toExchanges } from '../../../conversation/screens/transcript/exchanges.ts'
import { failureBubble, lostWords } from '../../../conversation/screens/words.ts'
import { broughtAlong, DEMO_MESSAGES, DEMO_UNLIMITED } from '../../rules.ts'
import { openDemoMessage } from '../api.ts'
import { countedIn, questionsIn, shownMessages, withEvent } from '../messages.ts'
import { createOpenTalk } from '../open/open-talk.ts'
import { trialRefusalWords } from '../open/refusal-words.ts'
import { VARIANTS } from './variants.ts'

/** The guest demo's talk and its count. Both live on this page and nowhere else. */
export function useDemo() {
  const [said, setSaid] = useState<Message[]>([])
  // So many, after so many were asked.
  const [allowed, setAllowed] = useState({ total: DEMO_MESSAGES, from: 0 })
  const latest = useRef(said)
  latest.current = said
  const [talk] = useState(() =>
    createOpenTalk({
      draftKey: 'demo',
      open: (message) =>
        openDemoMessage({ ...message, earlier: textsBefore(message.clientId, latest.current) }),
      keep: (event: ReplyEvent) => setSaid((messages) => withEvent(messages, event)),
      reload: () => {},
      refusalWords: trialRefusalWords,
      lostWords: (error) => failureBubble(lostWords(error)),
    }),
  )
  const state = useSyncExternalStore(talk.live.subscribe, talk.live.read)
  const messages = useMemo(() => shownMessages(VARIANTS.parenting.greeting, null, said), [said])
  const exchanges = useMemo(() => toExchanges({ messages }, state.list), [messages, state.list])
  const asked = countedIn(said)
  return {
    talk,
    state,
    exchanges,
    left: Math.max(0, allowed.total - (asked - allowed.from)),
    total: allowed.total,
    isBusy: state.list.some(({ phase }) => phase === 'sending' || phase === 'writing'),
    subscribe: () => setAllowed({ total: DEMO_UNLIMITED, from: asked }),
  }
}

export type Demo = ReturnType<typeof useDemo>

/** What the guide answered before this message, newest last. One sent again is not before itself. */
const textsBefore = (clientId: string, messages: Message[]): string[] =>
  broughtAlong(
    questionsIn(messages)
      .filter(({ id }) => id !== clientId)
      .map(({ content }) => content),
  )
