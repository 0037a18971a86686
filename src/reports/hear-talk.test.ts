import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLibrary } from '../guidance/library.ts'
import { loadCards } from '../guidance/load-cards.ts'
import { sentenceReader } from '../platform/sentence-vectors.ts'
import type { TalkRow } from './data/talk.ts'
import { hearTalk } from './hear-talk.ts'

const library = createLibrary(loadCards(join(import.meta.dirname, '../../content/guidance')))
const read = sentenceReader((error) => {
  throw error
})

const rowOf = (text: string): TalkRow => ({
  ...{ id: text, childId: 'child', conversationId: 'talk', kind: 'child', author: 'user', text },
  ...{ at: new Date('2026-10-04T10:00:00Z'), choice: null, card: null, guideNote: null },
})

const heard = async (text: string, reader = read): Promise<string | null> => {
  const [said] = await hearTalk(library, reader, { name: 'Mia', age: 4, ageMonths: 48 }, [rowOf(text)])
  return said?.goodNews ? text.slice(...said.goodNews) : null
}

test.each([
  ['Hello. It worked, she put her shoes on without a fuss. Thank you', 1],
  ['Homework without a fight, and he packed his bag himself.', 0],
  ['Maya got dressed all by herself this morning, for the first time.', 0],
  ['The picture plan worked and she slept through.', 0],
  ['He slept through the night for the first time!', 0],
])('good news is told in the parent’s own sentence: %s', async (text, place) =>
  expect(await heard(text)).toBe(text.match(/[^.!?]+[.!?]/g)?.[place]?.trim()),
)

test.each([
  'She says everyone is better than me',
  'Since September he is always by himself',
  'It worked for a week and now he stalls again',
  'Is shouting the only thing that works',
  'my husband shouts and it works',
])('a worry with the words of good news is none: %s', async (text) => expect(await heard(text)).toBeNull())

test('where sentences can’t be read, no good news is told', async () =>
  expect(await heard('He slept through the night for the first time!', async () => null)).toBeNull())
