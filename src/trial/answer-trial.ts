import { type Coach, CoachFailure } from '../coach/coach.ts'
import { type ReplyQueue, rankOf } from '../coach/reply-queue.ts'
import type { ReplyEvent } from '../conversation/contract.ts'
import type { HearCare } from '../conversation/hear-care.ts'
import type { Handling } from '../conversation/send-message.ts'
import { isWithdrawn } from '../conversation/write-reply.ts'
import { isBlank } from '../platform/clean-text.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { giveBackMessage } from './budget.ts'
import { buildTrialRequest } from './build-trial-request.ts'
import { changeCard, findAge, listTurns } from './queries.ts'
import { failureText, tailOf } from './rules.ts'
import type { TrialSent } from './send-trial-message.ts'
import { type Ending, settleTrial } from './settle-trial.ts'
import type { Summarise } from './summaries.ts'

export type AnswerParts = {
  db: Db
  coach: Coach
  summarise: Summarise
  /** Only so many are answered at once; a visitor comes after every family. */
  line: ReplyQueue
  log: Log
  running: Map<string, AbortController>
}

type Begun = Extract<TrialSent, { kind: 'begun' }>

/** Writes one answer, passes it to `emit` as it comes and keeps it however it ends. Goes on when its reader leaves. Never throws. */
export const answerTrial = async (
  parts: AnswerParts,
  begun: Begun,
  emit: (event: ReplyEvent) => void,
  hear: HearCare = () => null,
): Promise<void> => {
  const { db, log, running } = parts
  const { message, conversationId, visitorId, remaining } = begun
  const stop = new AbortController()
  running.set(message.id, stop)
  try {
    const { heard, ...ending } = await write(parts, begun, stop.signal, emit, hear)
    const answer = await settleTrial(
      db,
      { visitorId, conversationId, messageId: message.id, id: newId() },
      ending,
    )
    const isRefunded = heard !== null && !heard.charged && begun.isCharged
    if (isRefunded) await giveBackMessage(db, conversationId)
    emit({
      type: 'ended',
      answer,
      remaining: remaining + (isRefunded ? 1 : 0),
      ...(heard ? { card: heard.card } : {}),
    })
  } catch (err) {
    // The database is away: the message stays open in it, and is closed when somebody next looks.
    log.error({ messageId: message.id, err }, 'a trial answer could not be kept')
  } finally {
    running.delete(message.id)
  }
}

const write = async (
  { db, coach, summarise, line, log }: AnswerParts,
  { message, visitorId, care }: Begun,
  signal: AbortSignal,
  emit: (event: ReplyEvent) => void,
  hear: HearCare,
): Promise<Ending & { heard: Handling | null }> => {
  let text = ''
  let basis: Pick<Ending, 'sources' | 'note' | 'choices'> = { sources: [], note: null }
  const say = (delta: string) => {
    text += delta
    emit({ type: 'text', delta })
  }
  let isCut = false
  let heard: Handling | null = null
  let leaveLine = () => {}
  try {
    // A tap asks nothing of whoever the line is for.
    if (!message.choice)
      leaveLine = await line(rankOf(null), (place) => emit({ type: 'waiting', place }), signal)
    const earlier = (await listTurns(db, visitorId)).filter(({ id }) => id < message.id)
    const asked = { text: message.content, ageMonths: await findAge(db, { visitorId }) }
    const request = await buildTrialRequest(coach, summarise, earlier, asked, signal)
    const { choice = null } = message
    for await (const part of coach.answer({ ...request, care, choice, card: message.card }, signal)) {
      signal.throwIfAborted()
      if (part.type === 'text') say(part.delta)
      else if (part.type === 'cut') isCut = true
      else if (part.type === 'care') {
        heard = hear(part.level)
        if (!heard) continue
        emit({ type: 'card', card: heard.card })
        await changeCard(db, message.id, heard.card)
      } else if (part.type === 'instead') {
        text = part.text
        log.warn(
          { messageId: message.id, coach: coach.name, err: part.because },
          'a card stands in for an answer',
        )
      } else basis = { sources: part.sources, note: part.note, choices: part.choices ?? [] }
    }
    signal.throwIfAborted()
    if (isBlank(text)) throw new CoachFailure('coach_empty')
    const tail = tailOf((heard ? heard.card : message.card) !== null)
    if (tail) say(tail)
    return { heard, ...basis, status: 'complete', error: isCut ? 'coach_cut' : null, text }
  } catch (err) {
    const error = signal.aborted ? 'interrupted' : err instanceof CoachFailure ? err.code : 'coach_failed'
    log.warn({ messageId: message.id, coach: coach.name, code: error, err }, 'a trial answer failed')
    return {
      heard,
      sources: [],
      note: null,
      status: 'failed',
      error,
      text: failureText(isWithdrawn(err) ? '' : text),
    }
  } finally {
    leaveLine()
  }
}
