/** The topics the coach can name: the specification's ten. */
export const TOPICS = [
  'behavior',
  'challenge',
  'progress',
  'school',
  'sleep',
  'eating',
  'emotion',
  'friend',
  'sibling',
  'development',
] as const

export type Topic = (typeof TOPICS)[number]
