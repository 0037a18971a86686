import { randomId } from '../../../ui/random-id.ts'

/**
 * Half-typed messages, one for each chat. Kept in memory while it is open, and in sessionStorage only until they are sent, so that a reload
 * at 3 a.m. costs no words and nothing about a child lingers on the device.
 */
type TypedDraft = {
  text: string
  /** Sent in this order, but not yet known to be kept: given back when they were refused or the page was reloaded too soon. */
  sent: readonly Sent[]
}
type Sent = {
  clientId: string
  text: string
  conversationId?: string | undefined
  /** Its words stand in the field again. */
  isBack?: boolean
}

const PREFIX = 'kinwise.draft.'
const SAVE_MS = 500
const EMPTY: TypedDraft = { text: '', sent: [] }

const drafts = new Map<string, TypedDraft>()
const unsaved = new Set<string>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

export const readDraft = (chat: string): TypedDraft => {
  const known = drafts.get(chat)
  if (known) return known
  const stored = readStored(chat)
  drafts.set(chat, stored)
  return stored
}

export const subscribeDrafts = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const typeDraft = (chat: string, text: string) => change(chat, { ...readDraft(chat), text })

/** Empties the field for a message on its way. Returns its id: the same as before for the same words, so that a resend costs nothing. */
export function sendDraft(chat: string, text: string, conversationId?: string): string {
  const { sent } = readDraft(chat)
  const clientId = sent.find((one) => one.text === text)?.clientId ?? randomId()
  // What was back in the field went with it, as it was or changed.
  const others = sent.filter((one) => !one.isBack && one.clientId !== clientId)
  change(chat, { text: '', sent: [...others, { clientId, text, conversationId }] })
  saveDrafts()
  return clientId
}

/** The message is kept by the server: nothing of it stays here. */
export function settleDraft(chat: string, clientId: string) {
  const { text, sent } = readDraft(chat)
  const kept = sent.find((one) => one.clientId === clientId)
  if (!kept) return
  change(chat, { text: text === kept.text ? '' : text, sent: sent.filter((one) => one !== kept) })
  saveDrafts()
}

/** Puts a message that was not kept back into the field, before whatever was typed since. */
export function giveBackDraft(chat: string, clientId: string) {
  const { text, sent } = readDraft(chat)
  const lost = sent.find((one) => one.clientId === clientId)
  if (!lost || lost.isBack) return
  change(chat, {
    text: text.trim() === '' || text === lost.text ? lost.text : `${lost.text}\n\n${text}`,
    sent: sent.map((one) => (one === lost ? { ...one, isBack: true } : one)),
  })
}

/** The page was reloaded with messages on their way: what did not arrive goes back into the field, in order. */
export function recoverDrafts(chat: string, fateOf: (sent: Sent) => 'kept' | 'lost' | 'elsewhere') {
  for (const sent of readDraft(chat).sent.toReversed()) {
    const fate = fateOf(sent)
    if (fate === 'kept') settleDraft(chat, sent.clientId)
    if (fate === 'lost') giveBackDraft(chat, sent.clientId)
  }
}

/** Nothing stays in memory once the chat is closed; a logout then has only the storage to clear. */
export function closeDraft(chat: string) {
  saveDrafts()
  drafts.delete(chat)
}

export function saveDrafts() {
  clearTimeout(timer)
  timer = undefined
  for (const chat of unsaved) store(chat, readDraft(chat))
  unsaved.clear()
}

function change(chat: string, draft: TypedDraft) {
  drafts.set(chat, draft)
  unsaved.add(chat)
  timer ??= setTimeout(saveDrafts, SAVE_MS)
  for (const listener of listeners) listener()
}

// Storage may be refused or full; memory then has to do.
function store(chat: string, draft: TypedDraft) {
  try {
    if (draft.text === '' && draft.sent.length === 0) sessionStorage.removeItem(PREFIX + chat)
    else sessionStorage.setItem(PREFIX + chat, JSON.stringify(draft))
  } catch {}
}

function readStored(chat: string): TypedDraft {
  try {
    const { text, sent } = JSON.parse(sessionStorage.getItem(PREFIX + chat) ?? '{}') as Partial<TypedDraft>
    return {
      text: typeof text === 'string' ? text : '',
      sent: Array.isArray(sent) ? sent.filter(isSent) : [],
    }
  } catch {
    return EMPTY
  }
}

const isSent = (one: Partial<Sent> | null): one is Sent =>
  typeof one?.clientId === 'string' && typeof one.text === 'string'
