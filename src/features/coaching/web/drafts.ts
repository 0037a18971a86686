import { randomId } from '../../../ui/random-id.ts'

/**
 * Half-typed messages, one for each chat. Kept in memory while it is open, and in sessionStorage only until they are sent, so that a reload
 * at 3 a.m. costs no words and nothing about a child lingers on the device.
 */
type TypedDraft = {
  text: string
  /** Sent, but not yet known to be kept: given back when it was refused or the page was reloaded too soon. */
  sent: { clientId: string; text: string; conversationId?: string | undefined } | null
}

const PREFIX = 'kinwise.draft.'
const SAVE_MS = 500
const EMPTY: TypedDraft = { text: '', sent: null }

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
  const clientId = sent?.text === text ? sent.clientId : randomId()
  change(chat, { text: '', sent: { clientId, text, conversationId } })
  saveDrafts()
  return clientId
}

/** The message is kept by the server: nothing of it stays here. */
export function settleDraft(chat: string, clientId: string) {
  const { text, sent } = readDraft(chat)
  if (sent?.clientId !== clientId) return
  change(chat, { text: text === sent.text ? '' : text, sent: null })
  saveDrafts()
}

/** Puts a message that was not kept back into the field, before whatever was typed since. */
export function giveBackDraft(chat: string) {
  const { text, sent } = readDraft(chat)
  if (sent && text !== sent.text)
    change(chat, { text: text.trim() === '' ? sent.text : `${sent.text}\n\n${text}`, sent })
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
    if (draft.text === '' && draft.sent === null) sessionStorage.removeItem(PREFIX + chat)
    else sessionStorage.setItem(PREFIX + chat, JSON.stringify(draft))
  } catch {}
}

function readStored(chat: string): TypedDraft {
  try {
    const { text, sent } = JSON.parse(sessionStorage.getItem(PREFIX + chat) ?? '{}') as Partial<TypedDraft>
    const isSent = typeof sent?.clientId === 'string' && typeof sent.text === 'string'
    return { text: typeof text === 'string' ? text : '', sent: isSent ? sent : null }
  } catch {
    return EMPTY
  }
}
