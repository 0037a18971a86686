import { cleanText } from '../../platform/clean-text.ts'
import type { Db } from '../../platform/db/db.ts'
import { hasCode } from '../../platform/db/sql-error.ts'
import { AppError } from '../../platform/errors.ts'
import { isSigned } from '../../platform/whatsapp-cloud/signature.ts'
import { type Inbound, readWebhook, type Status } from '../../platform/whatsapp-cloud/webhook.ts'
import type { ChannelParts } from '../channel-parts.ts'
import { insertInbound, isKnownInbound } from '../data/inbound.ts'
import { wakeWaiting } from '../data/outgoing.ts'
import { type Person, rememberPerson } from '../data/people.ts'

const TRIES = 3

type Taken = { people: string[]; statuses: Status[] }

/** Keeps what WhatsApp signed: every message once, by its id, whole or not at all. Throws bad_signature for anything else; nothing is kept then. */
export const takeWebhook = async (
  { database, settings, clock }: Pick<ChannelParts, 'database' | 'settings' | 'clock'>,
  body: Uint8Array,
  signature: string | undefined,
): Promise<Taken> => {
  if (!isSigned(body, signature, settings.appSecret)) throw new AppError('bad_signature')
  const { messages, statuses } = readWebhook(parse(body))
  const people = await onceMoreIfTwoCame(() => database.db.transaction((tx) => keep(tx, messages, clock())))
  return { people, statuses }
}

/** What is signed and no JSON was never ours to read. */
const parse = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}

const keep = async (tx: Db, messages: Inbound[], now: Date): Promise<string[]> => {
  if (messages.length === 0) return []
  const known = await isKnownInbound(
    tx,
    messages.map(({ wamid }) => wamid),
  )
  const people = new Map<string, Person>()
  for (const message of messages) {
    if (known.has(message.wamid)) continue
    const sentAt = message.sentAt > now ? now : message.sentAt
    const person = await rememberPerson(tx, message, message.numberId, sentAt)
    const text = cleanText(message.text)
    if (await insertInbound(tx, person.id, { ...message, sentAt, text })) people.set(person.id, person)
  }
  for (const id of people.keys()) await wakeWaiting(tx, id, now)
  return [...people.keys()]
}

/** Two deliveries may bring somebody new at once: one of them then finds the other's row. */
const onceMoreIfTwoCame = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES || !hasCode(error, /^(23505|40P01)$/)) throw error
    }
  }
}
