import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { giveBackDraft, sendDraft, settleDraft } from '../../conversation/screens/composer/drafts.ts'
import type { SafetyCard } from '../../safety/contract.ts'
import { randomId } from '../../ui/random-id.ts'
import { RequestError } from '../../ui/server/request.ts'
import type { NoAnswer, Said } from '../contract.ts'
import { askAbout, chatQuery, sayInChat } from './api.ts'
import { applyNews } from './apply-news.ts'

export const DRAFT_KEY = 'family-chat'

/** On its way: it stands at the end until the server has it. */
export type Pending = { clientId: string; text: string }

type Given = Parameters<typeof sayInChat>[0]

export type Trouble =
  | { type: 'no_answer'; why: Exclude<NoAnswer, null> }
  | { type: 'refused'; error: RequestError }
  /** Nothing can be kept for the moment, and somebody may be in danger. */
  | { type: 'card'; card: SafetyCard }

/** Sends messages, one after the other as they were typed, and asks the coach. */
export function useSaying() {
  const client = useQueryClient()
  const [pending, setPending] = useState<Pending[]>([])
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  const take = ({ message, noAnswer }: Said) => {
    client.setQueryData(chatQuery.queryKey, (chat) => chat && applyNews(chat, { messages: [message] }))
    if (noAnswer) setTrouble({ type: 'no_answer', why: noAnswer })
  }
  const refuse = (error: unknown) =>
    setTrouble({
      type: 'refused',
      error: error instanceof RequestError ? error : new RequestError('internal', 0),
    })

  const turn = useRef(Promise.resolve())
  /** Shows it at once, and sends it when those before it are through: two on their way at once could change places. */
  const deliver = (given: Given) => {
    setTrouble(null)
    setPending((before) => [...before, { clientId: given.clientId, text: given.text }])
    turn.current = turn.current.then(() => post(given))
  }
  const post = async (given: Given) => {
    try {
      const said = await sayInChat(given)
      if (said.message.place > 0) {
        settleDraft(DRAFT_KEY, given.clientId)
        take(said)
      } else {
        giveBackDraft(DRAFT_KEY, given.clientId)
        if (said.message.card) setTrouble({ type: 'card', card: said.message.card })
      }
    } catch (error) {
      giveBackDraft(DRAFT_KEY, given.clientId)
      refuse(error)
    } finally {
      setPending((before) => before.filter(({ clientId }) => clientId !== given.clientId))
    }
  }

  return {
    pending,
    trouble,
    say: (text: string, asks = false) => deliver({ clientId: sendDraft(DRAFT_KEY, text), text, asks }),
    tap: ({ id, label }: { id: string; label: string }) =>
      deliver({ clientId: randomId(), text: label, choice: id }),
    askAbout: (messageId: string) => {
      setTrouble(null)
      void askAbout(messageId).then(take, refuse)
    },
  }
}
