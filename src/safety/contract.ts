export const levels = ['emergency', 'crisis', 'urgent_medical', 'support'] as const

/** How grave a message is. Every level but 'none' has a card, and every message an answer. */
export type Level = (typeof levels)[number] | 'none'

export const concerns = [
  'suicide',
  'self_harm',
  /** The writer fears to harm the child, or has. */
  'harming_child',
  'abuse',
  'violence',
  'medical',
  'poisoning',
  'low_mood',
  'eating',
  'substance',
] as const
export type Concern = (typeof concerns)[number]

export type HelpLine = {
  name: string
  /** The number as people of that country write it, or null where there is only text or chat. */
  call: string | null
  /** tel: address in national form, or null. */
  href: string | null
  /** How to text, e.g. 'HOME to 741741', or null. */
  text: string | null
  url: string | null
  hours: string | null
  source: string
  seenOn: string
}

/** What a line is for, most urgent first. */
export const lineCategories = [
  'emergency',
  'police',
  'medical_advice',
  'poison',
  'suicide_crisis',
  'emotional_support',
  'mental_health',
  'child_abuse',
  'child_helpline',
  'domestic_violence',
  'maternal_mental_health',
  'parent_support',
  'substance',
  'directory',
  'child_directory',
] as const
export type LineCategory = (typeof lineCategories)[number]

/** Lines of one kind. */
export type LineGroup = { category: LineCategory; lines: HelpLine[] }

/** What is shown when someone may be in danger. Plain text. */
export type SafetyCard = {
  level: Exclude<Level, 'none'>
  concern: Concern
  /** Above the answer, or behind one line under it. Cards kept before there were two kinds say nothing and are loud. */
  loud?: boolean
  /** Whom the words speak to. Cards kept before there were two have none. */
  voice?: 'adult' | 'child'
  title: string
  /** What to do in the next minute, most urgent first. */
  steps: string[]
  lines: HelpLine[]
  /** ISO 3166 alpha-2, or null where unknown. */
  country: string | null
  /** True where the country was guessed and not chosen. */
  countryIsGuess: boolean
  /** True on cards that offer to leave the page quickly. */
  quickExit: boolean
}

export type Country = { /** ISO 3166 alpha-2. */ code: string; name: string }

/** The countries we have lines for, and where the reader is. */
export type Countries = {
  countries: Country[]
  /** What the reader chose: a code, 'ZZ' for none of ours, or null before any choice. */
  chosen: string | null
  /** From the browser's language, while nothing is chosen. */
  guessed: string | null
  totals: { lines: number; rung: number }
}

export type CountryLines = { country: string | null; name: string | null; groups: LineGroup[] }

/** Cards shown in a month; null is fewer than five. */
export type MonthCount = { month: string; cards: number | null }
