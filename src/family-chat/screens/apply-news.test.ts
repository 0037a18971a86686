import { expect, test } from 'vitest'
import type { ChatMessage, FamilyChat } from '../contract.ts'
import { applyNews, withEarlier } from './apply-news.ts'

const message = (place: number, more: Partial<ChatMessage> = {}): ChatMessage =>
  ({ id: `m${place}`, place, change: place, answerTo: null, content: `${place}`, ...more }) as ChatMessage

const chat = (messages: ChatMessage[], changes = messages.length): FamilyChat =>
  ({
    messages,
    changes,
    answers: 'asked',
    members: [],
    running: [],
    hasEarlier: true,
  }) as unknown as FamilyChat

const places = ({ messages }: FamilyChat) => messages.map(({ place }) => place)

test('messages stand once and in the order of their places, however they come', () => {
  const opened = chat([message(3), message(5)])
  const told = applyNews(opened, { messages: [message(7), message(4), message(5), message(6)] })
  expect(places(told)).toEqual([3, 4, 5, 6, 7])
  expect(places(withEarlier(told, { messages: [message(1), message(2)], hasEarlier: false }))).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ])
})

test('a message is as it was changed last, and an older word of it changes nothing', () => {
  const told = applyNews(chat([message(1)]), { messages: [message(1, { change: 4, content: 'new' })] })
  const again = applyNews(told, { messages: [message(1, { change: 2, content: 'old' })] })
  expect(again.messages[0]?.content).toBe('new')
})

test('an answer takes the place of the one that failed before it', () => {
  const opened = chat([message(1), message(2, { answerTo: 'm1' })])
  expect(places(applyNews(opened, { messages: [message(4, { answerTo: 'm1' })] }))).toEqual([1, 4])
})

test('what is told late does not switch anything back', () => {
  const opened = chat([], 9)
  const late = { changes: 8, answers: 'never' as const, members: [], running: [] }
  expect(applyNews(opened, { state: late, messages: [] }).answers).toBe('asked')
  expect(applyNews(opened, { state: { ...late, changes: 10 }, messages: [] }).answers).toBe('never')
})
