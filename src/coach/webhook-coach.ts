import { setTimeout as wait } from 'node:timers/promises'
import { piecesOf } from '../language/sentences.ts'
import { ModelError } from '../platform/model/model.ts'
import { type Webhook, webhook } from '../platform/model/webhook.ts'
import { failureOf } from './chat-completions-coach.ts'
import type { Coach, CoachRequest } from './coach.ts'

type Options = {
  childUrl: string
  parentsUrl: string
  /** Between sentences, so that an answer that came in one piece can be read along. */
  pauseMs?: number
  /** For a whole answer. */
  totalMs?: number | undefined
  open?: (url: string) => Webhook
}

/** The coach behind the operator's automation webhooks: one for a child's chat and the Parenting Chat, one for Dad & Mom Mode. It is sent names, unmasked. */
export const webhookCoach = ({
  childUrl,
  parentsUrl,
  pauseMs = 80,
  totalMs,
  open = (url) => webhook(url, totalMs === undefined ? {} : { totalMs }),
}: Options): Coach => {
  const child = open(childUrl)
  const parents = open(parentsUrl)
  const webhooks = { child, parents, general: child, family: parents }
  return {
    name: 'webhook',
    answer: async function* (asked, signal) {
      const body = bodyOf(asked)
      const sent = [{ role: 'user' as const, content: webhookBody(asked) }]
      yield { type: 'basis', sources: [], note: null, sent }
      const text = await webhooks[asked.kind](body, signal).catch((error) => {
        throw error instanceof ModelError ? failureOf(error) : error
      })
      for (const [n, sentence] of piecesOf(text).entries()) {
        if (n > 0 && pauseMs > 0) await wait(pauseMs, null, { signal })
        signal.throwIfAborted()
        yield { type: 'text', delta: sentence }
      }
    },
  }
}

/** For a parent's eyes: the same body, in lines. */
export const webhookBody = (asked: CoachRequest): string => JSON.stringify(bodyOf(asked), null, 2)

/** The body as the specification names it, with its words for what is not there. */
const bodyOf = ({ parent, childId, child, personalityProfile, text }: CoachRequest) => ({
  parent: { email: parent?.email || 'No email available', uid: parent?.uid ?? '' },
  child: {
    id: childId ?? '',
    name: child.name,
    age: child.age,
    personalityProfile: personalityProfile || child.type || 'No personality profile available yet.',
    interests: child.interests,
  },
  latestMessage: text,
})
