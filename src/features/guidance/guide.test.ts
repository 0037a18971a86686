import { describe, expect, test } from 'vitest'
import { MESSAGES } from '../../../tests/evaluation/messages.ts'
import { cards, talk } from '../../../tests/guide-talk.ts'

const titleOf = new Map(cards.map(({ id, title }) => [id, title]))

/** Each went to a wrong card once, some to a grave one. */
test('bullying that goes on online is answered where it is spoken of', async () => {
  const [, answer] = await talk(
    { age: 10 },
    'girls in her class call her names',
    'now they made a group chat about her',
  )
  expect(answer?.text).toMatch(/screenshots/i)
})

test.each([
  [11, 'he refuses to go to school', 'he says the others laugh at him', 'bullied-9-12'],
  [
    5.5,
    'she does not speak at kindergarten',
    'grandma says she will grow out of it',
    'silent-at-nursery-3-5',
  ],
  [2.5, 'Hello. he speak only few word', 'Is it my fault because of two language?', 'speech-1-3'],
  [14, 'he grunts all day', 'he wears headphones to dinner', 'withdrawn-in-bedroom-13-17'],
])('at %s, after %j, %j', async (age, before, text, card) => {
  expect((await talk({ age }, before, text)).at(-1)?.note.cardId).toBe(card)
})

test.each([
  [0.6, 'my twins wake all night', 'I fell asleep sitting on the sofa with her yesterday'],
  [0.2, 'he wont sleep at night', 'he only sleeps on me. is that dangerous?'],
])('at %s, after %j, %j is answered with where a baby is safe', async (age, before, text) => {
  expect((await talk({ age }, before, text)).at(-1)?.text).toMatch(/clear cot.*sofa/s)
})

test('a message that names only the child is never turned away as a strange one', async () => {
  const moveOf = async (name: string, text: string) => (await talk({ name }, text))[0]?.note.move
  expect(await moveOf('Leo', 'my dog fears the weather')).toBe('none')
  expect(await moveOf('Leo', 'Leo is afraid of my dog')).not.toBe('none')
  expect(await moveOf('Zoë-Lou', 'Zoe Lou is afraid of my dog')).not.toBe('none')
})

test('a question about a grave matter is answered by what is about it', async () => {
  const answers = await talk(
    { age: 5 },
    'my dad died on sunday. how do i tell my 5 year old',
    'should he come to the funeral',
  )
  expect(answers.at(-1)?.text).toMatch(/^Yes, if Robin would like to/)
})

describe('a first message', () => {
  test.each(MESSAGES.map((message) => [message.text, message] as const))(
    '%s',
    async (text, { age, card, move, second }) => {
      const [answer] = await talk({ age }, text)
      if (move) expect(answer?.note).toMatchObject({ move, cardId: null })
      if (card) expect(answer?.note.cardId).toMatch(new RegExp(`^(${card})`))
      if (second) {
        const named = [...titleOf]
          .filter(([, title]) => answer?.text.includes(`"${title}"`))
          .map(([id]) => id)
        expect(named.join()).toMatch(new RegExp(second))
      }
    },
  )

  test('leads with the child and acknowledges the parent', async () => {
    const [answer] = await talk({ name: 'Mia' }, 'She screams every night at bedtime and I am exhausted')
    expect(answer?.note.cardId).toBe('bedtime-battles-3-5')
    expect(answer?.text).toMatch(/worn out|no wonder that you are tired/)
    expect(answer?.text).toContain('Mia')
    expect(answer?.text).not.toContain('{')
    expect(answer?.sources.length).toBeGreaterThan(0)
  })

  test('is answered for the age the parent names, and not by the name of the profile', async () => {
    const [answer] = await talk({ name: 'Mia' }, 'my 9 year old nephew keeps lying to his mum')
    expect(answer?.text).toContain('At 9 years')
    expect(answer?.text).toContain('your nephew')
    expect(answer?.text).not.toContain('Mia')
  })

  test('keeps the profile when it names the age of a sister', async () => {
    const [answer] = await talk({ age: 8 }, 'he hits his 3 month old sister')
    expect(answer?.note.cardId).toMatch(/-6-8$/)
  })

  test('asks for an age that nobody has told', async () => {
    const [ask, answer] = await talk({ age: 0 }, 'he bites everyone', 'he is 2')
    expect(ask?.text).toMatch(/age|old/)
    expect(answer?.note.cardId).toBe('biting-1-3')
  })

  test('says where a guide was written for a neighbouring age, and gives none for a distant one', async () => {
    const [near] = await talk({ age: 10 }, 'he still wets the bed')
    expect(near?.note.cardId).toBe('bedwetting-6-8')
    expect(near?.text).toContain('My closest guide is written for the ages from 6 years to 9 years')
    expect(near?.text).not.toContain('At 10 years')
    const [far] = await talk({ age: 5 }, 'he is vaping')
    expect(far?.note).toMatchObject({ move: 'none', cardId: null })
  })

  test.each([
    ['she bites her friends', 'let her'],
    ['he bites his friends', 'let him'],
    ['bites friends', 'let them'],
  ])('uses the parent’s pronoun: %s', async (text) => {
    const [answer] = await talk({ age: 2 }, text)
    expect(answer?.text).toBeTruthy()
  })

  test('says plainly that it is no person', async () => {
    for (const text of [
      'are you a real person?',
      'am i talking to a human',
      'is this a bot',
      'are you a doctor',
    ])
      expect((await talk({}, text))[0]?.text).toMatch(/not a person|no person/)
  })

  test('leaves medicines to those who may advise on them', async () => {
    const [answer] = await talk({ age: 2 }, 'how much calpol can i give him')
    expect(answer?.text).toMatch(/doctor or pharmacist/)
  })

  test('admits that it reads English only', async () => {
    const [answer] = await talk({}, 'mi hija no quiere dormir por la noche')
    expect(answer?.text).toMatch(/English/)
  })
})

