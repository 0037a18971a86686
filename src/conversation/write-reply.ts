import type { Member } from '../accounts/member.ts'
import { type Basis, type Coach, CoachFailure, type CoachRequest } from '../coach/coach.ts'
import type { FailureCode, MessageStatus, TalkKind } from '../coach/contract.ts'
import { type ReplyQueue, rankOf } from '../coach/reply-queue.ts'
import { cleanText, isBlank } from '../platform/clean-text.ts'
import type { Database } from '../platform/db/db.ts'
import { onceBack } from '../platform/db/once-back.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { Meters } from '../platform/metrics/meters.ts'
import { changeCard } from './change-card.ts'
import type { ReplyEvent } from './contract.ts'
import { summariseIfDue, type TopicsOf } from './history/summarise.ts'
import type { MergeModelCare } from './merge-model-care.ts'
import { applyEvent, noAnswerYet } from './rules.ts'
import type { SafetyDecision } from './send-message.ts'
import { settleReply } from './settle-reply.ts'
import { type ReplyLog, UNSTORABLE } from './stream/reply-log.ts'

export type Running = Member & { replyId: string; conversationId: string; kind: TalkKind }
export type ReplyParts = {
  database: Database
  coach: Coach
  log: Log
  replyLog: ReplyLog
  /** Only so many are answered at once; the others wait in it. */
  replyQueue: ReplyQueue
  topicsOf: TopicsOf
  running: Map<string, AbortController>
  meters: Meters
}

/**
 * Writes one answer: passes what the coach says to `emit` at once and to the log in batches, and settles it however it ends. Goes on
 * when its reader leaves; ends early when a stop is asked for here or on another replica. Never throws.
 */
export const writeReply = async (
  parts: ReplyParts,
  { familyId, userId, replyId, conversationId, kind }: Running,
  request: CoachRequest,
  emit: (event: ReplyEvent) => void,
  hear: MergeModelCare = () => null,
): Promise<void> => {
  const { database, coach, replyQueue, log, replyLog, running, topicsOf, meters } = parts
  const began = performance.now()
  const stop = new AbortController()
  running.set(replyId, stop)
  const kept = replyLog.open(familyId, replyId, (reason) => stop.abort(reason))
  let draft = noAnswerYet(replyId)
  let basis: Basis = { sources: [], note: null }
  let status: MessageStatus = 'complete'
  let error: FailureCode | null = null
  let heard: SafetyDecision | null = null
  let leaveQueue = () => {}
  try {
    const tell = (place: number) => emit({ type: 'waiting', place })
    // A tap asks nothing of whoever the queue is for.
    if (!request.choice) leaveQueue = await replyQueue(rankOf(request.priority ?? null), tell, stop.signal)
    for await (const part of coach.answer(request, stop.signal)) {
      if (stop.signal.aborted) break
      if (part.type === 'basis') {
        basis = part
        continue
      }
      if (part.type === 'cut') {
        error = 'coach_cut'
        continue
      }
      if (part.type === 'care') {
        heard = hear(part.level)
        if (!heard) continue
        emit({ type: 'card', card: heard.card })
        await changeCard(database, { familyId, replyId }, heard.card).catch((err) =>
          log.warn({ replyId, err }, 'a card could not be changed'),
        )
        continue
      }
      if (part.type === 'instead') {
        draft = { ...noAnswerYet(replyId), text: part.text }
        meters.coachFailed({ coach: coach.name, code: part.because.code })
        log.warn({ replyId, coach: coach.name, err: part.because }, 'a card stands in for an answer')
        continue
      }
      if (draft.text === '') meters.firstWordsTook(coach.name, (performance.now() - began) / 1000)
      draft = applyEvent(draft, part)
      emit(part)
      kept.add(part.delta)
    }
    if (stop.signal.aborted) status = endedBy(stop.signal)
  } catch (caught) {
    status = stop.signal.aborted ? endedBy(stop.signal) : 'failed'
    if (!stop.signal.aborted) {
      error = caught instanceof CoachFailure ? caught.code : 'coach_failed'
      // The settled answer, which is empty then, takes back what was shown.
      if (isWithdrawn(caught)) draft = noAnswerYet(replyId)
      meters.coachFailed({ coach: coach.name, code: error })
      log.warn({ replyId, coach: coach.name, code: error, err: caught }, 'an answer failed')
    }
  }
  leaveQueue()
  const text = isBlank(draft.text) ? '' : cleanText(draft.text)
  if (status === 'complete' && text === '') {
    status = 'failed'
    error = 'coach_empty'
  }
  if (status === 'interrupted') error = 'interrupted'
  if (status === 'failed') error ??= 'coach_failed'
  try {
    await kept.close()
    const isFree = basis.isFree || heard?.charged === false
    const ending = { id: newId(), status, error, text, ...basis, isFree }
    const settled = await onceBack(() => settleReply(database, { familyId, userId, replyId, kind }, ending))
    if (settled) meters.answerEnded({ coach: coach.name, status, credit: settled.credit })
    if (settled) emit(heard ? { ...settled.event, card: heard.card } : settled.event)
    // A trial's older part is summed up for each answer anew; a note of the family chat would outlive who said it.
    if (settled && status === 'complete' && kind !== 'trial' && kind !== 'family')
      await summariseIfDue(database.db, topicsOf, familyId, conversationId, settled.counted)
  } catch (caught) {
    // The reply stays running in the database, and the reaper settles it.
    log.error({ replyId, err: caught }, 'an answer could not be settled')
  } finally {
    running.delete(replyId)
  }
}

/** Nothing stays of an answer that said what no coach may say. */
export const isWithdrawn = (failure: unknown): boolean =>
  failure instanceof CoachFailure && failure.code === 'coach_withdrawn'

/** Set as an abort's reason when the process ends: the answer broke off, the parent did not stop it. */
export const SHUTDOWN = 'shutdown'

const endedBy = ({ reason }: AbortSignal): MessageStatus =>
  reason === SHUTDOWN ? 'interrupted' : reason === UNSTORABLE ? 'failed' : 'stopped'
