/** How grave a message is. Every level but 'none' shows a card; the first three show nothing else. */
export type Level = 'emergency' | 'crisis' | 'urgent_medical' | 'support' | 'none'

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

/** What is shown above everything when someone may be in danger. Plain text; never charged. */
export type SafetyCard = {
  level: Exclude<Level, 'none'>
  concern: Concern
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
