/**
 * What whoever runs this site claims of it. A claim with `sample: true` is a made-up example: in development it is shown and marked as a sample,
 * in production it is not shown at all. Replace it by what is true of you, and then remove `sample: true`. Reviews must be real ones.
 */
export type Claim<T> = T & { sample?: true }

export const trust: Claim<{
  icon: 'families' | 'children' | 'lock' | 'books' | 'parents' | 'no-ads'
  text: string
}>[] = [
  { icon: 'families', text: '10,000+ active families', sample: true },
  { icon: 'children', text: 'COPPA compliant', sample: true },
  { icon: 'lock', text: 'SSL secured', sample: true },
  { icon: 'books', text: 'Expert-backed' },
  { icon: 'parents', text: 'Designed for parents; children do not use it' },
  { icon: 'no-ads', text: 'No advertising' },
]

export const testimonials = {
  heading: 'What parents say',
  items: [
    {
      quote:
        'At two in the morning nobody answers the phone. This did, and it knew that our son hates being rushed. We were all asleep by three.',
      name: 'Hannah',
      who: 'Mother of a 4-year-old',
      stars: 5,
      sample: true,
    },
    {
      quote:
        'I stopped reading ten articles that disagree. One small thing to try, words I can really say, and then we look at how it went.',
      name: 'Daniel',
      who: 'Father of two, 6 and 9',
      stars: 5,
      sample: true,
    },
    {
      quote:
        'My daughter is thirteen and talks to me through a door. The coach helped me to say less and listen longer. The door opens now.',
      name: 'Priya',
      who: 'Mother of a 13-year-old',
      stars: 5,
      sample: true,
    },
    {
      quote:
        'It says plainly when something is for a doctor. That is why I trust the rest of what it says about sleep and feeding.',
      name: 'Marta',
      who: 'Guardian of a 9-month-old',
      stars: 5,
      sample: true,
    },
  ] satisfies Claim<{ quote: string; name: string; who: string; stars: number }>[] as Claim<{
    quote: string
    name: string
    who: string
    stars: number
  }>[],
}

export const advisors: Claim<{
  name: string
  role: string
  credentials: string
  experience: string
  areas: string[]
}>[] = [
  {
    name: 'Dr. Elena Marsh',
    role: 'Child development advisor',
    credentials: 'PhD in developmental psychology',
    experience:
      '18 years with families, nurseries and primary schools. She reads our guidance for the years from birth to eight.',
    areas: ['Sleep and routines', 'Tantrums and big feelings', 'Starting nursery and school'],
    sample: true,
  },
  {
    name: 'James Okafor, LCSW',
    role: 'Family and adolescence advisor',
    credentials: 'Licensed clinical social worker, certified parent educator',
    experience:
      '15 years in schools and family centres. He reads our guidance for the years from nine to seventeen, and for parents themselves.',
    areas: ['Teenagers and trust', 'School and motivation', 'Two homes and stepfamilies'],
    sample: true,
  },
]

/** Who answers for this site. It stands in the terms and in the privacy policy. */
export const operator: Claim<{ name: string; address: string }> = {
  name: 'Kinwise Example Ltd.',
  address: '1 Example Street, Exampletown',
  sample: true,
}
