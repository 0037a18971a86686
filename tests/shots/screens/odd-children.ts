import type { Change } from '../screen.ts'

export const LONG_NAME = 'Maximiliana'.repeat(19).slice(0, 200)
export const ARABIC_NAME = 'ليلى بنت منصور'

const FIFTY = Array.from({ length: 50 }, (_, place) =>
  place % 7 === 0 ? `very long walks in the woods, number ${place}` : `thing ${place}`,
)

/** A child as a parent rarely has it: each card that a list can show. */
export const everyChild: Change = ({ children: [first], plan, nextAllowance, lastTalks: [talk] = [] }) => ({
  nextAllowance,
  lastTalks: [{ ...talk, note: 'sleep, tantrums, sharing' }],
  plan: { ...plan, id: 'family', name: 'Family', maxChildren: 3, maxConversations: 150 },
  children: [
    { ...first, remainingMessages: 3 },
    {
      ...first,
      id: first.id.replace(/.$/, '0'),
      place: 1,
      name: 'Noa',
      age: 0.5,
      interests: FIFTY,
      remainingMessages: 157,
      usedMessages: 3,
      hasConversation: false,
    },
    {
      ...first,
      id: first.id.replace(/.$/, '1'),
      place: 2,
      name: ARABIC_NAME,
      age: 17,
      interests: ['كرة القدم', 'reading'],
      remainingMessages: 0,
    },
    {
      ...first,
      id: first.id.replace(/.$/, '2'),
      place: 3,
      name: 'Emil',
      age: 2,
      isFrozen: true,
      remainingMessages: 0,
    },
    {
      ...first,
      id: first.id.replace(/.$/, '6'),
      place: 4,
      name: 'Frieda',
      isFrozen: true,
      remainingMessages: 0,
      hasConversation: false,
      personalityProfile: null,
      personalityEvaluation: null,
    },
    {
      ...first,
      id: first.id.replace(/.$/, '3'),
      place: 5,
      name: '',
      age: null,
      interests: [],
      personalityProfile: null,
      personalityEvaluation: null,
    },
    { ...first, id: first.id.replace(/.$/, '4'), place: 6, name: LONG_NAME, remainingMessages: -1 },
    {
      ...first,
      id: first.id.replace(/.$/, '5'),
      place: 7,
      name: 'Ola',
      remainingMessages: null,
      hasConversation: false,
    },
  ],
})

/** Whatever names the child names it at length. */
export const renamed: Change = (body) => JSON.parse(JSON.stringify(body).replaceAll('Maya', LONG_NAME))
export const inArabic: Change = (body) =>
  // A title has the mark that the server puts behind such a name.
  JSON.parse(
    JSON.stringify(body).replaceAll('Maya -', `${ARABIC_NAME}\u200e -`).replaceAll('Maya', ARABIC_NAME),
  )
