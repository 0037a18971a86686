import { describe, expect, test } from 'vitest'
import type { SafetyCard } from '../../../safety/contract.ts'
import { RequestError } from '../../../ui/server/request.ts'
import type { Message, ReplyEvent, Transcript } from '../../contract.ts'
import { type LiveNews, type LiveState, NOTHING_LIVE, reduceLive } from './live-state.ts'

const KEY = 'client-1'
const message = { id: 'm1', author: 'user', content: 'She bites', clientId: KEY, answerTo: null, card: null }
const answer = { id: 'a1', author: 'assistant', content: 'Say stop, once.', clientId: null, answerTo: 'm1' }
const asMessage = (given: object) => given as Message
const CARD = { title: 'Call 911', loud: true } as unknown as SafetyCard

const begun: LiveNews = {
  type: 'begun',
  live: { key: KEY, text: 'She bites', sentAt: '2026-11-20T03:00:00Z', phase: 'sending', replaces: null },
}
const heard = (events: ReplyEvent[], given: { status?: string } = {}): LiveNews => ({
  type: 'heard',
  key: KEY,
  events,
  words: given.status === undefined ? null : { status: given.status },
})
const accepted: ReplyEvent = { type: 'accepted', replyId: 'r1', message: asMessage(message), remaining: 4 }
const text = (delta: string, at?: number): ReplyEvent => ({
  type: 'text',
  delta,
  ...(at === undefined ? {} : { at }),
})
const ended: ReplyEvent = { type: 'ended', answer: asMessage(answer), remaining: 4 }
const transcript = (messages: object[], running: Transcript['running'] = []) =>
  ({ messages, running }) as unknown as Transcript

const after = (...news: LiveNews[]): LiveState => news.reduce(reduceLive, NOTHING_LIVE)
const wordsIn = (state: LiveState) => state.drafts.get(KEY)?.text

describe('what a page sends and reads', () => {
  test('goes from sending to writing to settled, and says so', () => {
    const sending = after(begun)
    expect(sending).toMatchObject({ list: [{ phase: 'sending' }], status: 'Coach is answering', alert: '' })
    const writing = reduceLive(sending, heard([accepted, text('Say ')]))
    expect(writing).toMatchObject({ list: [{ phase: 'writing', draft: { replyId: 'r1' } }] })
    const settled = reduceLive(writing, heard([text('stop.'), ended], { status: 'Answer ready' }))
    expect(settled).toMatchObject({
      list: [{ phase: 'settled', draft: { answer: { id: 'a1' } } }],
      status: 'Answer ready',
    })
  })

  test('is the same list for whoever paints it while only words come', () => {
    const writing = after(begun, heard([accepted]))
    const more = reduceLive(writing, heard([text('Say stop.')]))
    expect(more.list).toBe(writing.list)
    expect(wordsIn(more)).toBe('Say stop.')
  })

  test('a stream that tells the answer again from its start doubles no word', () => {
    const state = after(begun, heard([accepted, text('Say st')]), heard([text('Say stop', 0)]))
    expect(wordsIn(state)).toBe('Say stop')
  })

  test('a stream that goes on where the reader was loses and doubles no character, however its pieces overlap', () => {
    const state = after(
      begun,
      heard([accepted, text('Say st', 0)]),
      heard([text('Say', 0), text(' stop', 3), text('st', 4), text('.', 8)]),
    )
    expect(wordsIn(state)).toBe('Say stop.')
  })

  test('says that the line is broken until something is heard again', () => {
    const broken = after(begun, heard([accepted]), {
      type: 'reconnecting',
      key: KEY,
      words: 'Trying again…',
    })
    expect(broken).toMatchObject({ list: [{ trouble: 'Trying again…' }], status: 'Trying again…' })
    expect(reduceLive(broken, heard([text('Say')]))).toMatchObject({
      list: [{ trouble: null }],
      status: 'Coach is answering',
    })
  })

  test('the same events in one piece or one by one come to the same', () => {
    const events = [accepted, text('Say '), text('stop.'), ended]
    const status = 'Answer ready'
    const once = after(begun, heard(events, { status }))
    const pieces = events.map((event) => heard([event], event === ended ? { status } : {}))
    expect(after(begun, ...pieces)).toEqual(once)
  })

  test('danger is read aloud at once, also where the coach hears it later', () => {
    const withCard = { ...accepted, message: asMessage({ ...message, card: CARD }) } as ReplyEvent
    expect(after(begun, heard([withCard])).alert).toBe('Call 911')
    const later = after(begun, heard([accepted]), heard([{ type: 'card', card: CARD }]))
    expect(later).toMatchObject({ alert: 'Call 911', list: [{ draft: { message: { card: CARD } } }] })
  })

  test('what is heard of an answer nobody reads any more changes nothing', () => {
    const state = after(begun, { type: 'dropped', keys: [KEY] })
    expect(reduceLive(state, heard([accepted, ended], { status: 'Answer ready' }))).toBe(state)
  })

  test('a message that was lost stays, with what came of its answer', () => {
    const state = after(begun, heard([accepted, text('Say')]), {
      type: 'lost',
      key: KEY,
      error: new RequestError('network', 0),
      alert: 'No connection.',
    })
    expect(state).toMatchObject({
      list: [{ phase: 'lost', draft: { text: 'Say' } }],
      alert: 'No connection.',
    })
  })
})

describe('a message that was turned away', () => {
  const refused = (code: string, wasKept = false): LiveNews => {
    const error = new RequestError(code, 400)
    return { type: 'refused', key: KEY, error, alert: 'Not sent.', wasKept }
  }

  test('goes, and says why', () => {
    const state = after(begun, refused('no_credits'))
    expect(state).toMatchObject({ list: [], refusal: { code: 'no_credits' }, alert: 'Not sent.' })
    expect(state.drafts.size).toBe(0)
  })

  test('opens again where it was the change of an earlier one', () => {
    const edited = { ...begun, live: { ...begun.live, edits: 'm0' } }
    expect(after(edited, refused('conflict')).editing).toEqual({ messageId: 'm0', text: 'She bites' })
  })

  test('says nothing where only its reply is gone', () => {
    expect(after(begun, refused('not_found', true))).toMatchObject({ list: [], refusal: null, alert: '' })
  })
})

describe('when the history comes', () => {
  const settled = [begun, heard([accepted, ended], { status: '' })]
  const read = (known: Transcript): LiveNews => ({ type: 'read', transcript: known })

  test('what it shows as well goes, and nothing else does', () => {
    expect(after(...settled, read(transcript([message, answer]))).list).toEqual([])
    expect(after(...settled, read(transcript([]))).list).toHaveLength(1)
    expect(after(begun, read(transcript([message]))).list).toHaveLength(1)
  })

  test('an answer that is still being written is read on', () => {
    const running = [{ replyId: 'r1', messageId: 'm1' }]
    const state = after(begun, heard([accepted, text('Say')]))
    expect(reduceLive(state, read(transcript([message], running)))).toBe(state)
  })
})
