import { expect, test } from 'vitest'
import { aboutChild } from './about-child.ts'

test.each([
  ['What if she hits her brother?', 'he', 'What if she hits her brother?'],
  ['What if he takes his toys away?', 'she', 'What if she takes her toys away?'],
  ["She's awake at five, do I feed her?", 'he', "He's awake at five, do I feed him?"],
  ['Should I take her phone?', 'he', 'Should I take his phone?'],
  ['Is he ill, or does he want his way?', 'they', 'Is Noah ill, or does Noah want their way?'],
  ['My mother says he is spoilt.', 'she', 'My mother says he is spoilt.'],
  ['Should she go to nursery now the baby is here?', 'he', 'Should he go to nursery now the baby is here?'],
  ['They bite, and I go mad.', 'she', 'They bite, and I go mad.'],
  [
    'Should we let her decide and help her pack her bag?',
    'he',
    'Should we let him decide and help him pack his bag?',
  ],
  ['I kept her home today.', 'he', 'I kept him home today.'],
  ['Gets up, and his bed is empty', 'she', 'Gets up, and her bed is empty'],
] as const)('%s (%s)', (question, pronoun, label) => {
  expect(aboutChild(question, { name: 'Noah', age: '4 years', pronoun })).toBe(label)
})
