import { Hono, type MiddlewareHandler } from 'hono'
import type { Guarded } from '../accounts/guard.ts'
import type { Db } from '../platform/db/db.ts'
import { idParam, jsonBody } from '../platform/http/validate.ts'
import { addChild } from './add-child.ts'
import { deleteChild, updateChild } from './change-child.ts'
import { childInputSchema, type LastTalk } from './contract.ts'
import { loadChildren } from './load-children.ts'

export type ChildrenParts = {
  db: Db
  guards: readonly MiddlewareHandler<Guarded>[]
  /** How old a child is that the family asked about before it had an account, in months. */
  findAskedAge: (familyId: string) => Promise<number | null>
  findLastTalks: (db: Db, familyId: string) => Promise<LastTalk[]>
}

export type ChildrenApi = ReturnType<typeof childrenRoutes>

export const childrenRoutes = ({ db, guards, findAskedAge, findLastTalks }: ChildrenParts) =>
  new Hono<Guarded>()
    .use('*', ...guards)
    .get('/', async (c) => {
      const { familyId } = c.get('actor')
      const family = await loadChildren(db, familyId)
      // Of use for the first child alone.
      const askedAgeMonths = family.children.length === 0 ? await findAskedAge(familyId) : null
      return c.json({ ...family, askedAgeMonths, lastTalks: await findLastTalks(db, familyId) })
    })
    .post('/', jsonBody(childInputSchema), async (c) =>
      c.json({ child: await addChild(db, c.get('actor').familyId, c.req.valid('json')) }, 201),
    )
    .put('/:childId', idParam('childId'), jsonBody(childInputSchema), async (c) => {
      const { childId } = c.req.valid('param')
      return c.json({ child: await updateChild(db, c.get('actor').familyId, childId, c.req.valid('json')) })
    })
    .delete('/:childId', idParam('childId'), async (c) => {
      await deleteChild(db, c.get('actor').familyId, c.req.valid('param').childId)
      return c.body(null, 204)
    })
