/** Whether a pattern's parts stand in a sentence, or in it and the next. */
export type Pattern = { stands: (sentence: string, withNext: string) => boolean }
export type Classes = Record<string, string>

// A 'no' between two words turns them round, so no gap spans one.
const GAP = '(?:(?!(?:not|never|no|without)\\b)\\S+ ){0,4}'

/**
 * Reads the little language of content/safety/statements.yaml into regular expressions over words with single spaces. Gaps are
 * bounded, so no text takes long. Throws where a class is unknown.
 */
export const compilePattern = (source: string, classes: Classes): Pattern => {
  const parts = source.split(' & ').map((part) => compilePart(part, classes))
  const [first, ...others] = parts as [RegExp, ...RegExp[]]
  return {
    stands: (sentence, withNext) =>
      others.length === 0
        ? first.test(sentence)
        : first.test(withNext) && others.every((other) => other.test(withNext)),
  }
}

const compilePart = (source: string, classes: Classes): RegExp => {
  const tokens = source
    .replace(/([^\s.])(?= \.\.)/g, '$1')
    .trim()
    .split(/\s+/)
    .filter((token) => token !== ',')
  const body = tokens.map((token) => (token === '..' ? GAP : compileToken(token, classes))).join('')
  // Every word brings the space behind it; the text is padded to fit.
  return new RegExp(` ${body}`)
}

const compileToken = (token: string, classes: Classes): string => {
  const isOptional = token.endsWith('?')
  const words = expand(isOptional ? token.slice(0, -1) : token, classes).map((word) =>
    word.replaceAll('_', ' ').replace(/[.+]/g, '\\$&').replace(/\*/g, '\\S*'),
  )
  return `(?:(?:${words.join('|')}) )${isOptional ? '?' : ''}`
}

const expand = (token: string, classes: Classes): string[] =>
  token.split('|').flatMap((word) => {
    const name = /^\{(\w+)\}$/.exec(word)?.[1]
    if (name === undefined) return [word]
    const found = classes[name]
    if (found === undefined) throw new Error(`no class {${name}}`)
    return expand(found, classes)
  })
