import type { Assessment } from './assess.ts'
import type { Concern, LineCategory, SafetyCard } from './contract.ts'
import { presentLine } from './list-lines.ts'
import type { CardText, CrisisLine, CrisisLines } from './load-lines.ts'

/** Which lines fit a concern, best first. */
const FITTING: Record<Concern, LineCategory[]> = {
  suicide: ['suicide_crisis', 'emotional_support', 'mental_health'],
  self_harm: ['suicide_crisis', 'emotional_support', 'mental_health'],
  harming_child: ['parent_support', 'maternal_mental_health', 'child_abuse', 'suicide_crisis'],
  abuse: ['child_abuse', 'child_helpline'],
  violence: ['domestic_violence'],
  medical: ['medical_advice'],
  poisoning: ['poison', 'medical_advice'],
  low_mood: [
    'maternal_mental_health',
    'parent_support',
    'emotional_support',
    'mental_health',
    'suicide_crisis',
  ],
  eating: ['mental_health', 'emotional_support', 'parent_support', 'medical_advice'],
  substance: ['substance', 'mental_health', 'emotional_support'],
}
const POLICE_FIRST: Concern[] = ['abuse', 'violence']
const QUICK_EXIT: Concern[] = ['abuse', 'violence']
// A directory of people to talk to is no answer to a fever or a swallowed battery.
const NEEDS_A_DOCTOR: Concern[] = ['medical', 'poisoning']
const FITTING_MAX = 4

/** The card for an assessment, with the lines of a country or, where it is unknown, those that work most widely. */
export const buildCard = (
  assessment: Pick<Assessment, 'level' | 'concern' | 'loud'> & Partial<Pick<Assessment, 'who'>>,
  country: string | null,
  isGuess: boolean,
  lines: CrisisLines,
): SafetyCard => {
  const { level, concern, loud } = assessment
  const isWrittenByChild = assessment.who === 'young writer'
  if (level === 'none' || concern === null) throw new Error('nothing to build a card for')
  const { title, steps } = textFor(lines.cards, level, concern, isWrittenByChild)
  const known = country === null ? undefined : lines.byCountry.get(country)
  const emergency = emergencyLines(known ?? [], lines.anywhere, concern)
  const fitting = fittingLines(known ?? [], lines.anywhere, concern, isWrittenByChild)
  return {
    level,
    concern,
    loud,
    voice: isWrittenByChild ? 'child' : 'adult',
    title,
    steps,
    lines: (level === 'emergency' ? [...emergency, ...fitting] : [...fitting, ...emergency]).map(presentLine),
    country: known === undefined ? null : country,
    countryIsGuess: known !== undefined && isGuess,
    quickExit: QUICK_EXIT.includes(concern),
  }
}

const textFor = (
  cards: CardText[],
  level: SafetyCard['level'],
  concern: Concern,
  isChild: boolean,
): CardText => {
  const fitting = cards.filter((card) => card.concern === concern)
  const text =
    fitting.find((card) => card.levels.includes(level) && card.voice === (isChild ? 'child' : 'adult')) ??
    fitting.find((card) => card.levels.includes(level)) ??
    fitting[0]
  if (text === undefined) throw new Error(`cards.json: no card for ${concern}`)
  return text
}

const emergencyLines = (own: CrisisLine[], anywhere: CrisisLine[], concern: Concern): CrisisLine[] => {
  const police = POLICE_FIRST.includes(concern) ? of('police', own) : []
  const emergency = [...police, ...of('emergency', own)]
  return emergency.length > 0 ? emergency : of('emergency', anywhere)
}

const fittingLines = (
  own: CrisisLine[],
  anywhere: CrisisLine[],
  concern: Concern,
  isChild: boolean,
): CrisisLine[] => {
  if (NEEDS_A_DOCTOR.includes(concern))
    return distinct(FITTING[concern].flatMap((category) => of(category, own)))
  const categories = isChild ? (['child_helpline', ...FITTING[concern]] as const) : FITTING[concern]
  const fitting = distinct(categories.flatMap((category) => of(category, own))).slice(0, FITTING_MAX)
  if (fitting.length > 0) return fitting
  return of(isChild ? 'child_directory' : 'directory', anywhere)
}

const of = (category: LineCategory, lines: CrisisLine[]): CrisisLine[] =>
  lines.filter((line) => line.category === category)

/** Two lines with one number, such as advice and poisons in one country, are one. */
const distinct = (lines: CrisisLine[]): CrisisLine[] =>
  lines.filter((line, at) => line.href === null || lines.findIndex(({ href }) => href === line.href) === at)
