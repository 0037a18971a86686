/** 'He hit me when he came back': a grown-up or the child, the words do not say. */
export const leavesOpenWhoHit = (plain: string): boolean => HIT.test(plain) && !NAMES_SOMEBODY.test(plain)

/** The message with the child in it, where the parent now says that it was the child; null where they do not. */
export const childHit = (heard: string[], plain: string): string | null => {
  const open = heard.slice(-HEARD_FOR).findLast(leavesOpenWhoHit)
  return open && SAYS_CHILD.test(plain) ? open.replace(HIT, 'my child $3 me') : null
}

const HEARD_FOR = 4
const HIT =
  /\b(he|she|they)( just| has|'s)? (hit|hits|kicked|kicks|punched|punches|slapped|slaps|bit|pushed|hurt|hurts|attacked|beat) me\b/
const NAMES_SOMEBODY =
  /\b(my child|son|daughter|husband|wife|partner|ex|boyfriend|girlfriend|dad|father|mum|mother)\b/
const SAYS_CHILD =
  /\b(it was|it's|it is|i mean|i meant|i mean that|no,?) (just )?(my (child|son|daughter|kid|boy|girl)|the (child|kid|boy|girl|little one))\b|\bmy (child|son|daughter) (hit|hits|kicked|did)\b/
