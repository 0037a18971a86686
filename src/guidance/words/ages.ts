/** An age a parent wrote: whole months, the words to say it with, and who it belongs to when they said. */
export type Mention = { months: number; label: string; who: string | null; isYears: boolean }

/** The ages of children in a normalised message, in order. Leaves out pasts ('since he was two') and siblings ('his 3 month old sister'). */
export const agesIn = (plain: string): Mention[] => {
  const found: (Mention & { at: number })[] = []
  for (const { pattern, unit } of PATTERNS) {
    for (const match of plain.matchAll(pattern)) {
      const { count = '', half, named = '', who } = match.groups ?? {}
      const number = (NUMBERS.get(count) ?? Number(count)) + (half ? 0.5 : 0)
      const before = plain.slice(Math.max(0, match.index - 24), match.index)
      const after = plain.slice(match.index + match[0].length, match.index + match[0].length + 24)
      if (!Number.isFinite(number) || PAST.test(before) || OF_SIBLING.test(before) || MEASURE.test(after))
        continue
      if (/^(only|just) one$/.test(match[0])) continue
      if (found.some((one) => Math.abs(one.at - match.index) < 12)) continue
      const of = mention(number, (named || unit) as Unit, who ?? null)
      if (of) found.push({ ...of, at: match.index })
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ at: _, ...one }) => one)
}

/** '5 months', '2 and a half years', '14 years': as an answer says it after 'At'. */
export const ageLabel = (months: number): string => {
  if (months < 1) return 'a few weeks'
  if (months < 24 && months % 12 !== 0) return months === 1 ? '1 month' : `${months} months`
  const years = Math.floor(months / 12)
  if (years < 4 && months % 12 >= 5 && months % 12 <= 7) return `${years} and a half years`
  return years === 1 ? '1 year' : `${years} years`
}

type Unit = 'year' | 'month' | 'week' | 'day'

const mention = (number: number, unit: Unit, who: string | null): Mention | null => {
  const isYears = unit === 'year'
  const months = Math.round(
    isYears ? number * 12 : unit === 'month' ? number : unit === 'week' ? number / 4.35 : 0,
  )
  if (months > 60 * 12) return null
  const label =
    isYears || (unit === 'month' && number >= 24)
      ? ageLabel(months)
      : number === 1
        ? `1 ${unit}`
        : `${number} ${unit}s`
  return { months, label, who, isYears }
}

const NUMBERS = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'
    .split(' ')
    .map((word, index) => [word, index + 1]),
)
const COUNT = `(?<count>\\d{1,2}(?:\\.\\d)?|${[...NUMBERS.keys()].join('|')})`
const WHO =
  '(?<who>nephew|niece|grandson|granddaughter|grandchild|godson|goddaughter|stepson|stepdaughter|cousin|neighbour|neighbor|pupil|student|boy|girl|son|daughter|toddler|baby|twins|friend|brother|sister)'
const PATTERNS: { pattern: RegExp; unit: Unit }[] = [
  {
    pattern: new RegExp(
      `\\b${COUNT}(?<half>[ -](?:and a half|1/2))?[ -](?<named>year|month|week|day)s?[ -]old\\b(?: ${WHO}\\b)?`,
      'g',
    ),
    unit: 'year',
  },
  {
    pattern: new RegExp(`\\b${COUNT} ?(?<named>month|week)(?= (?:baby|and (?:he|she|won't)|now\\b))`, 'g'),
    unit: 'month',
  },
  {
    pattern: new RegExp(
      `\\b(?:son|daughter|girl|boy|nephew|niece|child|kid|one|twins),? \\(?${COUNT}\\)?(?=[,.;)]|$| (?:and|is|has|won't|keeps|who|just|hates|refuses|bites|hits|does))`,
      'g',
    ),
    unit: 'year',
  },
  {
    pattern: new RegExp(
      `\\b(?:he's|she's|he is|she is|they are|is|aged?|turned|turning|nearly|almost|only|just) (?:only |just |nearly |almost |now |just turned )?${COUNT}(?<half> and a half)?(?= (?:and|but|now|so|who|years?)\\b|[,.;!?)]|$)`,
      'g',
    ),
    unit: 'year',
  },
]
const PAST =
  /\b(?:bedtime|bed time|dinner|lunch|supper|tea|nap|alarm|it|up|school|nursery|shift)(?:'s)? ?$|\b(since|when|until|till|before|by|after|was|from)( (he|she|they|it|age|about|around|was|were|is|turned|my|the|of|at))* ?$/
const OF_SIBLING =
  /\b(?:his|her|their) (?:(?:little|big|baby|younger|older|new|own) )*(?:sister|brother|sibling|cousin)(?:'s|,| is| was)?(?: (?:only|just|now|about))? ?$|\b(his|her|their|my other|a|with an?|by an?|an)( (little|big|baby|younger|older|new|own))* ?$|\b(hit|hits|hitting|bite|bites|biting|pushes|hurt|hurts|hurting|jealous of|to) (my|our|the) ?$/
const MEASURE = /^ ?(hours?|times|minutes?|days|nights|weeks|months|am|pm|o'clock|%|kg|lbs|of (us|them))\b/
