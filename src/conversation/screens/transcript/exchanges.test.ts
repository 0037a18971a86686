import { describe, expect, test } from 'vitest'
import type { Message, Transcript } from '../../contract.ts'
import { noAnswerYet } from '../../rules.ts'
import type { Live } from '../talk/live-state.ts'
import {
  isOpenEnded,
  isOvertaken,
  toExchanges,
  withAccepted,
  withCard,
  withEarlierOf,
  withEnded,
  withoutExchange,
  withPage,
} from './exchanges.ts'

const said = (id: string, change: Partial<Message> = {}): Message => ({
  id,
  author: 'user',
  content: id,
  createdAt: '2026-11-20T03:00:00Z',
  status: 'complete',
  clientId: `client-${id}`,
  answerTo: null,
  card: null,
  sources: [],
  error: null,
  ...change,
})
const answered = (id: string, answerTo: string | null, change: Partial<Message> = {}) =>
  said(id, { author: 'assistant', clientId: null, answerTo, ...change })
const talk = (messages: Message[], running: Transcript['running'] = []): Transcript => ({
  conversation: {
    id: 'talk',
    childId: 'child',
    kind: 'child',
    title: '',
    messageCount: messages.length,
    lastMessage: '',
    opening: null,
    topic: null,
    level: null,
    isStarred: false,
    isShared: false,
    isOwn: true,
    authorName: null,
    createdAt: '2026-11-20T03:00:00Z',
  },
  child: { id: 'child', name: 'Mia', age: 3, isFrozen: false, place: 0 },
  asked: null,
  messages,
  hasEarlier: false,
  card: null,
  running,
  remaining: 5,
  used: 5,
  allowance: 10,
  nextAllowance: null,
})
const live = (key: string, change: Partial<Live> = {}): Live => ({
  key,
  text: 'words',
  sentAt: '2026-11-20T03:00:00Z',
  phase: 'writing',
  replaces: null,
  isStopping: false,
  trouble: null,
  error: null,
  draft: noAnswerYet(),
  ...change,
})

describe('the conversation as it is shown', () => {
  test('an answer stands under its message, however late it came', () => {
    const messages = [
      answered('hi', null),
      said('a'),
      said('b'),
      answered('to-b', 'b'),
      answered('to-a', 'a'),
    ]
    const shown = toExchanges({ messages }, [])
    expect(shown.map(({ question, answer }) => [question?.id, answer?.id])).toEqual([
      [undefined, 'hi'],
      ['a', 'to-a'],
      ['b', 'to-b'],
    ])
  })

  test('a message keeps its key when it is accepted', () => {
    const before = toExchanges({ messages: [] }, [live('client-a', { phase: 'sending' })])
    const after = toExchanges({ messages: [said('a')] }, [live('client-a')])
    expect(before.map(({ key, isKept }) => [key, isKept])).toEqual([['client-a', false]])
    expect(after.map(({ key, isKept }) => [key, isKept])).toEqual([['client-a', true]])
  })

  test('while another answer is written, the failed one is gone', () => {
    const messages = [said('a'), answered('failed', 'a', { status: 'failed', error: 'coach_timeout' })]
    expect(toExchanges({ messages }, [live('client-a', { replaces: 'failed' })])[0]?.answer).toBeNull()
  })
})

describe('a live answer is overtaken', () => {
  const failed = answered('failed', 'a', { status: 'failed' })
  test.each<[string, boolean, Live, Transcript]>([
    ['not before the transcript has its message', false, live('client-a', { phase: 'lost' }), talk([])],
    [
      'not while it is written',
      false,
      live('client-a'),
      talk([said('a')], [{ replyId: 'r', messageId: 'a' }]),
    ],
    [
      'not by the answer it replaces',
      false,
      live('client-a', { replaces: 'failed' }),
      talk([said('a'), failed]),
    ],
    [
      'by another answer',
      true,
      live('client-a', { replaces: 'failed' }),
      talk([said('a'), answered('good', 'a')]),
    ],
    [
      'once it was lost and the transcript is back',
      true,
      live('client-a', { phase: 'lost' }),
      talk([said('a')]),
    ],
    ['when a card was all its answer', true, live('client-a', { phase: 'settled' }), talk([said('a')])],
  ])('%s', (_, expected, one, transcript) => {
    expect(isOvertaken(one, transcript)).toBe(expected)
  })
})

