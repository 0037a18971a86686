import type { Member } from '../../accounts/member.ts'
import { AppError } from '../../platform/errors.ts'
import { eventStream } from '../../platform/http/event-stream.ts'
import type { Whereabouts } from '../../safety/country-of.ts'
import { type Asker, answerMessage, type WritingParts } from '../answer-message.ts'
import type { ReplyEvent } from '../contract.ts'
import { findReply } from '../data/replies.ts'
import type { Sent } from '../send-message.ts'
import { followReply, type ReplyReaders } from './follow-reply.ts'

export type AnswerParts = WritingParts & { readers: ReplyReaders }

/** What a reader is told of an event; the same where nothing is said. */
export type Present = (event: ReplyEvent) => ReplyEvent

/** The answer to what was sent, as a stream: begun here, followed where it was begun before, or a card alone. */
export const streamAnswer = (
  parts: AnswerParts,
  asker: Asker,
  sent: Sent,
  whereabouts: Whereabouts,
  present: Present = (event) => event,
): Response | Promise<Response> => {
  if (sent.kind === 'known') return followAnswer(parts, asker.member, sent.replyId, present, sent.accepted)
  return eventStream<ReplyEvent>(({ send: sendAsIs, close }) => {
    const send = (event: ReplyEvent) => sendAsIs(present(event))
    send(sent.accepted)
    if (sent.kind === 'card') {
      send({ type: 'ended', answer: null, remaining: sent.accepted.remaining })
      return close()
    }
    void answerMessage(parts, asker, sent, whereabouts, send).finally(close)
  })
}

/** Looked up before the answer starts, so that what is not theirs is a plain 404, and one reader too many a plain 429. */
export const followAnswer = async (
  { database: { db }, log, readers }: Pick<AnswerParts, 'database' | 'log' | 'readers'>,
  member: Member,
  replyId: string,
  present: Present = (event) => event,
  accepted?: ReplyEvent,
): Promise<Response> => {
  if (!(await findReply(db, member, replyId))) throw new AppError('not_found')
  const events = followReply(readers, db, member, replyId)
  return eventStream<ReplyEvent>(async ({ send, close }, gone) => {
    if (accepted) send(present(accepted))
    try {
      for await (const event of events(gone)) send(present(event))
    } catch (err) {
      log.warn({ replyId, err }, 'a reader lost its answer')
    } finally {
      close()
    }
  })
}
