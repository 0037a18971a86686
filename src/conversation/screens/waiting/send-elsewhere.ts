import type { QueryClient } from '@tanstack/react-query'
import { startWork } from '../../../ui/at-work.ts'
import { ask } from '../../../ui/server/ask.ts'
import { RequestError } from '../../../ui/server/request.ts'
import { api, openMessage } from '../api.ts'
import { followAnswer } from '../talk/follow-answer.ts'
import { isLocalConversation } from './local-conversation.ts'
import { fateOf, type SendWaiting } from './outbox.ts'
import { waitingList } from './waiting-list.ts'

/** Sends what waits in a chat that no page here has open, and reads the answer without showing it. */
export const sendElsewhereWith =
  (client: QueryClient): SendWaiting =>
  async (waiting) => {
    const { childId, kind, conversationId, clientId, text } = waiting
    try {
      if (isLocalConversation(conversationId)) {
        const json = { kind }
        const opened = await ask(api.children[':childId'].conversations.$post, { param: { childId }, json })
        await waitingList.adopt(conversationId, opened.conversation.id)
        return 'later'
      }
    } catch (error) {
      return fateOf(error instanceof RequestError ? error : null)
    }
    let isAccepted = false
    const onEvents = (events: { type: string }[]) => {
      isAccepted ||= events.some(({ type }) => type === 'accepted')
    }
    const { signal } = new AbortController()
    const done = startWork()
    const end = await followAnswer(openMessage(conversationId, { clientId, text }), { onEvents, signal })
    done()
    for (const key of ['transcript', 'history', 'children'])
      void client.invalidateQueries({ queryKey: [key] })
    // Whatever became of the answer, the message is there.
    if (isAccepted || end.type === 'ended') return 'sent'
    return fateOf(end.error)
  }
