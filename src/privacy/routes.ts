import { Hono, type MiddlewareHandler } from 'hono'
import { recordAgreements, withdrawConsent } from '../accounts/consents.ts'
import { saveDiscretion } from '../accounts/discreet-mail.ts'
import { type Guarded, only } from '../accounts/guard.ts'
import type { Coach } from '../coach/coach.ts'
import { forgetAnalyses } from '../family/forget-analyses.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { accountKey } from '../platform/http/client-network.ts'
import { type Allowance, limit } from '../platform/http/rate-limit.ts'
import { idParam, jsonBody } from '../platform/http/validate.ts'
import type { Log } from '../platform/log.ts'
import type { Sealer } from '../platform/sealing.ts'
import { type BeforeClosing, closeAccount, type EnqueueMail, reopenAccount } from './close-account.ts'
import {
  agreementSchema,
  autoDeleteSchema,
  closingSchema,
  discretionSchema,
  noteSchema,
  proofSchema,
  withdrawalSchema,
} from './contract.ts'
import { exportAccount } from './export-account.ts'
import { changeNote, forgetNote, forgetNotes, listNotes } from './notes.ts'
import { type CheckPassword, provePassword, requireProof } from './prove-it-is-you.ts'
import { saveAutoDelete } from './queries.ts'
import { ownerOf, readOverview } from './read-overview.ts'

export type PrivacyParts = {
  db: Db
  sealer: Sealer
  log: Log
  clock: Clock
  /** The app's, for keys that tell no address. */
  secret: string
  coach: Coach
  selfGuards: readonly MiddlewareHandler<Guarded>[]
  /** For whoever is signed in, verified or not, and with a closed account too. */
  anyGuard: MiddlewareHandler<Guarded>
  checkPassword: CheckPassword
  beforeClosing: BeforeClosing[]
  enqueueMail: EnqueueMail
}

const HOUR_MS = 60 * 60 * 1000
const EXPORTS = { name: 'privacy-export', max: 10, windowMs: 24 * HOUR_MS }

export type PrivacyApi = ReturnType<typeof privacyRoutes>

export const privacyRoutes = (parts: PrivacyParts) => {
  const { db, log, clock, anyGuard, selfGuards } = parts
  const parentsOnly = only('owner', 'parent')
  const limited = (allowance: Allowance) =>
    limit({ db, ...allowance, key: (c) => accountKey(c.get('actor').email, parts.secret) })
  const proved: MiddlewareHandler<Guarded> = async (c, next) => {
    await requireProof(db, c.get('actor'), clock())
    await next()
  }
  return new Hono<Guarded>()
    .post('/proof', anyGuard, jsonBody(proofSchema), async (c) => {
      await provePassword(parts, c.get('actor'), c.req.valid('json').password, clock())
      return c.body(null, 204)
    })
    .post('/closing', anyGuard, proved, jsonBody(closingSchema), async (c) => {
      const actor = c.get('actor')
      const until = await closeAccount(parts, actor, c.req.valid('json'), clock())
      log.info({ userId: actor.id }, 'an account was closed')
      c.header('Clear-Site-Data', '"cache", "storage"')
      return c.json({ until: until.toISOString() })
    })
    .delete('/closing', anyGuard, async (c) => {
      if (!(await reopenAccount(db, c.get('actor').id))) throw new AppError('not_found')
      return c.body(null, 204)
    })
    .use('*', ...selfGuards)
    .get('/', async (c) => c.json(await readOverview(parts, c.get('actor'))))
    .post('/export', proved, limited(EXPORTS), async (c) => {
      const actor = c.get('actor')
      const now = clock()
      log.info({ userId: actor.id }, 'an export was taken')
      c.header('Content-Type', 'application/zip')
      c.header('Content-Disposition', `attachment; filename="kinwise-${now.toISOString().slice(0, 10)}.zip"`)
      return c.body(ReadableStream.from(exportAccount(parts, ownerOf(actor), now)))
    })
    .put('/auto-delete', jsonBody(autoDeleteSchema), async (c) => {
      await saveAutoDelete(db, c.get('actor'), c.req.valid('json').days)
      return c.body(null, 204)
    })
    .put('/notifications', jsonBody(discretionSchema), async (c) => {
      await saveDiscretion(db, c.get('actor').id, c.req.valid('json').isDiscreet)
      return c.body(null, 204)
    })
    .post('/agreements', jsonBody(agreementSchema), async (c) => {
      const { id: userId, familyId } = c.get('actor')
      await recordAgreements(db, { familyId, userId }, [c.req.valid('json').kind], clock())
      return c.body(null, 204)
    })
    .post('/withdrawals', parentsOnly, jsonBody(withdrawalSchema), async (c) => {
      const { familyId } = c.get('actor')
      await withdrawConsent(db, familyId, c.req.valid('json').kind, clock())
      await forgetAnalyses(db, familyId)
      return c.body(null, 204)
    })
    .get('/notes', async (c) => c.json({ notes: await listNotes(db, c.get('actor')) }))
    .delete('/notes', async (c) => {
      await forgetNotes(db, c.get('actor'))
      return c.body(null, 204)
    })
    .put('/notes/:noteId', idParam('noteId'), jsonBody(noteSchema), async (c) => {
      const { noteId } = c.req.valid('param')
      await changeNote(db, c.get('actor'), noteId, c.req.valid('json').summary)
      return c.body(null, 204)
    })
    .delete('/notes/:noteId', idParam('noteId'), async (c) => {
      await forgetNote(db, c.get('actor'), c.req.valid('param').noteId)
      return c.body(null, 204)
    })
}
