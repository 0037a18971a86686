/** When the coach answers in the family chat: when it's asked, on every question mark, or never. */
export const answerModes = ['asked', 'questions', 'never'] as const
export type AnswerMode = (typeof answerModes)[number]

export const PAGE = 50

/** The coach is called by name. 'Coach' alone is a word that parents use of others too, so it counts only where somebody is spoken to. */
export const callsCoach = (text: string): boolean => CALLS.some((call) => call.test(text))

const ADDRESSED = String.raw`(?:^|[.!?…\n]\s*|(?:^|\s)(?:hey|hi|hello|ok|okay|dear|please|so|and)\s+)coach(?=\s*[,:!?–—-]|\s*$|\s+(?:what|how|why|when|who|which|is|are|do|does|can|could|should|would|please|help|tell|any|we|i)(?![\p{L}\d]))`
const CALLS = [
  /(?<![\p{L}\d])kinwise(?![\p{L}\d])/iu,
  /@\s?coach(?![\p{L}\d])/iu,
  /(?<![\p{L}\d])ask\s+(?:the|our)\s+coach(?![\p{L}\d])/iu,
  new RegExp(ADDRESSED, 'imu'),
  // '..., coach?' and 'what do you think coach?'
  /(?:,\s*|(?<![\p{L}\d])(?:think|say|know|do|help|us|me|please|thanks|you)\s+)coach\s*[?!.,…]*\s*$/imu,
]

/** Without the name that called the coach: what is left is the question. */
export const withoutCall = (text: string): string => {
  const left = text
    .replace(
      /^\s*(?:(?:hey|hi|hello|ok|okay|dear|so|and)\s+)?@?\s?(?:coach|kinwise)(?:\s*[,:!–—-]+)?\s+/iu,
      '',
    )
    .replace(/[,\s]+@?(?:coach|kinwise)(?=\s*[?!.…]*\s*$)/iu, '')
    .trim()
  return /[\p{L}\d]/u.test(left) ? left : text
}

/** Whether a message that was just said is the coach's to answer. */
export const isForCoach = (
  mode: AnswerMode,
  { text, isAsked, isTap }: { text: string; isAsked: boolean; isTap: boolean },
): boolean => {
  if (mode === 'never') return false
  return isAsked || isTap || callsCoach(text) || (mode === 'questions' && /[?？؟]/.test(text))
}

export type Payer = {
  id: string
  name: string
  alsoCalled: string[]
  /** -1 is unlimited. */
  remaining: number
  isFrozen: boolean
}

type Called = Pick<Payer, 'name' | 'alsoCalled'>

/** The child who's named first; null where none is. */
export const firstNamed = <C extends Called>(text: string, children: C[]): C | null => {
  const named = children
    .map((child) => ({ child, at: firstPlace(text, child) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  return named[0]?.child ?? null
}

/** The child that an answer is about and whose credit it costs: the first one named, else the one with most left. Null where there's none who may be asked about. */
export const payerOf = <P extends Payer>(text: string, children: P[]): P | null => {
  const open = children.filter(({ isFrozen }) => !isFrozen)
  const left = ({ remaining }: Payer) => (remaining < 0 ? Number.POSITIVE_INFINITY : remaining)
  const fullest = open.reduce<P | null>((best, one) => (best && left(best) >= left(one) ? best : one), null)
  return firstNamed(text, open) ?? fullest
}

/** Where a child's name, its first part or a nickname stands first; -1 where none does. */
const firstPlace = (text: string, { name, alsoCalled }: Called): number => {
  const folded = fold(text)
  const forms = [name, name.split(/\s+/)[0] ?? '', ...alsoCalled].map(fold).filter((form) => form !== '')
  const places = forms
    .map((form) => folded.search(new RegExp(`(?<![\\p{L}\\d])${escaped(form)}(?![\\p{L}\\d])`, 'u')))
    .filter((at) => at >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase().trim()
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
