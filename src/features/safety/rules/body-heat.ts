const HEAT_WORDS = new Set(
  'fever fevers feverish temp temps temperature degrees degree celsius fahrenheit thermometer rectal rectally reading'.split(
    ' ',
  ),
)
const DEGREE_UNITS = new Set(['degrees', 'degree', 'celsius', 'fahrenheit', 'c', 'f', 'deg'])
const OTHER_UNITS = new Set(
  'weeks week wks wk months month years days hours minutes mins min lbs pounds oz ml mg kg cm inches percent dollars am pm yo mo pages times miles km'.split(
    ' ',
  ),
)
const OTHER_HEAT = new Set(
  'flat apartment heatwave aircon indoors outdoors room nursery bath water bottle milk formula outside weather oven basal bbt house freezer fridge car celsius_outside'.split(
    ' ',
  ),
)
const NEAR_WORDS = 7

/** Stands after every number that is a body temperature, so that a rule can speak of it. */
const MARK = 'bodyheat'

const ONES = ['', 'one', 'two', 'three', 'four', 'five', 'six']

/** 'one hundred and two' -> '102', as people say a temperature. */
const inFigures = (words: string[]): string[] => {
  const at = words.indexOf('hundred')
  if (at === -1) return words
  const start = ['one', 'a'].includes(words[at - 1] ?? '') ? at - 1 : at
  const last = words[at + 1] === 'and' ? at + 2 : at + 1
  const ones = ONES.indexOf(words[last] ?? '')
  return [
    ...words.slice(0, start),
    String(100 + Math.max(0, ones)),
    ...words.slice(ones > 0 ? last + 1 : at + 1),
  ]
}

export const markHeat = (spoken: string[][]): string[][] => {
  const sentences = spoken.map(inFigures)
  const isAboutHeat = sentences.some((words) => words.some((word) => HEAT_WORDS.has(word)))
  return sentences.map((words) =>
    words.flatMap((word, at) => (isBodyHeat(words, at, isAboutHeat) ? [word, MARK] : [word])),
  )
}

/** The highest body temperature named, in degrees Celsius, or null. */
export const hottest = (sentences: string[][]): number | null => {
  const degrees = sentences.flatMap((words) =>
    words.map((word, at) => (words[at + 1] === MARK ? asCelsius(word) : null)),
  )
  const known = degrees.filter((value) => value !== null)
  return known.length > 0 ? Math.max(...known) : null
}

const isBodyHeat = (words: string[], at: number, isAboutHeat: boolean): boolean => {
  const word = words[at] as string
  if (!/^\d/.test(word) || asCelsius(word) === null) return false
  const next = words[at + 1] ?? ''
  const near = words.slice(Math.max(0, at - NEAR_WORDS), at + NEAR_WORDS)
  if (OTHER_UNITS.has(next) || near.some((other) => OTHER_HEAT.has(other))) return false
  if (near.some((other) => HEAT_WORDS.has(other)) || DEGREE_UNITS.has(next)) return true
  // '5 month old with 39.2' needs no other word.
  return (
    word.includes('.') &&
    (isAboutHeat || words.includes('old') || words.includes('baby') || words.includes('months'))
  )
}

const asCelsius = (word: string): number | null => {
  const value = Number(word)
  if (value >= 37 && value <= 43) return value
  return value >= 99 && value <= 109 ? ((value - 32) * 5) / 9 : null
}
