import { ageLabel, agesIn, type Mention } from './ages.ts'

/** The child an answer is about: the one of the profile, or another one that the parent named by age. */
export type Subject = {
  name: string
  /** Whole months, or null where nobody has said. */
  months: number | null
  ageLabel: string
  isProfile: boolean
}

/** Who the talk is about now, from the profile and what the parent wrote, oldest first and normalised. */
export const subjectOf = (child: { name: string; age: number }, said: string[]): Subject => {
  const profile = profileSubject(child)
  let relative: string | null = null
  return said.reduce((subject, plain) => {
    relative = plain.match(RELATIVE)?.[2] ?? relative
    const mentions = agesIn(plain).map((one) => ({ ...one, who: one.who ?? relative }))
    if (mentions.some((one) => isSameChild(one, profile.months))) return profile
    const [first] = mentions
    if (first && isNamed(profile, plain)) return profile
    if (first) return other(first, profile)
    if (profile.months !== null && TEEN.test(plain) && profile.months < 120)
      return { name: 'your teenager', months: 180, ageLabel: 'this age', isProfile: false }
    if (profile.months !== null && NEWBORN.test(plain) && profile.months > 5)
      return { name: 'your baby', months: 1, ageLabel: 'this age', isProfile: false }
    return profile.name.length > 2 && plain.includes(profile.name.toLowerCase()) ? profile : subject
  }, profile)
}

/** 'Our baby is 5 weeks old and Mia hits him': whoever is called by name is meant, unless only as somebody's sister. */
const isNamed = ({ name }: Subject, plain: string): boolean => {
  const called = name.toLowerCase()
  return called.length > 2 && plain.includes(called) && !plain.includes(`${called}'s `)
}

const profileSubject = ({ name, age }: { name: string; age: number }): Subject => {
  const months = Number.isFinite(age) && age > 0 ? Math.round(age * 12) : null
  return {
    name: safeName(name),
    months,
    ageLabel: months === null ? 'this age' : ageLabel(months),
    isProfile: true,
  }
}

const other = (mention: Mention, profile: Subject): Subject => {
  const isNear = profile.months === null || Math.abs(mention.months - profile.months) <= 12
  const relative = mention.who && !OWN.test(mention.who) ? mention.who : null
  const own = mention.isYears ? `your ${Math.round(mention.months / 12)}-year-old` : 'your baby'
  return {
    name: relative ? `your ${relative}` : isNear ? profile.name : mention.months < 12 ? 'your baby' : own,
    months: mention.months,
    ageLabel: mention.label,
    isProfile: !relative && isNear,
  }
}

const isSameChild = ({ months, isYears, who }: Mention, profile: number | null): boolean =>
  profile !== null &&
  (who === null || OWN.test(who)) &&
  (isYears ? Math.floor(months / 12) === Math.floor(profile / 12) : Math.abs(months - profile) <= 1)

/** A name as the parent gave it, unless it would break a sentence. */
const safeName = (name: string): string => {
  const clean = name.replace(/\s+/g, ' ').trim()
  if (/^(my|your|our) /i.test(clean)) return 'your child'
  return /\p{L}/u.test(clean) && clean.length <= 40 && !/[{}<>"\p{C}.!?:;]/u.test(clean)
    ? clean
    : 'your child'
}

const OWN = /^(boy|girl|son|daughter|toddler|baby|twins|stepson|stepdaughter)$/
const RELATIVE =
  /^(\W|my|our|the|and|so|hi|hello|what about|how about|also|it's about|question about)*(nephew|niece|friend's (son|daughter|child|kid)|neighbou?r's (son|daughter|child|kid)|godson|goddaughter)\b/
const TEEN =
  /^(so |hi |hello |help |and |also )*(my|our) (other |older |eldest )?(teen|teenager|teenage (son|daughter))\b/
const NEWBORN = /^(so |hi |hello |help |and |also )*(my|our) newborn\b/
