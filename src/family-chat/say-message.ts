import { createHash } from 'node:crypto'
import type { Member } from '../accounts/member.ts'
import { assessMessage, type SafetyParts } from '../conversation/assess-message.ts'
import { findOfferedLabel } from '../conversation/data/choices.ts'
import { type SafetyDecision, TAPPED } from '../conversation/send-message.ts'
import { cleanText } from '../platform/clean-text.ts'
import type { Database, Row } from '../platform/db/db.ts'
import { onceMoreAfterDeadlock } from '../platform/db/sql-error.ts'
import { storedJson } from '../platform/db/stored-json.ts'
import { AppError } from '../platform/errors.ts'
import { type Allowance, takeOrRefuse } from '../platform/http/rate-limit.ts'
import { newId } from '../platform/ids.ts'
import type { Whereabouts } from '../safety/country-of.ts'
import { isLoud } from '../safety/rules.ts'
import type { ChatMessage } from './contract.ts'
import { findMessage, listPayers, listSaidLast } from './data/queries.ts'
import { SAY } from './data/statements.ts'
import { firstNamed } from './rules.ts'

/** More than two parents write to each other, and less than a script does. */
const SAID: Allowance = { name: 'family-chat', max: 600, windowMs: 60 * 60 * 1000 }

type Writer = Member & { userId: string }
type Written = { clientId: string; text: string; choice?: string | undefined }
export type SayParts = SafetyParts & { database: Database }

/** `isNew` is false for one that was sent before. */
export type Kept = { message: ChatMessage; isNew: boolean; look: SafetyDecision }

/**
 * Keeps a message in the family chat, with the safety card it needs: whatever the coach's switch says, each is read for danger before anything else.
 * The same client id again is the same message. Throws not_found, not_offered, conflict or too_many.
 */
export const sayMessage = async (
  parts: SayParts,
  writer: Writer,
  conversationId: string,
  { clientId, text: given, choice }: Written,
  whereabouts: Whereabouts,
): Promise<Kept> => {
  const { database } = parts
  const { db } = database
  const { familyId, userId } = writer
  await takeOrRefuse(db, SAID, createHash('sha256').update(userId).digest('base64url'))
  const offered = choice ? await findOfferedLabel(db, writer, conversationId, choice) : undefined
  if (offered === null) throw new AppError('not_offered')
  const text = offered ?? cleanText(given)
  const look = choice ? TAPPED : await readForDanger(parts, writer, text, whereabouts)
  const values = [
    familyId,
    userId,
    newId(),
    clientId,
    text,
    look.card && storedJson(look.card),
    isLoud(look.card) ? look.card.level : null,
    choice ?? null,
  ]
  const [said] = await onceMoreAfterDeadlock(() => database.run<Row & { id: string }>(SAY, values))
  const message = await findMessage(db, writer, said ? { id: said.id } : { clientId })
  if (!message) throw new AppError('not_found')
  // An id of somebody else's message names no other one.
  if (message.writerId !== userId) throw new AppError('conflict')
  return { message, isNew: said !== undefined, look }
}

/** With the age of the child who's named, else of the youngest: that is the most careful reading. */
const readForDanger = async (
  parts: SayParts,
  writer: Writer,
  text: string,
  whereabouts: Whereabouts,
): Promise<SafetyDecision> => {
  const { db } = parts.database
  const children = await listPayers(db, writer.familyId)
  const ages = children.map(({ age }) => age)
  const childAge = firstNamed(text, children)?.age ?? (ages.length > 0 ? Math.min(...ages) : undefined)
  return assessMessage(text, { earlier: await listSaidLast(db, writer), childAge }, parts, whereabouts)
}