test('an accepted message and its end are in the transcript once', () => {
  const first = { message: said('a'), replyId: 'r', remaining: 4 }
  const accepted = withAccepted(withAccepted(talk([]), first), first)
  expect(accepted.messages).toHaveLength(1)
  expect(accepted.running).toEqual([{ replyId: 'r', messageId: 'a' }])
  const ended = withEnded(accepted, 'a', answered('good', 'a'), 4)
  expect(ended.messages.map(({ id }) => id)).toEqual(['a', 'good'])
  expect(ended.running).toEqual([])
})

describe('news of the end of a long conversation', () => {
  const ids = (transcript: Transcript) => transcript.messages.map(({ id }) => id).join('')
  const end = (messages: string, hasEarlier = true): Transcript => ({
    ...talk([...messages].map((id) => said(id))),
    hasEarlier,
  })

  test.each([
    ['abcdef', 'efg', 'abcdefg', 'what was read before stays'],
    ['abcdef', 'ef', 'abcdef', 'nothing new'],
    ['abc', 'ghi', 'ghi', 'what lies between is missing, so the past is read again'],
    ['ab', 'ab', 'ab', 'the same'],
  ])('%s and then %s is %s: %s', (known, fresh, all) => {
    expect(ids(withEarlierOf(end(known), end(fresh)))).toBe(all)
  })

  test('a whole conversation is taken as it is, and another one too', () => {
    expect(ids(withEarlierOf(end('abcd'), end('cd', false)))).toBe('cd')
    const other = { ...end('cd'), conversation: { ...end('').conversation, id: 'other' } }
    expect(ids(withEarlierOf(end('abcd'), other))).toBe('cd')
    expect(ids(withEarlierOf(undefined, end('cd')))).toBe('cd')
  })

  test('a page of the past goes before it, unless that is known by now', () => {
    const page = { messages: [said('a'), said('b')], hasEarlier: false }
    expect(withPage(end('cd'), page, 'c')).toMatchObject({ hasEarlier: false })
    expect(ids(withPage(end('cd'), page, 'c'))).toBe('abcd')
    expect(ids(withPage(end('bcd'), page, 'c'))).toBe('bcd')
  })
})

test('a message that is being changed gives way to what it becomes, and is back when that was refused', () => {
  const known = talk([said('q1'), answered('a1', 'q1'), said('q2'), answered('a2', 'q2')])
  const shown = toExchanges(known, [live('client-new', { edits: 'q2', text: 'Changed' })])
  expect(shown.map(({ question }) => question?.content)).toEqual(['q1', 'Changed'])
  expect(toExchanges(known, []).map(({ question }) => question?.content)).toEqual(['q1', 'q2'])
  expect(withoutExchange(known, 'q2').messages.map(({ id }) => id)).toEqual(['q1', 'a1'])
})

test('only what has no answer, or is the last, can still be tried', () => {
  const [whole, stopped, failed, unanswered] = toExchanges(
    talk([
      said('a'),
      answered('1', 'a'),
      said('b'),
      answered('2', 'b', { status: 'stopped' }),
      said('c'),
      answered('3', 'c', { status: 'failed' }),
      said('d'),
    ]),
    [],
  )
  expect([whole, stopped, failed, unanswered].map((one) => one && isOpenEnded(one, false))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(whole && isOpenEnded(whole, true)).toBe(true)
})

test('a message gets the card that the coach judged it to need, and loses it so', () => {
  const card = { level: 'crisis' } as Message['card']
  const known = talk([said('a'), said('b')])
  const raised = withCard(known, 'b', card)
  expect(raised.messages.map((message) => message.card)).toEqual([null, card])
  expect(withCard(raised, 'b', null)).toEqual(known)
})
