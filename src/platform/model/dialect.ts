import type { ModelRequest } from './model.ts'
import type { Refusal } from './refusal.ts'

/** What an endpoint takes of the parameters: newer models refuse a temperature, or know the limit of tokens by another name. */
export type Dialect = { takesTemperature: boolean; limitName: 'max_tokens' | 'max_completion_tokens' }

export const USUAL: Dialect = { takesTemperature: true, limitName: 'max_tokens' }

export const bodyIn = (
  { takesTemperature, limitName }: Dialect,
  model: string,
  { messages, maxTokens, temperature }: ModelRequest,
): string =>
  JSON.stringify({
    model,
    messages,
    temperature: takesTemperature ? temperature : undefined,
    [limitName]: maxTokens ?? undefined,
    stream: true,
  })

/** How to ask again after a refusal that is about a parameter; null when it is about something else. */
export const adapted = (dialect: Dialect, { status, words, error }: Refusal): Dialect | null => {
  if (error.code === 'withheld' || (status !== 400 && status !== 422)) return null
  if (dialect.limitName === 'max_tokens' && words.includes('max_completion_tokens'))
    return { ...dialect, limitName: 'max_completion_tokens' }
  return dialect.takesTemperature && isAboutTemperature(words)
    ? { ...dialect, takesTemperature: false }
    : null
}

/** The parameter by which two dialects differ. */
export const leftOut = (before: Dialect, after: Dialect): string =>
  before.limitName === after.limitName ? 'temperature' : before.limitName

/** Parents write of temperatures, and endpoints repeat what they refuse: the parameter they name goes before their words. */
const isAboutTemperature = (words: string): boolean => {
  const named = /"param"\s*:\s*"([^"]*)"/.exec(words)?.[1]
  return named === undefined ? /\btemperature\b/i.test(words) : named === 'temperature'
}
