import type { Message } from '../../conversation/contract.ts'
import { GREETING_ID, TRIAL_KEPT_MS } from '../rules.ts'

const KEY = 'freeTrialChat'
const MESSAGES = 60

/** A message as the browser keeps it: nothing of a child but what stands in the words themselves. */
type Kept = { id: string; content: string; type: 'user' | 'assistant'; timestamp: string }

/** Keeps the answered part of a conversation once there is more than the greeting. What a safety card stood beside is left out: others may use this device. */
export function saveCopy(messages: Message[], now = Date.now()) {
  const kept = answered(messages).slice(-MESSAGES).map(keptOf)
  if (kept.length === 0) return
  // Storage may be refused or full; the server has the conversation too.
  try {
    localStorage.setItem(KEY, JSON.stringify({ savedAt: now, messages: kept }))
  } catch {}
}

/** The copy, or null: none, too old, or unreadable. */
export function readCopy(now = Date.now()): Message[] | null {
  try {
    const stored = localStorage.getItem(KEY)
    if (stored === null) return null
    const { savedAt, messages } = JSON.parse(stored) as { savedAt: number; messages: Kept[] }
    if (!messages.every(isKept)) throw new Error('not a conversation')
    if (savedAt > now - TRIAL_KEPT_MS && savedAt <= now) return withQuestions(messages)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged, and there is nobody else to tell
    console.warn('The saved trial chat could not be read and is ignored.', error)
  }
  clearCopy()
  return null
}

export function clearCopy() {
  try {
    localStorage.removeItem(KEY)
  } catch {}
}

/** Calls back when another tab cleared its copy. Returns what ends that. */
export function onCopyCleared(listener: () => void) {
  const hear = (event: StorageEvent) => {
    if ((event.key === KEY || event.key === null) && event.newValue === null) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

const answered = (messages: Message[]): Message[] => {
  const askedBy = new Set(messages.map(({ answerTo }) => answerTo))
  const shown = new Set(
    messages
      .filter(({ id, card, author }) => author === 'user' && !card && askedBy.has(id))
      .map(({ id }) => id),
  )
  return messages.filter(
    ({ id, answerTo }) => id !== GREETING_ID && (shown.has(id) || shown.has(answerTo ?? '')),
  )
}

const keptOf = ({ id, content, author, createdAt }: Message): Kept => ({
  id,
  content,
  type: author,
  timestamp: createdAt,
})

const isKept = (value: Partial<Kept> | null): value is Kept =>
  typeof value?.id === 'string' &&
  typeof value.content === 'string' &&
  (value.type === 'user' || value.type === 'assistant') &&
  !Number.isNaN(Date.parse(String(value.timestamp)))

const withQuestions = (messages: Kept[]): Message[] => {
  let question: string | null = null
  return messages.map(({ id, content, type, timestamp }) => {
    if (type === 'user') question = id
    return {
      id,
      content,
      author: type,
      createdAt: timestamp,
      status: 'complete',
      clientId: null,
      answerTo: type === 'assistant' ? question : null,
      card: null,
      sources: [],
      error: null,
    }
  })
}
