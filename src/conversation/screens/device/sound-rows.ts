import type { KeptAnswer, KeptMessage, KeptSession, KeptSummary, KeptWaiting } from './open-store.ts'

/** What a browser gives back may be anything, whatever was once put there: rows that make no sense are passed over. */
type Broken<Row> = { [Key in keyof Row]?: unknown }

export const isSoundWaiting = ({ waiting }: Broken<KeptWaiting>): boolean =>
  hasTexts(waiting, ['id', 'clientId', 'conversationId', 'childId', 'kind', 'text', 'sentAt'])

export const isSoundMessage = ({ sessionId, message }: Broken<KeptMessage>): boolean =>
  typeof sessionId === 'string' && hasTexts(message, ['id', 'author', 'content', 'createdAt', 'status'])

export const isSoundSession = ({ head, kind, childId }: Broken<KeptSession>): boolean => {
  const { conversation, child } = isObject(head) ? (head as Broken<KeptSession['head']>) : {}
  const isPlaced = typeof kind === 'string' && typeof childId === 'string'
  return isPlaced && hasTexts(conversation, ['id']) && hasTexts(child, ['id', 'name'])
}

export const isSoundSummary = ({ summary }: Broken<KeptSummary>): boolean =>
  hasTexts(summary, ['id', 'childId', 'kind', 'createdAt'])

export const isSoundAnswer = ({ queryKey, answer, keptAt }: Broken<KeptAnswer>): boolean =>
  Array.isArray(queryKey) && isObject(answer) && typeof keptAt === 'number'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const hasTexts = (value: unknown, names: string[]): boolean =>
  isObject(value) && names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
