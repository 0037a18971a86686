import type { Card } from '../../guidance/card.ts'

/** A guidance card as facts for a model, for this child. */
export const cardFacts = (card: Card, age: string): string =>
  [
    card.title,
    ...card.suggestions.map((suggestion) => `Do: ${suggestion.do} Why: ${suggestion.why}`),
    ...card.avoid,
    `When to get help: ${card.help}`,
  ]
    .join('\n')
    .replaceAll('{name}', '[child]')
    .replaceAll('{age}', age)
    .replace(/\{(They|they|them|their|theirs|themself)\}/g, '$1')
