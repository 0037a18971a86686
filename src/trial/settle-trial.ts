import type { Basis } from '../coach/coach.ts'
import type { FailureCode, MessageStatus } from '../coach/contract.ts'
import type { Message } from '../conversation/contract.ts'
import { cleanText } from '../platform/clean-text.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/ids.ts'
import { closeMessage, insertMessage, listLeftOpen } from './queries.ts'
import { failureText } from './rules.ts'

export type Ending = Pick<Basis, 'sources' | 'note' | 'choices'> & {
  status: MessageStatus
  error: FailureCode | null
  text: string
}

type Answering = { visitorId: string; conversationId: string; messageId: string; id: string }

/** Keeps an answer once. Null when the message was cleared or somebody else settled it. */
export const settleTrial = (
  db: Db,
  { visitorId, conversationId, messageId, id }: Answering,
  { status, error, text, sources, note, choices }: Ending,
): Promise<Message | null> =>
  db.transaction(async (tx) => {
    if (!(await closeMessage(tx as unknown as Db, messageId))) return null
    return insertMessage(tx as unknown as Db, {
      id,
      conversationId,
      visitorId,
      author: 'assistant',
      content: cleanText(text),
      status,
      error,
      answerTo: messageId,
      sources,
      guideNote: note,
      choices: choices ?? null,
    })
  })

/** Longer than any answer may take, with the wait in line before it; and where the process still lives, so long that it must hang. */
const DEAD_AFTER = { silentSeconds: 300, stuckSeconds: 3600 }

/** Ends this visitor's messages whose writer died; the message stays consumed, as any that failed. */
export const settleLeftOpen = async (db: Db, visitorId: string): Promise<void> => {
  for (const { id: messageId, conversationId } of await listLeftOpen(db, visitorId, DEAD_AFTER)) {
    const ending = {
      status: 'failed',
      error: 'interrupted',
      text: failureText(''),
      sources: [],
      note: null,
    } as const
    await settleTrial(db, { visitorId, conversationId, messageId, id: newId() }, { ...ending, sources: [] })
  }
}
