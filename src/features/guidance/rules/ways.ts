/** Which way a text changes something: an axis, and up (later, more, longer, kept) or down. */
export type Ways = Partial<Record<Axis, boolean>>
type Axis = 'hour' | 'amount' | 'length' | 'kept'

/** Reads the ways of a normalised deed or of a piece of a step; what is set against it ('rather than a later one') is left out, and an axis named both ways says nothing. */
export const waysOf = (text: string): Ways => {
  const said = text.toLowerCase().replace(SET_AGAINST, ' ')
  const ways: Ways = {}
  for (const [axis, up, down] of AXES) if (up.test(said) !== down.test(said)) ways[axis] = up.test(said)
  return ways
}

/** A deed that goes the other way on any axis is another deed. */
export const areOpposed = (a: Ways, b: Ways): boolean =>
  AXES.some(([axis]) => a[axis] !== undefined && b[axis] !== undefined && a[axis] !== b[axis])

/** Whether `text` goes every way that is asked for by hour, amount or length. */
export const goesAll = (asked: Ways, text: Ways): boolean =>
  MEASURED.every((axis) => asked[axis] === undefined || asked[axis] === text[axis])

/** 'Later', 'more' or 'longer' is what is asked about, and the verb only carries it: 'move the nap', 'make bedtime'. */
export const isMeasured = (ways: Ways): boolean => MEASURED.some((axis) => ways[axis] !== undefined)

/** The words that only say which way, or that something is moved. */
export const WAY_WORDS =
  /\b(?:later|earlier|forward|sooner|more|extra|less|fewer|longer|shorter|shorten|cut|push|bring|move|moved|moving|make|put|try|set|back|in the|morning|evening|night|tonight)\b/gi

const MEASURED: Axis[] = ['hour', 'amount', 'length']
const SET_AGAINST = /\b(?:rather than|instead of|not|from \w+ to)\b[^.,;:]*/g
const AXES: [Axis, RegExp, RegExp][] = [
  [
    'hour',
    /\b(?<!sooner or )later\b|\bpush(?:ing)? .{0,20}\bback\b/,
    /\b(?:earlier|forward|sooner(?! or later))\b/,
  ],
  [
    'amount',
    /(?<!\b(?:once|any|no|one|a bit|what) )\bmore\b(?! (?:\w+ )?than)|\bextra\b/,
    /\b(?:less|fewer|cut(?:ting)? down|reduc(?:e|ing))\b/,
  ],
  ['length', /(?<!\bno )\blonger\b/, /\b(?:shorter|shorten(?:ing)?)\b/],
  [
    'kept',
    /\b(?:keep|keeping|hold on to|start|starting|begin|beginning|introduc(?:e|ing))\b/,
    /\b(?:drop|dropping|stop|stopping|quit|give up|giving up|skip|skipping|leave out|cut out|end|ending)\b/,
  ],
]
