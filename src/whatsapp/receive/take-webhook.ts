import { cleanText } from '../../platform/clean-text.ts'
import type { Db } from '../../platform/db/db.ts'
import { hasCode } from '../../platform/db/sql-error.ts'
import { AppError } from '../../platform/errors.ts'
import { isSigned } from '../../platform/whatsapp-cloud/signature.ts'
import { type Inbound, readWebhook, type Status } from '../../platform/whatsapp-cloud/webhook.ts'
import type { ChannelParts } from '../channel-parts.ts'
import { insertInbound, isKnownInbound } from '../data/inbound.ts'
import { wakeWaiting } from '../data/outgoing.ts'
import { rememberPerson } from '../data/people.ts'

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

/** A few statements for a delivery, however many messages it brings: several come at once, and each person is held until theirs is kept. */
const keep = async (tx: Db, messages: Inbound[], now: Date): Promise<string[]> => {
  if (messages.length === 0) return []
  const wamids = messages.map(({ wamid }) => wamid)
  const known = await isKnownInbound(tx, wamids)
  const fresh = messages
    .filter(({ wamid }) => !known.has(wamid))
    .map((message) => ({ ...message, sentAt: message.sentAt > now ? now : message.sentAt }))
  const people: string[] = []
  // In one order, so that two deliveries do not wait for each other.
  for (const [, theirs] of [...Map.groupBy(fresh, nameOf)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    const last = theirs.reduce((newest, one) => (one.sentAt >= newest.sentAt ? one : newest))
    const person = await rememberPerson(tx, last, last.numberId, last.sentAt)
    const rows = theirs.map((message) => ({ ...message, text: cleanText(message.text) }))
    if ((await insertInbound(tx, person.id, rows)) > 0) people.push(person.id)
  }
  for (const id of people) await wakeWaiting(tx, id, now)
  return people
}

const nameOf = ({ userId, waId }: Inbound): string => userId ?? waId ?? ''

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
