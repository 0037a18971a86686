import type { Actor } from '../accounts/guard.ts'
import { openFamily } from '../plans/open-family.ts'
import type { Db } from '../platform/db/db.ts'
import { mustExist } from '../platform/errors.ts'
import { chooseFamily } from './queries.ts'

/** Has this session, and every new one, act for another of somebody's families. Throws not_found where they don't belong to it. */
export const switchFamily = (db: Db, actor: Actor, familyId: string): Promise<void> =>
  db.transaction(async (tx) =>
    mustExist(await chooseFamily(tx, { familyId, userId: actor.id }, actor.sessionId)),
  )

/** The same for a family of their own, which is opened where they have none. */
export const startOwnFamily = async (db: Db, actor: Actor): Promise<void> =>
  switchFamily(db, actor, await openFamily(db, actor.id))