describe('a talk', () => {
  const worry = 'she screams at bedtime'

  test.each([
    ['tell me more', 'more'],
    ['why?', 'more'],
    ['can you explain that', 'more'],
    ['is that normal', 'more'],
    ['that did not work', 'another'],
    ['tried that already', 'another'],
    ['we are already doing this', 'another'],
    ['no luck', 'another'],
    ['she still screams', 'another'],
    ['it makes it worse', 'another'],
    ['anything else?', 'another'],
    ['this is useless', 'another'],
    ['and now?', 'next'],
    ['what next', 'next'],
    ['ok we did it', 'next'],
    ['how long does it take', 'next'],
    ['thank you', 'thanks'],
    ['thank you, that worked', 'thanks'],
    ['what should I say to her', 'more'],
    ['should I see a doctor', 'more'],
  ] as const)('%s', async (text, move) => {
    const [, answer] = await talk({ name: 'Mia' }, worry, text)
    expect(answer?.note).toMatchObject({ move, cardId: 'bedtime-battles-3-5' })
  })

  test.each([
    'about two hours',
    'mostly in the evening',
    'at the weekend',
    'yes',
    'no',
    'we watch tv',
    'half an hour before',
  ])('goes on with the card when its question is answered: %s', async (text) => {
    const [first, answer] = await talk({}, worry, text)
    expect(answer?.note.cardId).toBe('bedtime-battles-3-5')
    expect(answer?.note.given.some((index) => first?.note.given.includes(index))).toBe(false)
  })

  test('takes up a new worry, and comes back', async () => {
    const [, second, third] = await talk({}, worry, 'he is also biting his sister now', 'and the bedtime?')
    expect(second?.note.cardId).toMatch(/^(biting|sibling)/)
    expect(third?.note.cardId).toBe('bedtime-battles-3-5')
  })

  test('takes up the second worry of a message when asked to go on', async () => {
    const [first, second] = await talk({ age: 2 }, 'she bites AND wont sleep', 'and now?')
    expect(first?.note.cardId).toBe('biting-1-3')
    expect(second?.note.cardId).toMatch(/^(bedtime|night)/)
  })

  test('says where to turn on the second failure, and says so when it knows no more', async () => {
    const answers = await talk(
      {},
      'he steals the toys of others at nursery, he snatches everything',
      ...Array(12).fill('that did not work'),
    )
    expect(answers[2]?.text).toMatch(/doctor|health visitor|nursery|school/)
    expect(answers.at(-1)?.text).toMatch(/no further step|all the steps|end of what I know/)
  })

  test('turns to the parent and back to the child', async () => {
    const [, you, child] = await talk(
      {},
      worry,
      'I am so tired',
      'she screamed again when I left the room at bedtime',
    )
    expect(you?.note.cardId).toBe('exhausted-parent')
    expect(child?.note.cardId).not.toBe('exhausted-parent')
  })

  test('answers an off-topic message plainly in the middle of it', async () => {
    const [, off, on] = await talk({}, worry, 'whats the weather tomorrow', 'that did not work')
    expect(off?.note.move).toBe('none')
    expect(on?.note).toMatchObject({ move: 'another', cardId: 'bedtime-battles-3-5' })
  })

  test('is never cheerful about something grave', async () => {
    const answers = await talk({}, 'grandma died last week', 'thank you', 'that did not help', 'ok')
    for (const { text } of answers) expect(text).not.toMatch(/glad|great|wonderful|lucky|!/i)
  })
})

test.each(['. ', '? ', 'no ', "i'll ask ", 'is it ok? ', 'they call him ', 'nodding off on the '])(
  'nothing but %j over and over is answered, at once and in a talk',
  async (piece) => {
    const answers = await talk({}, piece.repeat(1000), 'she will not sleep', piece.repeat(1000))
    for (const { text } of answers) expect(text.length).toBeGreaterThan(10)
  },
)
