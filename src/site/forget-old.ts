import { retention } from '../../content/site/retention.ts'
import type { Db } from '../platform/db/db.ts'
import { removeOld } from './queries.ts'

/** Erases what the site's own table of times says is past them. Safe on many replicas at once. */
export const forgetOldPosts = (db: Db): Promise<void> =>
  removeOld(db, { unconfirmedDays: daysOf('newsletter'), messageDays: daysOf('contact') })

const daysOf = (id: 'newsletter' | 'contact'): number =>
  retention.rows.find((row) => row.id === id)?.days ?? Number.POSITIVE_INFINITY
