import type { Topic } from '../../guidance/contract.ts'

/** A topic in the middle of a sentence. */
export const TOPIC_WORDS: Record<Topic, string> = {
  behavior: 'behavior',
  challenge: 'hard moments',
  progress: 'progress',
  school: 'school',
  sleep: 'sleep',
  eating: 'eating',
  emotion: 'big feelings',
  friend: 'friends',
  sibling: 'brothers and sisters',
  development: 'growing and learning',
}

/** What to work towards in a month in which a topic stood out. */
export const GOALS: Record<Topic, string> = {
  behavior: 'Fewer battles with {name}, and calmer ones',
  challenge: 'One hard moment of the day that gets easier for {name} and you',
  progress: 'To see what {name} can do, and say so',
  school: 'School days that begin and end well for {name}',
  sleep: 'Evenings that end quietly, and more sleep for {name}',
  eating: 'Calm meals where {name} decides how much',
  emotion: 'Big feelings that {name} can show and get over with your help',
  friend: 'More good moments for {name} with other children',
  sibling: 'More peace between {name} and the other children at home',
  development: 'Time to play and practise what {name} is learning now',
}

export const GOAL_BY_AGE = 'A little more time each day in which {name} leads and you follow'

/** What to ask a teacher, or whoever looks after the child, and a doctor. */
export const QUESTIONS: Record<Topic, { teacher?: string; doctor?: string }> = {
  behavior: { teacher: 'Do you see the same with {name}, and what calms things down there?' },
  challenge: { teacher: 'Which part of the day is hardest for {name} with you, and which is easiest?' },
  progress: { teacher: 'What can {name} do now that was still hard a few months ago?' },
  school: { teacher: 'How does {name} settle in the morning, and what could we do at home to help?' },
  sleep: { doctor: 'Does {name} sleep enough for {age}, and should we look at breathing or snoring?' },
  eating: { doctor: 'Is {name} growing as expected, and is there anything we should change about meals?' },
  emotion: {
    teacher: 'When {name} is upset with you, what helps?',
    doctor: 'Are feelings this strong usual at {age}, and when would you want to see {name}?',
  },
  friend: { teacher: 'Who does {name} like to be with, and how do breaks go?' },
  sibling: { teacher: 'How does {name} share and take turns with other children there?' },
  development: { doctor: 'Is {name} on track for {age} in talking, moving and playing?' },
}
