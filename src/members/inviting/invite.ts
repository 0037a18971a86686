import type { Actor } from '../../accounts/guard.ts'
import { lockPlanOf } from '../../family/queries.ts'
import { findPlanOf } from '../../plans/queries.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import { take } from '../../platform/http/rate-limit.ts'
import { newId } from '../../platform/ids.ts'
import type { InvitationInput } from '../contract.ts'
import type { EnqueueMail } from '../emails/member-mail.ts'
import {
  findChildren,
  type InvitationRow,
  insertInvitation,
  listInvitations,
  listMembers,
  updateInvitation,
} from '../queries.ts'
import { hasPlace, invitationEnd } from '../rules.ts'
import { hashOfToken, newToken } from './token.ts'

export type InvitingParts = { db: Db; clock: Clock; enqueueMail: EnqueueMail }

const DAY_MS = 24 * 60 * 60 * 1000
/** Of one address, whoever invites it: nobody's mailbox is flooded by families they may not know. */
const MAILS_TO_ONE = { name: 'invitation-address', max: 5, windowMs: DAY_MS }

/**
 * Offers an address a place in the owner's family, by a link that works once and for seven days. Throws member_limit where the plan has no place,
 * conflict where the address is invited or belongs already, not_found for children that aren't the family's, too_many.
 */
export const invite = async (parts: InvitingParts, actor: Actor, input: InvitationInput): Promise<string> => {
  const { db, clock } = parts
  const { familyId } = actor
  const { email, role } = input
  const now = clock()
  const isCarer = role === 'carer'
  const token = newToken()
  const row = {
    ...{ familyId, id: newId(), email, role, invitedBy: actor.id },
    childIds: isCarer ? [...new Set(input.childIds)] : [],
    until: isCarer ? input.until : null,
    ...{ tokenHash: hashOfToken(token), expiresAt: invitationEnd(now), createdAt: now },
  }
  if (row.until && row.until < now.toISOString().slice(0, 10)) throw new AppError('invalid')
  await db.transaction(async (tx) => {
    await lockPlanOf(tx, familyId)
    if ((await findChildren(tx, familyId, row.childIds)).length < row.childIds.length)
      throw new AppError('not_found')
    const members = await listMembers(tx, familyId)
    if (members.some((member) => member.email === email)) throw new AppError('conflict')
    const offered = await listInvitations(tx, familyId)
    if (offered.some((one) => one.email === email)) throw new AppError('conflict')
    const valid = offered.filter(({ expiresAt }) => expiresAt > now)
    if (!hasPlace([...members, ...valid], role, await findPlanOf(tx, familyId)))
      throw new AppError('member_limit')
    if (!(await insertInvitation(tx, row))) throw new AppError('conflict')
    await sendLink(parts, tx, actor, row, token)
  })
  return row.id
}

/** Sends an invitation again, with a new link; the one before is void. Throws not_found, too_many. */
export const resend = (parts: InvitingParts, actor: Actor, invitationId: string): Promise<void> =>
  parts.db.transaction(async (tx) => {
    const token = newToken()
    const set = { tokenHash: hashOfToken(token), expiresAt: invitationEnd(parts.clock()) }
    const row = await updateInvitation(tx, actor.familyId, invitationId, set)
    if (!row) throw new AppError('not_found')
    await sendLink(parts, tx, actor, row, token)
  })

/** Throws not_found. */
export const withdraw = async (db: Db, familyId: string, invitationId: string): Promise<void> => {
  if (!(await updateInvitation(db, familyId, invitationId, { state: 'withdrawn' })))
    throw new AppError('not_found')
}

const sendLink = async (
  { enqueueMail }: InvitingParts,
  tx: Db,
  { name }: Actor,
  { email, role }: Pick<InvitationRow, 'email' | 'role'>,
  token: string,
): Promise<void> => {
  if (!(await take(tx, MAILS_TO_ONE, hashOfToken(email))).isAllowed) throw new AppError('too_many')
  await enqueueMail(tx, { about: 'invited', to: email, by: name, role, token })
}
