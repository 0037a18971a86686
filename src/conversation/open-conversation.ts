import type { Member } from '../accounts/member.ts'
import type { ConversationKind } from '../coach/contract.ts'
import { findNextAllowance } from '../family/find-next-allowance.ts'
import { findChildFor, lockChild } from '../family/queries.ts'
import { findPlanOf } from '../plans/queries.ts'
import { firstChars } from '../platform/clean-text.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { Transcript } from './contract.ts'
import {
  findCard,
  findChildOf,
  findConversation,
  findConversationOf,
  hasAsked,
  hasQuestion,
  insertConversation,
  insertGreeting,
  listMessages,
} from './data/queries.ts'
import { listRunning } from './data/replies.ts'
import { conversationTitle, greeting, LAST_MESSAGE_CHARS, needsProfile } from './rules.ts'

export type FindAsked = (db: Db, member: Member) => Promise<string | null>
type Parts = { db: Db; findAsked: FindAsked }

type Wish = { kind: ConversationKind; isNew?: boolean }

/**
 * The newest conversation of this kind with a child; the first time, or where a new one is asked for and something was said in the newest,
 * another with a greeting. Throws not_found, no_profile before an evaluation where this kind needs one, or frozen where nothing else keeps it shut.
 */
export const openConversation = async (
  { db, clock, findAsked }: Parts & { clock: Clock },
  member: Member,
  childId: string,
  wish: Wish,
): Promise<Transcript> =>
  readTranscript({ db, findAsked }, member, await findOrBegin({ db, clock }, member, childId, wish))

/** The same, for who needs its id alone. The child's row is locked, so that two tabs, or a tab and a phone, open one. */
export const findOrBegin = (
  { db, clock }: { db: Db; clock: Clock },
  member: Member,
  childId: string,
  { kind, isNew = false }: Wish,
): Promise<string> =>
  db.transaction(async (tx) => {
    const { familyId } = member
    const child = await lockChild(tx, familyId, childId)
    if (!child || !(await findChildFor(tx, member, childId))) throw new AppError('not_found')
    const existing = await findConversationOf(tx, member, childId, kind)
    if (existing && !(isNew && (await hasQuestion(tx, member, existing.id)))) return existing.id
    if (needsProfile(kind) && !child.personalityProfile) throw new AppError('no_profile')
    if (!needsProfile(kind) && child.isFrozen) throw new AppError('frozen')
    const conversationId = newId()
    const content = greeting(kind, child.name)
    const title = conversationTitle(kind, child.name, clock())
    const lastMessage = firstChars(content, LAST_MESSAGE_CHARS)
    await insertConversation(tx, {
      familyId,
      id: conversationId,
      childId,
      authorId: member.userId,
      kind,
      title,
      lastMessage,
      messageCount: 1,
    })
    await insertGreeting(tx, { familyId, id: newId(), conversationId, content })
    return conversationId
  })

/** A conversation with its newest messages and running answers. Throws not_found. */
export const readTranscript = async (
  { db, findAsked }: Parts,
  member: Member,
  id: string,
): Promise<Transcript> => {
  const conversation = await findConversation(db, member, id)
  const child = conversation && (await findChildOf(db, member, id))
  if (!conversation || !child) throw new AppError('not_found')
  // Running answers are read before the messages: one that ends in between is then in both, and never in neither.
  const running = await listRunning(db, member, id)
  const page = await listMessages(db, member, id)
  const card = await findCard(db, member, id)
  const { remaining, used, ...rest } = child
  const { familyId } = member
  const plan = await findPlanOf(db, familyId)
  const credits = { remaining, used, allowance: plan.maxConversations }
  const nextAllowance = await findNextAllowance(db, familyId, plan)
  const asked = (await hasAsked(db, member)) ? null : await findAsked(db, member)
  return { conversation, child: rest, ...page, card, asked, running, ...credits, nextAllowance }
}
