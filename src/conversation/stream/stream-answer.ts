import type { Member } from '../../accounts/member.ts'
import { AppError } from '../../platform/errors.ts'
import { eventStream } from '../../platform/http/event-stream.ts'
import type { Whereabouts } from '../../safety/country-of.ts'
import { type Asker, answerMessage, type WritingParts } from '../answer-message.ts'
import type { ReplyEvent } from '../contract.ts'
import { findReply } from '../data/replies.ts'
import type { Sent } from '../send-message.ts'
import { followReply, type ReplyReaders } from './follow-reply.ts'
import { placed, type Reading } from './placed.ts'

export type AnswerParts = WritingParts & {
  readers: ReplyReaders
  /** Aborted when this process is asked to stop: readers go on elsewhere. */
  stopping: AbortSignal
}

/** The answer to what was sent, as a stream: begun here, followed where it was begun before, or a card alone. */
export const streamAnswer = (
  parts: AnswerParts,
  asker: Asker,
  sent: Sent,
  whereabouts: Whereabouts,
  reading: Reading,
): Response | Promise<Response> => {
  if (sent.kind === 'known') return followAnswer(parts, asker.member, sent.replyId, reading, sent.accepted)
  return eventStream<ReplyEvent>((sink) => {
    const send = placed(sink, { ...reading, after: 0 })
    send(sent.accepted)
    if (sent.kind === 'card') {
      send({ type: 'ended', answer: null, remaining: sent.accepted.remaining })
      return sink.close()
    }
    void answerMessage(parts, asker, sent, whereabouts, send).finally(sink.close)
  }, parts.stopping)
}

/** Looked up before the answer starts, so that what is not theirs is a plain 404, and one reader too many a plain 429. */
export const followAnswer = async (
  {
    database: { db },
    log,
    readers,
    stopping,
  }: Pick<AnswerParts, 'database' | 'log' | 'readers' | 'stopping'>,
  member: Member,
  replyId: string,
  reading: Reading,
  accepted?: ReplyEvent,
): Promise<Response> => {
  if (!(await findReply(db, member, replyId))) throw new AppError('not_found')
  const events = followReply(readers, db, member, { replyId, after: reading.after })
  return eventStream<ReplyEvent>(async (sink, gone) => {
    const send = placed(sink, reading)
    if (accepted) send(accepted)
    try {
      for await (const event of events(gone)) send(event)
    } catch (err) {
      log.warn({ replyId, err }, 'a reader lost its answer')
    } finally {
      sink.close()
    }
  }, stopping)
}
