import { sql } from 'drizzle-orm'
import type { Member } from '../accounts/member.ts'
import { isReadBy } from '../conversation/readable/read-by.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { dayIn, daysLater, knownZone } from './check-in/when.ts'
import { openSettings } from './data/settings.ts'
import { removeStep } from './data/steps.ts'
import { ASK_AFTER_DAYS } from './rules.ts'

type Taking = { messageId: string; place: number; zone: string }

/**
 * Keeps a step of an answer as what this family tries next with the child, and when to ask how it went. Taken again, it's the same one. Throws
 * not_found where there's no such step, and where the talk shows that somebody may be in danger: nothing is kept of that.
 */
export const takeStep = async (
  db: Db,
  member: Member & { userId: string },
  { messageId, place, zone }: Taking,
  now: Date,
): Promise<void> => {
  const { familyId, userId } = member
  const here = knownZone(zone)
  await db.transaction(async (tx) => {
    const childId = await findChildWith(tx, member, messageId, place)
    const settings = await openSettings(tx, { familyId, userId }, here)
    const askAt = settings.isOn
      ? daysLater(now, ASK_AFTER_DAYS[0], settings.zone, settings.minuteOfDay).toISOString()
      : null
    await tx.execute(sql`
      insert into taken_step (family_id, id, child_id, message_id, place, user_id, step, card_id, about, day, taken_at, ask_at)
      select ${familyId}, ${newId()}, ${childId}, answer.id, ${place}, ${userId},
        answer.parts -> 'steps' -> ${place}::int ->> 'do', answer.guide_note ->> 'cardId', answer.parts ->> 'about',
        ${dayIn(settings.zone, now)}, ${now.toISOString()}::timestamptz, ${askAt}::timestamptz
      from message answer where answer.family_id = ${familyId} and answer.id = ${messageId}
      on conflict (family_id, message_id, place) do nothing`)
  })
}

/** The child whose talk has this step to take. None where a safety card stands. Throws not_found or frozen. */
const findChildWith = async (db: Db, member: Member, messageId: string, place: number): Promise<string> => {
  const { familyId } = member
  const { rows } = (await db.execute(sql`
    select child.id, child.is_frozen from message answer
    join readable_conversation talk on ${isReadBy(sql`talk`, member)} and talk.id = answer.conversation_id
    join child on child.family_id = talk.family_id and child.id = talk.child_id
    join message question on question.family_id = answer.family_id and question.id = answer.answer_to and question.card is null
    where answer.family_id = ${familyId} and answer.id = ${messageId} and answer.status = 'complete'
      and answer.parts -> 'steps' -> ${place}::int ->> 'do' is not null
    for no key update of child`)) as unknown as { rows: { id: string; is_frozen: boolean }[] }
  const [child] = rows
  if (!child) throw new AppError('not_found')
  if (child.is_frozen) throw new AppError('frozen')
  return child.id
}

/** Throws not_found. */
export const giveBackStep = async (db: Db, member: Member, id: string): Promise<void> => {
  if (!(await removeStep(db, member, id))) throw new AppError('not_found')
}
