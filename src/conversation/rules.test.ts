import { expect, test } from 'vitest'
import { newestWithin } from '../coach/rules.ts'
import type { SafetyCard } from '../safety/contract.ts'
import type { Message } from './contract.ts'
import { applyEvent, conversationTitle, noAnswerYet } from './rules.ts'

test.each([
  ['child', 'Mia', 'Children Chat with Mia - 2026-02-03'],
  ['parents', "O'Neil", "Dad & Mom Chat with O'Neil - 2026-02-03"],
  ['general', 'Mia', 'Parenting Chat with Mia - 2026-02-03'],
  ['child', 'ليلى', 'Children Chat with ليلى\u200e - 2026-02-03'],
  ['child', 'נועה', 'Children Chat with נועה\u200e - 2026-02-03'],
] as const)('a %s talk about %s is called %j', (kind, name, title) => {
  expect(conversationTitle(kind, name, new Date('2026-02-03T23:59:59Z'))).toBe(title)
})

test.each([
  ['all of it', 100, ['you 1', 'coach 1', 'you 2', 'coach 2']],
  ['the newest, from a parent’s message on', 20, ['you 2', 'coach 2']],
  ['nothing of an exchange that is cut in two', 8, []],
  ['nothing', 0, []],
])('what is read of a talk is bounded: %s', (_, most, read) => {
  const said = ['you 1', 'coach 1', 'you 2', 'coach 2'].map((content) => ({
    author: content.startsWith('you') ? ('user' as const) : ('assistant' as const),
    content,
  }))
  expect(newestWithin(said, most).map(({ content }) => content)).toEqual(read)
})

test('a card that the coach judged anew goes with the message, at once or with the end', () => {
  const message = { id: 'm', card: null } as unknown as Message
  const draft = { ...noAnswerYet('r'), message }
  const card = { level: 'crisis' } as SafetyCard
  expect(applyEvent(draft, { type: 'card', card }).message?.card).toBe(card)
  const end = { type: 'ended', answer: null, remaining: 3 } as const
  expect(applyEvent(draft, { ...end, card }).message?.card).toBe(card)
  expect(applyEvent({ ...draft, message: { ...message, card } }, end).message?.card).toBe(card)
})
