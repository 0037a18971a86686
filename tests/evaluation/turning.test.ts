import { expect, test } from 'vitest'
import { cards, talk } from '../guide-talk.ts'

/** What parents mention beside their worry, and no worry of its own. */
const ASIDES =
  'my husband says he is fine|we go to grandma on saturday|I have a headache|she was better last week|it was his birthday yesterday|we are on holiday|my sister has the same with her son|her dad works nights|he has a new teacher|she is the youngest|her brother is easy|he likes football|we talked for an hour|it rained all day|he is tall for his age|she hugged me after|he slept at his friends house|he told his friend about it|there is a dog at my mums, we go there on sunday'.split(
    '|',
  )

const worries = cards.filter(({ id }) => !id.endsWith('-parent'))
const ageOf = ({ ages }: (typeof cards)[number]) => Math.min((ages.from + ages.to) / 2, 200) / 12

test('what is only mentioned beside a worry does not become the next one', async () => {
  const asked = worries
    .filter((_, index) => index % 48 === 0)
    .map(async (card) => {
      const turned: string[] = []
      for (const aside of ASIDES) {
        const [first, second] = await talk({ age: ageOf(card) }, card.situations[0] ?? '', aside)
        const isSame = first?.note.cardId === second?.note.cardId
        if (!isSame && first?.note.cardId)
          turned.push(`${first.note.cardId}: ${aside}: ${second?.note.cardId}`)
      }
      return turned
    })
  const turned = (await Promise.all(asked)).flat()
  expect(turned.length, turned.join('\n')).toBeLessThanOrEqual(4)
})

test('a whole new worry is heard in the middle of a talk', async () => {
  const pairs = worries.flatMap((card, index) => {
    if (index % 5 !== 0) return []
    const fits = worries.filter(
      (other) => other.topics[0] !== card.topics[0] && other.id.slice(-4) === card.id.slice(-4),
    )
    const before = fits[(index * 13) % fits.length]
    return before ? [{ card, before }] : []
  })
  const asked = pairs.map(async ({ card, before }) => {
    const answers = await talk({ age: ageOf(card) }, before.situations[1] ?? '', card.situations[0] ?? '')
    return answers.at(-1)?.note.cardId === card.id
  })
  const heard = (await Promise.all(asked)).filter(Boolean)
  expect(heard.length).toBeGreaterThan(pairs.length * 0.6)
})
