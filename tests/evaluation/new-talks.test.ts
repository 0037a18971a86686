import { describe, expect, test } from 'vitest'
import type { GuideNote } from '../../src/features/guidance/talk.ts'
import { talk } from '../guide-talk.ts'
import { LATER_TALKS } from './later-talks.ts'
import { NEW_TALKS } from './new-talks.ts'

/** The cards a talk may be answered from, whatever turn it is. */
const CARDS: Record<string, RegExp> = {
  'a mother of a baby of eight weeks':
    /^(short-naps|held-all-day|safe-sleep|newborn-sleep|crying-evenings)-0-1$/,
  'a childminder’s note about biting': /^biting-1-3$/,
  'a nine-year-old who lies about homework': /^(homework|lying|learning-attention|self-esteem)-9-12$/,
  'a father who found vapes': /^(vaping|cannabis-and-drugs)-13-17$/,
  'someone who cannot say what it is': /^(morning-chaos-6-8|shouting-and-repairing-parent)$/,
  'an angry one': /^(tantrums-at-home|hitting-kicking|anger)-3-5$/,
  'one who wanders off the subject': /^(homework|reading-learning)-6-8$/,
  'two worries at once': /^(friends-left-out|bedwetting|potty-accidents|unkind-bullying)-3-5$/,
  'capitals and typing errors': /^(cot-to-bed|naps|bedtime|night-waking)-1-3$/,
  'after a car crash': /^after-a-fright-3-5$/,
  'a new stepmother': /^step-families-6-8$/,
  'silent at kindergarten': /^(silent-at-nursery|shyness)-3-5$/,
  'after a lost pregnancy': /^pregnancy-loss-parent$/,
  'a bedtime that nothing helps': /^(bedtime-battles|night-waking|nightmares-dark)-3-5$/,
  'a father of a sad girl': /^low-mood-13-17$/,
  'a school refuser of ten': /^school-refusal-9-12$/,
  'a new father at night': /^(newborn-sleep-0-1|crying-evenings-0-1|losing-patience-parent)$/,
  'a mother who types in the bus': /^hitting-pushing-1-3$/,
  'a father of a boy who is afraid of dogs':
    /^(fears-monsters-dogs-noises-3-5|bedtime-battles-3-5|disagreeing-with-other-parent-parent)$/,
  'a girl who lost her best friend': /^friends-6-8$/,
  'a Polish mother of a gamer': /^screens-gaming-9-12$/,
  'a nurse with a teenager who sleeps all day': /^(up-till-3am|low-mood|back-talk-disrespect)-13-17$/,
  'a boy who steals': /^(stealing|self-esteem)-9-12$/,
  'a grandmother and a quiet ten-year-old': /^(eating-snacking|body-image-eating)-9-12$/,
  'a baby who will not take the spoon': /^(refusing-spoon-0-1|feeling-like-a-bad-parent-parent)$/,
  'a seven-year-old and school tummy aches': /^(school-refusal|bullied|tummy-aches)-6-8$/,
}
const ASKS_NOTHING_AGAIN: GuideNote['move'][] = ['advise', 'another', 'next']
const CHEERFUL = /\b(glad|great(?! deal)|wonderful|lucky|good news|well done)\b|!/i
const GRAVE = [
  'after a car crash',
  'after a lost pregnancy',
  'a father of a sad girl',
  'silent at kindergarten',
]

const talks = await Promise.all(
  [...NEW_TALKS, ...LATER_TALKS].map(async ({ title, child, turns }) => ({
    title,
    answers: await talk(child, ...turns),
  })),
)

describe.each(talks)('$title', ({ title, answers }) => {
  test('stays with cards that fit', () => {
    const cards = answers.flatMap(({ note }) => note.cardId ?? [])
    expect(cards.length).toBeGreaterThan(2)
    for (const card of cards) expect(card).toMatch(CARDS[title] ?? /./)
  })

  test('says nothing twice but in a look back', () => {
    // A yes or no names what it is about, and what is asked for again is given again.
    const steps = answers.filter(
      ({ text, note }) =>
        ASKS_NOTHING_AGAIN.includes(note.move) && !text.includes('So far these were the steps'),
    )
    const sentences = steps.flatMap(({ text }) => text.replace(/^(Yes|No)\b.*/, '').split(/(?<=[.!?]) |\n+/))
    const long = sentences.filter((sentence) => sentence.split(' ').length >= 8)
    // Where the line to a doctor is drawn is said again when it is asked for again.
    // So is what not to do, as the answer to a question about it.
    const once = long.filter(
      (sentence) => !/doctor|health visitor|emergency|^(Do not|Avoid) /i.test(sentence),
    )
    expect(once.filter((sentence, at) => once.indexOf(sentence) !== at)).toEqual([])
  })

  if (GRAVE.includes(title))
    test('is never cheerful', () => {
      for (const { text } of answers) expect(text).not.toMatch(CHEERFUL)
    })
})
