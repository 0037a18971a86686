import type { ConversationKind } from '../../../coach/contract.ts'

/** Beginnings for a parent who doesn't know how to begin, by the age up to which they fit. Each finds guidance of its own. */
const ABOUT_A_CHILD: [belowYears: number, starters: string[]][] = [
  [
    1,
    [
      'Waking every hour at night',
      "How do I know that it's enough milk?",
      "The crying in the evening doesn't stop",
      'What games can I play with my baby?',
    ],
  ],
  [
    3,
    [
      'Bedtime takes hours',
      "Tantrums, and I don't know what to do",
      'Biting other children',
      'Picky eating at every meal',
    ],
  ],
  [
    6,
    [
      'Has a meltdown over every little thing',
      'Bedtime battles every evening',
      'Drop-off at nursery ends in tears',
      'Jealous of the new baby',
    ],
  ],
  [
    9,
    [
      'Homework ends in tears',
      'Left out by friends at school',
      'Worries at bedtime',
      'Brothers and sisters fight all day',
    ],
  ],
  [
    13,
    [
      'How much screen time is all right?',
      'I think my child is being bullied',
      'Rude, and always talking back',
      'Refuses to go to school',
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      "All we do is argue, and it's slammed doors",
      'Always on the phone, even at night',
      "Seems withdrawn, and I'm worried",
      'How do we agree on rules and curfews?',
    ],
  ],
]

/** In Dad & Mom Mode the parents speak of themselves, whatever the child's age. */
const ABOUT_THE_PARENTS = [
  'I shouted at my child and feel awful',
  'We disagree about how to raise our child',
  'I keep losing my temper',
  'The grandparents undermine our rules',
]

/** `asked` is what a parent asked before there was an account; it comes first. */
export const startersFor = (kind: ConversationKind, age: number, asked: string | null = null): string[] => {
  const starters =
    kind === 'parents' ? ABOUT_THE_PARENTS : (ABOUT_A_CHILD.find(([below]) => age < below)?.[1] ?? [])
  return asked === null ? starters : [asked, ...starters.filter((starter) => starter !== asked)]
}
