import { expect, test } from 'vitest'
import { aboutChild } from './about-child.ts'

test.each([
  ['What if she hits her brother?', 'he', 'What if she hits her brother?'],
  ['What if he takes his toys away?', 'she', 'What if she takes her toys away?'],
  ["She's awake at five, do I feed her?", 'he', "He's awake at five, do I feed him?"],
  ['Should I take her phone?', 'he', 'Should I take his phone?'],
  ['Is he ill, or does he want his way?', 'they', 'Is Noah ill, or does Noah want their way?'],
  ['My mother says he is spoilt.', 'she', 'My mother says he is spoilt.'],
  ['should i wake her, shes tired', 'she', "Should I wake her, she's tired?"],
  ['should she go to nursery now the baby is here', 'he', 'Should he go to nursery now the baby is here?'],
  ['he wont eat anything, dont know why', 'he', "He won't eat anything, don't know why."],
  ['she sleeps in a wet nappy when im ill', 'she', "She sleeps in a wet nappy when I'm ill."],
  ['they bite and ill go mad if theyre told off', 'she', "They bite and I'll go mad if they're told off."],
  [
    'should we let her decide and help her pack her bag',
    'he',
    'Should we let him decide and help him pack his bag?',
  ],
  ['I kept her home today.', 'he', 'I kept him home today.'],
  ['its worse when im tired', 'they', "Its worse when I'm tired."],
] as const)('%s (%s)', (question, pronoun, label) => {
  expect(aboutChild(question, { name: 'Noah', age: '4 years', pronoun })).toBe(label)
})
