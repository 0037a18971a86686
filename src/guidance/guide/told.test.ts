import { describe, expect, test } from 'vitest'
import { asFamiliesMeetIt as guide, last, library, talk } from '../../../tests/people/guide-talk.ts'
import { loadPhrases } from '../phrases.ts'

const phrases = loadPhrases()
const POO = 'my 4yo wont poop on the potty, he holds it in and hides behind the couch'

describe('a later message of several sentences', () => {
  test('a fixed question in it is heard, whatever is told around it', async () => {
    const [, answer] = await talk(
      {},
      POO,
      'yes he was crossing his legs. its been 2 days now. when do i worry',
    )
    expect(answer?.parts?.help).toContain('See your doctor')
  })

  test('how it went is no such question', async () => {
    const [, answer] = await talk({}, POO, 'it worked. but now his sister does it too')
    expect(answer?.text).not.toMatch(/^That's good to hear/)
  })

  test('one of its sentences is answered, where that alone is surely meant', async () => {
    const [, answer] = await talk(
      { guide },
      POO,
      'we had a lovely weekend at the lake with grandma. can i give him a laxative',
    )
    const [written = ''] =
      library
        .card('poo-holding-3-5')
        ?.follow_ups.find(({ said }) => said.some((line) => /laxative/i.test(line)))
        ?.answer.split(/\{\w+\}/) ?? []
    expect(written.length).toBeGreaterThan(10)
    expect(answer?.text).toContain(written)
  })
})

describe('who tells rather than asks', () => {
  test('gets the next step of the card, free, and what comes nearest beside it', async () => {
    const [first, , answer] = await talk(
      {},
      POO,
      { tap: 'why:poo-holding-3-5' },
      'we live with my parents and the bathroom is on their floor',
    )
    expect(answer?.isFree).toBe(true)
    expect(answer?.parts?.steps).toHaveLength(1)
    expect(first?.text).not.toContain(answer?.parts?.steps[0]?.do)
    expect(answer?.choices.some(({ id }) => id.startsWith('ask:poo-holding-3-5:'))).toBe(true)
  })

  test('right after a question can tap what was meant: it was most likely answered', async () => {
    const told = 'he hides so i never see any of it'
    const [first, answer] = await talk({ guide }, POO, told)
    const replies = first?.choices.filter(({ group }) => group === 'quick_reply').map(({ id }) => id) ?? []
    expect(replies.length).toBeGreaterThan(2)
    expect(answer).toMatchObject({ isFree: true, text: phrases.which_quick_reply })
    expect(replies).toContain(answer?.choices[0]?.id)
  })

  test('or what was written to something like it, by name', async () => {
    const [, , answer] = await talk(
      { guide },
      POO,
      { tap: 'why:poo-holding-3-5' },
      'he screams as soon as i mention the bathroom after supper',
    )
    expect(answer?.isFree).toBe(true)
    expect(answer?.text).toMatch(
      /^I have nothing written for exactly that. The nearest is about this: “.+”\n\n/,
    )
    expect(answer?.parts?.steps).toEqual([])
  })
})

test("a word of our own texts isn't mended into another: 'couch' stays", () => {
  expect(library.query('he jumps on the couch').plain).toContain('couch')
})

describe('how it went, typed', () => {
  const first = { tap: 'card:bedtime-battles-3-5' }

  test.each([
    ['we tried all of that for a week and nothing changed', 'failed'],
    ['its worse than before', 'failed'],
    ['we did the pictures thing and she still came out 12 times', 'failed'],
    ['went much better today, she stayed in bed!', 'worked'],
    ['she slept through for the first time last night', 'worked'],
    ['only took 20 minutes tonight!!', 'worked'],
  ])('is answered as it is where it is tapped: %s', async (text, choice) => {
    const typed = last(await talk({ guide }, first, text))
    const tapped = last(await talk({ guide }, first, { tap: `${choice}:bedtime-battles-3-5` }))
    expect(typed.parts?.opening).toBe(tapped.parts?.opening)
    expect(typed).toMatchObject({ isFree: tapped.isFree, note: { cardId: 'bedtime-battles-3-5' } })
  })

  test.each([
    'and what about the weekends then',
    'my husband thinks this is nonsense',
    'he bites other children at kindergarten when he is angry',
    'it went better but now he hits his sister all the time',
    'is time out bad then',
    'she wakes up at 5 every morning',
  ])('is not heard in: %s', async (text) => {
    const answer = last(await talk({ guide }, first, text))
    expect(answer.text).not.toMatch(/That's good to hear|I'm sorry that didn't help/)
  })
})
