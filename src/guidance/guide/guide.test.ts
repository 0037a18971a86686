import { describe, expect, test } from 'vitest'
import { asFamiliesMeetIt as guide, last, library, talk } from '../../../tests/people/guide-talk.ts'
import { loadPhrases } from '../phrases.ts'
import type { GuideAnswer } from '../talk.ts'

const phrases = loadPhrases()
const BATTLES = 'she screams every night at bedtime and i am exhausted'
const groups = ({ choices }: GuideAnswer) => [...new Set(choices.map(({ group }) => group))]
const ids = ({ choices }: GuideAnswer) => choices.map(({ id }) => id)
/** What a card's own author wrote to this, up to the first name. */
const writtenTo = (cardId: string, said: string): string =>
  library
    .card(cardId)
    ?.follow_ups.find((followUp) => followUp.said.includes(said))
    ?.answer.split('{')[0] ?? 'nothing is written'
describe('a first message', () => {
  test('gets the first card, headed by what it is about, with others and what is asked next', async () => {
    const answer = last(await talk({ name: 'Mia' }, BATTLES))
    expect(answer.note).toEqual({ cardId: 'bedtime-battles-3-5' })
    expect(answer.text).toMatch(/^About bedtime battles:\n\n/)
    expect(answer.isFree).toBe(false)
    expect(answer.parts).toMatchObject({
      form: 'letter',
      about: 'bedtime battles',
      question: expect.any(String),
    })
    expect(answer.parts?.steps).toHaveLength(2)
    expect(answer.parts?.words).toHaveLength(1)
    expect(groups(answer)).toEqual(['quick_reply', 'not_this', 'next'])
    const notThis = answer.choices.filter(({ group }) => group === 'not_this')
    expect(notThis.map(({ id }) => id.split(':')[0])).toEqual(['card', 'card', 'else'])
    const next = answer.choices.filter(({ group }) => group === 'next').map(({ id }) => id.split(':')[0])
    expect(next).toEqual(['ask', 'ask', 'ask', 'say', 'why', 'failed', 'worked', 'help'])
  })

  test('says the same as a letter', async () => {
    const { text, parts } = last(await talk({ name: 'Mia' }, BATTLES))
    for (const part of [
      parts?.opening,
      parts?.steps[1]?.do,
      parts?.words[0],
      parts?.avoid[0],
      parts?.question,
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/[{}]|undefined|null/)
  })

  test.each([
    ['how do i get a parking permit', 0.5],
    ['how do i renew his passport', 4],
  ])('with nothing written is told so, and is free: %s', async (text, age) => {
    const answer = last(await talk({ age, guide }, text))
    expect(answer).toMatchObject({ isFree: true, parts: null, note: { cardId: null } })
    expect(answer.text + ids(answer).join()).toMatch(/nothing written|outside what I know|card:/)
  })

  test('about something else than children is told that too, and counts as no gap', async () => {
    const answer = last(await talk({}, 'what will bitcoin be worth on friday'))
    expect(answer).toMatchObject({ isFree: true, gap: null })
    expect(answer.text).toContain('outside what I know')
  })

  test('that only another age has is offered for that age', async () => {
    const answer = last(
      await talk({ age: 15 }, 'he bites the other toddlers at nursery, potty training is a mess'),
    )
    expect(answer.isFree).toBe(true)
    expect(answer.choices.some(({ label }) => /years|under a year/.test(label))).toBe(true)
  })

  test.each(['hello', 'thanks!', 'who are you?', 'bye'])('%s has one short reply', async (text) => {
    expect(last(await talk({}, text))).toMatchObject({ isFree: true, choices: [], parts: null })
  })

  test('without an age, other cards are named with theirs', async () => {
    const answer = last(await talk({ name: 'your child', age: 0 }, 'biting'))
    expect(
      answer.choices.filter(({ id }) => id.startsWith('card:')).some(({ label }) => /years/.test(label)),
    ).toBe(true)
  })
})

describe('within a talk', () => {
  test('the very words of a follow-up get its written answer', async () => {
    const [, answer] = await talk({}, BATTLES, 'Should we let her sleep in our bed?')
    expect(answer?.text).toContain(writtenTo('bedtime-battles-3-5', 'Should we let her sleep in our bed?'))
    expect(answer?.note.cardId).toBe('bedtime-battles-3-5')
  })

  test('where no card is sure, those it may be are offered, for nothing', async () => {
    const answer = last(await talk({ guide }, 'everything is a struggle with him at the moment'))
    expect(answer).toMatchObject({ isFree: true, parts: null, note: { cardId: null }, gap: null })
    expect(answer.text).toBe(phrases.unsure)
    expect(
      ids(answer)
        .slice(0, -1)
        .every((id) => id.startsWith('card:')),
    ).toBe(true)
    expect(ids(answer).length).toBeLessThanOrEqual(6)
    expect(ids(answer).at(-1)).toBe('else')
    const [, tapped] = await talk({ guide }, 'everything is a struggle with him at the moment', {
      tap: ids(answer)[0] ?? '',
    })
    expect(`card:${tapped?.note.cardId}`).toBe(ids(answer)[0])
  })

  test('a new worry gets its own card, and the one before stays near', async () => {
    const [, answer] = await talk(
      { guide },
      { tap: 'card:bedtime-battles-3-5' },
      'he bites other children at kindergarten when he is angry',
    )
    expect(answer?.note.cardId).toBe('biting-3-5')
    expect(answer?.choices.map(({ label }) => label)).toContain('Still about bedtime battles')
  })

  test('what is not clear is offered, and answers nothing', async () => {
    const [, answer] = await talk({}, BATTLES, 'and what about the weekends then')
    expect(answer?.isFree).toBe(true)
    expect(ids(answer as GuideAnswer)).toContain('failed:bedtime-battles-3-5')
    expect(ids(answer as GuideAnswer)).toContain('else')
  })

  test.each([
    ['thank you so much, my sister visits on saturday', "You're welcome."],
    ["that's not what i meant, my sister visits on saturday", 'Sorry, I got that wrong.'],
  ])('thanks and a protest are answered before anything is offered: %s', async (text, word) => {
    const [, answer] = await talk({}, BATTLES, text)
    expect(answer).toMatchObject({ isFree: true, text: expect.stringMatching(new RegExp(`^${word}`)) })
    expect(answer?.choices.length).toBeGreaterThan(0)
  })

  test('where the parent was misread, what stood beneath as something else comes first', async () => {
    const [first, answer] = await talk({}, BATTLES, "that's not what i meant, my sister visits on saturday")
    const under = first?.choices.filter(({ id, group }) => group === 'not_this' && id !== 'else')
    expect(under?.length).toBeGreaterThan(0)
    for (const { id } of under ?? []) expect(ids(answer as GuideAnswer)).toContain(id)
  })

  test('what was turned down is not offered again at once', async () => {
    const [, offered, again] = await talk(
      {},
      BATTLES,
      'and what about the weekends then',
      'none of those, i mean what about the weekends',
    )
    const refused = ids(offered as GuideAnswer).filter((id) => /^(?:ask|card):/.test(id))
    expect(refused.length).toBeGreaterThan(0)
    expect(again?.text).toContain('Sorry, I got that wrong.')
    expect(ids(again as GuideAnswer).filter((id) => refused.includes(id))).toEqual([])
    expect(ids(again as GuideAnswer).length).toBeGreaterThan(1)
  })

  test.each([
    [0.5, false],
    [9, true],
  ])('what only older children do is answered for them alone: at %s years', async (age, isOffered) => {
    const said = 'He does not want to talk about it.'
    const [written = 'nothing'] =
      library.anyWorry.follow_ups.find((one) => one.said.includes(said))?.answer.split('{') ?? []
    const card = age < 1 ? 'card:night-waking-0-1' : 'card:homework-9-12'
    const answer = last(await talk({ age, guide }, { tap: card }, said))
    const isThere = answer.text.includes(written) || answer.choices.some(({ label }) => label === said)
    expect(isThere).toBe(isOffered)
  })

  test('a card that was read out before is not read out again', async () => {
    const bites = 'he bites other children at kindergarten when he is angry'
    const [, first, , again] = await talk(
      { guide },
      BATTLES,
      bites,
      { tap: 'card:bedtime-battles-3-5' },
      bites,
    )
    expect(first?.note.cardId).toBe('biting-3-5')
    expect(again?.note.cardId).toBe('biting-3-5')
    expect(again?.text).not.toContain('About biting:')
    expect(ids(again as GuideAnswer)).toContain('failed:biting-3-5')
  })

  test('nothing is offered that was answered before', async () => {
    const [first, second] = await talk({}, BATTLES, { tap: 'say:bedtime-battles-3-5' })
    expect(second?.parts?.words.every((line) => !first?.text.includes(line))).toBe(true)
    expect(ids(second as GuideAnswer)).not.toContain('say:bedtime-battles-3-5')
  })

  test('what helped a little is kept and added to; what was not tried begins smaller', async () => {
    const [first, partly, untried] = await talk(
      {},
      BATTLES,
      { tap: 'partly:bedtime-battles-3-5' },
      { tap: 'untried:bedtime-battles-3-5' },
    )
    expect(partly?.parts?.opening).toMatch(/^That's a start/)
    expect(partly?.parts?.steps).toHaveLength(2)
    expect(untried?.parts?.opening).toMatch(/do only its first small part/)
    const given = first?.parts?.steps.map((step) => step.do) ?? []
    for (const step of [...(partly?.parts?.steps ?? []), ...(untried?.parts?.steps ?? [])])
      expect(given).not.toContain(step.do)
    expect([...ids(first as GuideAnswer), ...ids(partly as GuideAnswer)].join()).not.toMatch(/partly|untried/)
  })

  test("'Something else' offers others, and twice says that nothing is written", async () => {
    const [, once, twice] = await talk({}, BATTLES, { tap: 'else' }, { tap: 'else' })
    expect(once?.choices.filter(({ id }) => id.startsWith('card:')).length).toBeGreaterThan(0)
    expect(ids(once as GuideAnswer)).not.toContain('card:bedtime-battles-3-5')
    expect(twice?.text).toContain('I have nothing written about this')
    expect(twice?.gap).toEqual({ topic: expect.any(String), band: '3-5' })
    expect(ids(twice as GuideAnswer).some((id) => id.startsWith('topic:'))).toBe(true)
  })

  test('what is offered may be typed as well', async () => {
    const [, tapped, typed] = [
      ...(await talk({}, BATTLES, { tap: 'help:bedtime-battles-3-5' })).concat(
        (await talk({}, BATTLES, 'when to get help')).slice(1),
      ),
    ]
    expect(typed?.text).toBe(tapped?.text)
  })
})

test('every tap of every card is answered from the library, and leaves no placeholder', async () => {
  for (const card of library.cards.filter((_, at) => at % 16 === 0)) {
    const age = Math.min(card.ages.from + 1, 200) / 12
    const taps = [
      'say',
      'why',
      'partly',
      'failed',
      'untried',
      'failed',
      'worked',
      'partly',
      'untried',
      'help',
    ].map((fixed) => ({
      tap: `${fixed}:${card.id}`,
    }))
    const answers = await talk({ age, name: 'Mia', type: 'INTJ' }, { tap: `card:${card.id}` }, ...taps)
    for (const { text, note, sources } of answers) {
      expect(text, card.id).not.toMatch(/[{}]|undefined|null|\n\n\n/)
      expect(text.length, card.id).toBeGreaterThan(10)
      expect(note.cardId).toBe(card.id)
      expect(sources).toEqual(card.sources)
    }
  }
})

test.each([
  'card:nothing-here',
  'ask:bedtime-battles-3-5:0000000000000000',
  'topic:war',
  'say:nope',
  'x',
  'ask:::',
])('an id that the library does not know (%s) is read as what was typed', async (tap) =>
  expect(last(await talk({}, { tap })).text).not.toBe(''),
)

test('what a child likes and what is written of them come in where a card has a place for them', async () => {
  const known = {
    name: 'Noah',
    type: 'ENFP',
    interests: ['trains'],
    analysis: 'Noah loves choosing for himself.',
  }
  const answer = last(await talk(known, 'he will not play alone for a minute'))
  expect(answer.parts?.fit).toContain('trains')
})
