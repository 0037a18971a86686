/** What a made-up family wrote over three months: which day (how many days ago), about which child, and the words or the tap. */
export type Line =
  | { daysAgo: number; child: 0 | 1; said: string }
  | { daysAgo: number; child: 0 | 1; tap: 'worked' | 'failed' }

export const CHILDREN = [
  { name: 'Maya', age: 4, interests: ['dinosaurs', 'painting'], type: 'ENFP' },
  { name: 'Jonas', age: 9, interests: ['football', 'building things'], type: 'ISTJ' },
] as const

export const TALK: Line[] = [
  { daysAgo: 92, child: 0, said: 'Maya screams every night at bedtime and comes out of her room ten times' },
  { daysAgo: 90, child: 0, said: 'She had another tantrum at bedtime, we were up until ten' },
  { daysAgo: 88, child: 1, said: 'Homework ends in tears every afternoon with Jonas' },
  { daysAgo: 85, child: 0, said: 'Maya wakes up at five every morning and wants to play' },
  { daysAgo: 83, child: 0, tap: 'failed' },
  { daysAgo: 80, child: 1, said: 'Jonas forgets his homework at school all the time' },
  { daysAgo: 78, child: 0, said: 'She only eats pasta and refuses every vegetable' },
  { daysAgo: 75, child: 1, said: 'He argues about screen time every evening' },
  { daysAgo: 72, child: 0, said: 'Bedtime took two hours again' },
  { daysAgo: 70, child: 1, said: 'Jonas says nobody plays with him at break' },
  {
    daysAgo: 66,
    child: 0,
    said: 'We tried pictures of the bedtime steps on the wall. The picture plan worked and she slept through.',
  },
  { daysAgo: 62, child: 0, said: 'Maya hits her brother when he touches her dinosaurs' },
  {
    daysAgo: 60,
    child: 1,
    said: 'He does his homework at the kitchen table now. It went really well today.',
  },
  { daysAgo: 57, child: 0, said: 'At bedtime she wants one more story, and one more, and one more' },
  { daysAgo: 55, child: 0, tap: 'worked' },
  { daysAgo: 52, child: 1, said: 'Jonas shouts at me when I switch the tablet off' },
  { daysAgo: 50, child: 1, said: 'How do I get him to stop gaming without a fight?' },
  { daysAgo: 47, child: 0, said: 'Maya refuses to get dressed in the morning and we are always late' },
  { daysAgo: 45, child: 0, said: 'She clings to my leg at drop-off and cries' },
  { daysAgo: 42, child: 1, said: 'Jonas is scared of the maths test on Friday' },
  { daysAgo: 40, child: 0, said: 'She refuses dinner and then asks for biscuits' },
  { daysAgo: 37, child: 1, said: 'He was calm before the test. I am so proud of him.' },
  { daysAgo: 35, child: 1, tap: 'worked' },
  { daysAgo: 33, child: 0, said: 'Maya got dressed all by herself this morning, for the first time.' },
  { daysAgo: 30, child: 0, said: 'Drop-off is hard again, she cries and holds on to me' },
  { daysAgo: 28, child: 0, said: 'How long should I stay at drop-off when she cries?' },
  { daysAgo: 26, child: 1, said: 'Jonas and Maya fight over everything in the living room' },
  { daysAgo: 24, child: 1, said: 'He hits his sister back when she takes his things' },
  { daysAgo: 22, child: 0, said: 'She is afraid of the dark since last week' },
  { daysAgo: 20, child: 0, said: 'Maya is scared of monsters under her bed' },
  { daysAgo: 18, child: 1, said: 'Fights between him and Maya in the car every day' },
  { daysAgo: 16, child: 0, said: 'Goodbye at nursery went so well today, she waved and ran in.' },
  {
    daysAgo: 14,
    child: 1,
    said: 'He has been invited to a birthday party. He made a new friend in the team.',
  },
  { daysAgo: 12, child: 0, said: 'She still only eats pasta and bread' },
  { daysAgo: 10, child: 0, said: 'Maya throws her food on the floor at dinner' },
  { daysAgo: 8, child: 1, said: 'Jonas lies about whether his homework is done' },
  { daysAgo: 6, child: 1, said: 'He forgot his homework at school again' },
  { daysAgo: 4, child: 0, said: 'We read about monsters and she slept all night in her own bed.' },
  { daysAgo: 2, child: 1, said: 'Homework without a fight, and he packed his bag himself.' },
]
