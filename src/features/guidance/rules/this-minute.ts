/** It happens as the parent writes, or has just happened. */
export const isNow = (plain: string): boolean =>
  !/\?/.test(plain) && !/\b(what|how|why|should|can|could)\b/.test(plain) && NOW.test(plain)

/** Asks for that very minute: 'what do i do in that moment', 'the second he throws'. */
export const asksForMinute = (plain: string): boolean =>
  !/\b(nursery|school|teachers?|staff|they|grandma|granny|my (?:mum|mom|dad|husband|wife|partner))\b/.test(
    plain,
  ) &&
  /\b(what|how|should|can)\b/.test(plain) &&
  /\b(in|at) (that|the|this) (very )?(moment|minute|second|instant)\b|\bthe (very )?(second|moment|minute|instant) (he|she|they|it)\b|\bright (then|there|in the)\b|\bwhile it('s| is) happening\b|\bon the spot\b/.test(
    plain,
  )

/** A plain report that it happened once more: 'she threw the tablet', 'he hit me today'. */
export const isNews = (plain: string): boolean =>
  !/\?/.test(plain) && plain.split(' ').length <= 12 && [NEWS, AGAIN, BARE].some((news) => news.test(plain))

const NOW =
  /\b(just now|right now|(a|one) (second|minute|moment) ago|this (very )?(second|minute|moment)|as i (write|type|speak)|at it again|happening (right )?now|(is|'s|are) (doing|at) it (again|now)|again right)\b/
const BARE = /^(woke|awake|up|screaming|crying|bit|hit|threw|kicked|out of bed)( \w+){0,2} again\b/
const AGAIN =
  /^(and |but |now |well )?(he|she|they|my child) (just )?(did|does|has done|'s done|'s doing|is doing) (it|that)( \w+){0,3} (again|now|today|tonight)\b/
const NEWS =
  /^(and |but |now |so |well )?(he|she|they|my child)('s| has| just)? (just )?(threw|hit|hits|bit|kicked|punched|slapped|pinched|scratched|pushed|shoved|screamed|broke|smashed|spat|swore|ripped|stole|ran (off|away|out)|slammed|head ?butted|choked|trashed)\b/
