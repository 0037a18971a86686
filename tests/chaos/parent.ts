import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReplyEvent, Transcript } from '../../src/conversation/contract.ts'
import { applyEvent, noAnswerYet } from '../../src/conversation/rules.ts'
import { type AnswerEnd, followAnswer } from '../../src/conversation/screens/talk/follow-answer.ts'
import type { OpenStream } from '../../src/ui/server/open-stream.ts'
import { RequestError, send } from '../../src/ui/server/request.ts'
import { answerTo } from './spoken.ts'

export type Seat = { cookie: string; conversationId: string; familyId: string; childId: string }

/** A message as its parent knows it. */
export type Said = {
  clientId: string
  text: string
  messageId: string | null
  status: string | null
  /** Milliseconds from sending it to the end of its answer. */
  tookMs: number
}

/** What went wrong that must not. */
export type Fault = { who: string; what: string }

export type Counts = Record<'reattached' | 'troubles' | 'left' | 'stopped' | 'retried' | 'resent', number>

export const noCounts = (): Counts => ({
  reattached: 0,
  troubles: 0,
  left: 0,
  stopped: 0,
  retried: 0,
  resent: 0,
})

/** How often, of a hundred messages, a parent leaves in mid-answer and comes back, stops it, or tries again what broke off. */
type Habits = { leave: number; stop: number; retry: number }
export const RESTLESS: Habits = { leave: 15, stop: 8, retry: 50 }
export const PATIENT: Habits = { leave: 0, stop: 0, retry: 0 }

type Parts = { url: string; seat: Seat; name: string; habits: Habits; counts: Counts; faults: Fault[] }

const STUCK_MS = 120_000
const THINK_MS = 1_500

/** A parent who writes, reads to the end, leaves, comes back and tries again, with the code that a page reads answers with. */
export const createParent = ({ url, seat, name, habits, counts, faults }: Parts) => {
  const said: Said[] = []
  const fault = (what: string) => void faults.push({ who: name, what })
  const call = (path: string, init: RequestInit = {}) =>
    send(url + path, { ...init, headers: { cookie: seat.cookie, ...init.headers } })
  const stream =
    (method: string, path: string, body?: object): OpenStream =>
    (signal, known = 0) =>
      call(path, {
        method,
        signal,
        headers: {
          accept: 'text/event-stream',
          ...(known > 0 ? { 'last-event-id': `${known}` } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
  const openMessage = ({ clientId, text }: Said) =>
    stream('POST', `/api/conversations/${seat.conversationId}/messages`, { clientId, text })
  const openReply = (replyId: string) => stream('GET', `/api/replies/${replyId}/events`)

  /** Reads one answer, and looks at each character of it. */
  const read = async (one: Said, open: OpenStream, onText: (replyId: string, leave: () => void) => void) => {
    let answer = noAnswerYet()
    const leaving = new AbortController()
    const stuck = setTimeout(() => {
      fault(`"${one.text}" is stuck`)
      leaving.abort('stuck')
    }, STUCK_MS)
    const onEvents = (events: ReplyEvent[]) => {
      for (const event of events) {
        if (event.type === 'accepted') one.messageId = event.message.id
        if (event.type === 'reattach') counts.reattached += 1
        if (event.type === 'ended') {
          one.status = event.answer?.status ?? 'none'
          compare(one, answer.text, event.answer)
        }
        answer = applyEvent(answer, event)
        if (event.type === 'text') onText(answer.replyId, () => leaving.abort('left'))
      }
    }
    const onTrouble = () => {
      counts.troubles += 1
    }
    const watcher = { onEvents, onTrouble, signal: leaving.signal, reopen: openReply }
    return followAnswer(open, watcher)
      .catch((): AnswerEnd | null => null)
      .finally(() => clearTimeout(stuck))
  }

  const compare = (one: Said, seen: string, answer: Extract<ReplyEvent, { type: 'ended' }>['answer']) => {
    const right = answerTo(one.text)
    const kept = answer?.content ?? ''
    if (!right.startsWith(seen)) fault(`"${one.text}" was read as "${seen}"`)
    if (answer?.status === 'complete' ? kept !== right : !right.startsWith(kept))
      fault(`"${one.text}" was answered ${answer?.status} "${kept}"`)
  }

  const runningReply = async (messageId: string | null): Promise<string | null> => {
    const response = await call(`/api/conversations/${seat.conversationId}`)
    const { running, messages } = (await response.json()) as Transcript
    const mine = messages.find(({ answerTo: asked }) => asked === messageId)
    const one = said.at(-1)
    if (mine && one) one.status = mine.status
    return running.find((reply) => reply.messageId === messageId)?.replyId ?? null
  }

  /** Opened anew after a reload: what the server says, however often it must be asked. */
  const comeBack = async (one: Said): Promise<void> => {
    for (;;) {
      const replyId = await runningReply(one.messageId).catch((error: unknown) => {
        if (error instanceof RequestError) return undefined
        throw error
      })
      if (replyId === null) return
      if (replyId) await read(one, openReply(replyId), () => {})
      if (one.status) return
      await sleep(300)
    }
  }

  const say = async (number: number): Promise<void> => {
    const one: Said = {
      clientId: randomUUID(),
      text: `${name} M${number}`,
      messageId: null,
      status: null,
      tookMs: 0,
    }
    said.push(one)
    const started = performance.now()
    const habit = Math.random() * 100
    let hasLeft = false
    const onText = (replyId: string, leave: () => void) => {
      if (hasLeft || habit >= habits.leave + habits.stop) return
      hasLeft = true
      if (habit < habits.leave) {
        counts.left += 1
        return leave()
      }
      counts.stopped += 1
      void call(`/api/replies/${replyId}/stop`, { method: 'POST' }).catch(() => {})
    }
    while (!one.status) {
      const end = await read(one, openMessage(one), onText)
      if (end?.type === 'refused') fault(`"${one.text}" was refused: ${end.error.code}`)
      if (end?.type === 'refused') break
      if (!end && one.messageId) await comeBack(one)
      else if (!one.status) counts.resent += 1
    }
    if (/failed|interrupted/.test(one.status ?? '') && Math.random() * 100 < habits.retry) {
      counts.retried += 1
      one.status = null
      const end = await read(one, stream('POST', `/api/messages/${one.messageId}/replies`), () => {})
      if (end?.type === 'refused') fault(`trying "${one.text}" again was refused: ${end.error.code}`)
      if (!one.status) await comeBack(one)
    }
    one.tookMs = performance.now() - started
  }

  return {
    name,
    seat,
    said,
    say,
    /** Talks until told. */
    live: async (isOver: () => boolean): Promise<void> => {
      await sleep(Math.random() * THINK_MS)
      for (let number = 0; !isOver(); number++) {
        await say(number)
        await sleep(Math.random() * THINK_MS)
      }
    },
  }
}

export type Parent = ReturnType<typeof createParent>
