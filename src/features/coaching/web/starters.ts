/** Beginnings for a parent who does not know how to begin, by the age up to which they fit. */
const STARTERS: [belowYears: number, starters: string[]][] = [
  [
    1,
    [
      'Sleep is so broken that I am worn out',
      'How do I know that feeding is going well?',
      'The crying in the evening does not stop',
      'What can we play at this age?',
    ],
  ],
  [
    3,
    [
      'Bedtime takes hours',
      'Tantrums, and I do not know what to do',
      'Biting and hitting other children',
      'Meals have become a fight',
    ],
  ],
  [
    6,
    [
      'Big feelings over small things',
      'Bedtime battles every evening',
      'Drop-off at nursery ends in tears',
      'Jealous of the new baby',
    ],
  ],
  [
    9,
    [
      'Homework ends in tears',
      'Trouble finding friends at school',
      'Worries at bedtime',
      'Brothers and sisters fight all day',
    ],
  ],
  [
    13,
    [
      'How much screen time is all right?',
      'I think there is bullying at school',
      'Talking back, and I lose my temper',
      'Does not want to go to school',
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      'We only argue any more',
      'Always on the phone, even at night',
      'Seems withdrawn, and I am worried',
      'How do we agree on rules and curfews?',
    ],
  ],
]

export const startersFor = (age: number): string[] => STARTERS.find(([below]) => age < below)?.[1] ?? []

/** Adds a starter to what was typed, and never replaces it. */
export const withStarter = (text: string, starter: string) =>
  text.trim() === '' ? starter : `${text.trimEnd()}\n${starter}`
