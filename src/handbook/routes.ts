import { Hono, type MiddlewareHandler } from 'hono'
import type { Guarded } from '../accounts/guard.ts'
import type { Library } from '../guidance/library.ts'
import type { Db } from '../platform/db/db.ts'
import { idParam } from '../platform/http/validate.ts'
import { readHandbook } from './read-handbook.ts'

type Parts = { db: Db; library: Library; guards: readonly MiddlewareHandler<Guarded>[] }

export type HandbookApi = ReturnType<typeof handbookRoutes>

export const handbookRoutes = ({ db, library, guards }: Parts) =>
  new Hono<Guarded>()
    .use('*', ...guards)
    .get('/:childId', idParam('childId'), async (c) =>
      c.json(await readHandbook(db, library, c.get('actor'), c.req.valid('param').childId)),
    )
