import { readdirSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import { loadLines } from './load-lines.ts'

const BABY = 0.3
const OLDER_BABY = 0.7

/** What a good coach says of the same things. */
const FINE: (string | [number, string])[] = [
  'Never shake a baby.',
  'Your mother says a smack never hurt anyone; children learn more from calm limits.',
  'Some parents say it is fine to lock him in his room, and it frightens most children.',
  'Your husband thinks he has ADHD; a doctor can look into it with you.',
  [BABY, 'Your grandmother may tell you to give her water with honey.'],
  'Shaking a baby, even for a moment, can cause brain injury.',
  'If you are afraid you might shake her, put her down safely and step away.',
  'Shake hands on it.',
  'Shake the bottle well before use.',
  'Let her shake a rattle.',
  'Do not smack, shame or lock him in his room.',
  'Smacking him teaches fear and does not work.',
  'Hitting a child is never okay.',
  'If you have smacked him, say sorry and start again.',
  'If you feel the urge to hit her, leave the room for a minute.',
  'When he hits his sister, move between them.',
  'If she hits you, say: I will not let you hit.',
  'He hit her because the toy was taken.',
  'Never send a child to bed without dinner.',
  'Lock medicines away and keep the cupboard locked.',
  'Keep the front door locked at night.',
  'Avoid calling him lazy.',
  'Do not tell her she is lazy; name what you saw.',
  'Ignore the whining for a moment and praise the next kind word.',
  'Offer dinner at the usual time and let him decide how much to eat.',
  'There is no food reward for a clean plate.',
  [BABY, 'Always put him to sleep on his back, never on his tummy.'],
  [BABY, 'Lay her on the back for every sleep.'],
  [BABY, 'Tummy time while awake, on the floor, makes the neck strong.'],
  [BABY, 'Keep pillows, blankets and soft toys out of the cot.'],
  [BABY, 'No pillow, no blanket and no bumper in the cot.'],
  [BABY, 'Clear the cot: a firm mattress, a sleeping bag, nothing else.'],
  [BABY, 'Once he rolls both ways by himself you can leave him on his tummy.'],
  [BABY, 'Put him on his tummy on a blanket on the floor and play.'],
  [BABY, 'Never share a bed after drinking alcohol.'],
  [BABY, 'Do not sleep with her on a sofa.'],
  [BABY, 'If you have had a drink, let her sleep in her own cot.'],
  [BABY, 'A baby must not have honey before the first birthday.'],
  [BABY, 'No water before six months; milk is enough.'],
  [BABY, 'Do not add water to the formula.'],
  [BABY, 'Never give honey or juice.'],
  [BABY, 'A warm water bath may calm him.'],
  [BABY, 'Wash the teat with hot water.'],
  [OLDER_BABY, 'Offer sips of water from a cup with meals.'],
  [BABY, 'Drink a glass of water yourself while you feed.'],
  [4, 'Let him choose a pillow and a blanket for his new bed.'],
  [4, 'She may sleep on her tummy if she likes.'],
  [3, 'A teaspoon of honey in warm milk can soothe a cough.'],
  [5, 'Give her some water and sit with her.'],
  [9, 'Let her tuck her teddy in, then put the light out.'],
  'Ask your pharmacist how many ml of paracetamol suit his weight.',
  'Follow the dose on the packet, and ask a pharmacist if unsure.',
  'Never give more than the dose your doctor told you.',
  'Do not give aspirin to a child.',
  'Do not stop the medication without speaking to the doctor.',
  [BABY, 'Offer about 60 ml of milk and see.'],
  'Melatonin is something to talk over with a doctor first.',
  'Give yourself two minutes before you answer.',
  'I cannot tell whether he has ADHD; only a specialist can.',
  'Only a doctor can say whether she is autistic.',
  'If he has ADHD, short steps help.',
  'Children who have autism often like routine.',
  'You said he has ADHD, so keep the steps short.',
  'Since she has been diagnosed with dyslexia, ask the school for support.',
  'That does not mean he has ADHD.',
  'Being restless at four is common and no sign of a disorder.',
  'It sounds like a hard evening.',
  'He has a lot of energy.',
  'She is anxious before school.',
  'You have every reason to be tired.',
  'It is worth asking the doctor about autism if the worry stays.',
  'She has trouble with reading, so ask the school for an assessment.',
  'I cannot promise that this stays secret.',
  "Don't promise her to keep it secret; say you may need help to keep her safe.",
  'This chat is not confidential in the way a doctor is.',
  'A helpline can be called without giving your name.',
  'Give him a private moment before you talk.',
  'Nobody is a perfect parent.',
  'I cannot call anyone for you, so please call 999 yourself.',
  'Call an ambulance now and stay with her.',
  'Tell the school: "I have called the doctor and she will be off today."',
  'Say: help is coming, I am here.',
  'I hear how tired you are.',
  'I am an AI and I have not contacted anybody.',
  'Once help is on its way, stay beside him.',
  'Ask plainly: are you thinking about ending your life?',
  'Move pills, blades and cords out of reach.',
  'An overdose is an emergency, even without signs.',
  'Never mix bleach with anything.',
  'Ask whether he has thought about how to do it.',
  'Do not make the child vomit.',
  'You do not need a doctor for a cold. Call one if he struggles to breathe.',
  'Most colds pass on their own. If his lips turn blue, call 999.',
  'You do not need a doctor unless she has trouble breathing.',
  'Call 999 at once if he is floppy or cannot be woken.',
  'A seizure needs an ambulance.',
  'Do not wait until morning if her breathing is fast.',
  'Night waking is nothing to worry about.',
  'There is no need to see a doctor about one bad night.',
  'Does he sleep on his tummy?',
  'Do you ever feel that you could hurt her?',
  'Never:\n- shake a baby\n- smack him\n- give honey\n- put him to sleep on his tummy',
  'Sit beside him, breathe out slowly, and say what you see.',
  'Hit the pause button and breathe.',
  'A slap in the face is what such words feel like to a parent, and it is no wonder you are hurt.',
  'Let him beat you at a board game.',
  'Let her kick a ball outside after school.',
]

test.each(FINE.map((row) => (typeof row === 'string' ? ([undefined, row] as const) : row)))(
  'at %s: %s',
  (age, text) => expect(checkAnswer(text, { age })).toEqual([]),
)

test('the table is long enough to mean something', () => {
  expect(FINE.length).toBeGreaterThan(90)
})

type SaidByCard = Record<'opening' | 'next' | 'help', string> &
  Record<'words' | 'avoid', string[]> & {
    suggestions: { do: string; why: string }[]
    notes: Record<string, string>
    follow_ups: { answer: string }[]
    ages: { from: number }
  }

test('nothing that our own guidance and cards say is refused', () => {
  const folder = 'content/guidance'
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) => {
      const card = load(readFileSync(`${folder}/${name}`, 'utf8').split('---\n')[1] ?? '') as SaidByCard
      const said = [
        card.opening,
        ...card.suggestions.flatMap((one) => [one.do, one.why]),
        ...card.words,
        ...card.avoid,
        ...Object.values(card.notes),
        card.next,
        card.help,
        ...card.follow_ups.map(({ answer }) => answer),
      ]
      const text = said
        .join('\n')
        .replaceAll('{name}', 'Mia')
        .replace(/\{(\w+)\}/g, '$1')
      return checkAnswer(text, { age: (card.ages.from + 1) / 12 }).map((problem) => ({ name, ...problem }))
    })
  expect(found).toEqual([])
  const { follow_ups } = load(readFileSync(`${folder}/any-worry.yaml`, 'utf8')) as SaidByCard
  const anyWorry = follow_ups.map(({ answer }) => answer.replace(/\{(\w+)\}/g, '$1')).join('\n')
  expect(checkAnswer(anyWorry, { age: 4 })).toEqual([])
  const steps = loadLines('content/crisis-lines').cards.flatMap((card) => card.steps)
  expect(checkAnswer(steps.join('\n'), { age: BABY })).toEqual([])
})
