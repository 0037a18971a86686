import { Hono, type MiddlewareHandler } from 'hono'
import { type Actor, type Guarded, only } from '../accounts/guard.ts'
import type { Member } from '../accounts/member.ts'
import type { Db } from '../platform/db/db.ts'
import { idParam, jsonBody } from '../platform/http/validate.ts'
import { addChild } from './add-child.ts'
import { deleteChild, updateChild } from './change-child.ts'
import { type Child, childInputSchema, type LastTalk, type StoredChild } from './contract.ts'
import { loadChildren } from './load-children.ts'
import { typeOf } from './rules.ts'

export type ChildrenParts = {
  db: Db
  /** For carers too. */
  memberGuards: readonly MiddlewareHandler<Guarded>[]
  /** How old a child is that the family asked about before it had an account, in months. */
  findAskedAge: (familyId: string) => Promise<number | null>
  findLastTalks: (db: Db, member: Member) => Promise<LastTalk[]>
}

export type ChildrenApi = ReturnType<typeof childrenRoutes>

export const childrenRoutes = ({ db, memberGuards, findAskedAge, findLastTalks }: ChildrenParts) => {
  const parentsOnly = only('owner', 'parent')
  const present = async (actor: Actor, child: StoredChild) =>
    presentTo(actor, child, await findLastTalks(db, actor))
  return new Hono<Guarded>()
    .use('*', ...memberGuards)
    .get('/', async (c) => {
      const actor = c.get('actor')
      const family = await loadChildren(db, actor)
      const lastTalks = await findLastTalks(db, actor)
      // Of use for the first child alone.
      const isNew = family.children.length === 0 && actor.role !== 'carer'
      return c.json({
        ...family,
        children: family.children.map((child) => presentTo(actor, child, lastTalks)),
        askedAgeMonths: isNew ? await findAskedAge(actor.familyId) : null,
        lastTalks,
        role: actor.role,
      })
    })
    .post('/', parentsOnly, jsonBody(childInputSchema), async (c) => {
      const added = await addChild(db, c.get('actor').familyId, c.req.valid('json'))
      return c.json({ child: await present(c.get('actor'), added) }, 201)
    })
    .put('/:childId', parentsOnly, idParam('childId'), jsonBody(childInputSchema), async (c) => {
      const { childId } = c.req.valid('param')
      const changed = await updateChild(db, c.get('actor').familyId, childId, c.req.valid('json'))
      return c.json({ child: await present(c.get('actor'), changed) })
    })
    .delete('/:childId', parentsOnly, idParam('childId'), async (c) => {
      await deleteChild(db, c.get('actor').familyId, c.req.valid('param').childId)
      return c.body(null, 204)
    })
}

/** A carer isn't shown what was answered about a child, nor what a model wrote of it. */
const presentTo = ({ role }: Actor, child: StoredChild, talks: LastTalk[]): Child => ({
  ...child,
  ...(role === 'carer'
    ? { personalityProfile: typeOf(child.personalityProfile), personalityEvaluation: null }
    : {}),
  hasConversation: talks.some(({ childId }) => childId === child.id),
})
