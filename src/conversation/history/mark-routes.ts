import { Hono } from 'hono'
import type { Guarded } from '../../accounts/guard.ts'
import { cleanText } from '../../platform/clean-text.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { mustExist } from '../../platform/errors.ts'
import { idParam, jsonBody } from '../../platform/http/validate.ts'
import { feedbackSchema } from '../contract.ts'
import { removeFeedback, saveFeedback, starMessage } from '../data/marks.ts'

/** What a parent marks single messages with: a star to find them again, and whether an answer helped. */
export const markRoutes = ({ db, clock }: { db: Db; clock: Clock }) =>
  new Hono<Guarded>()
    .put('/messages/:messageId/star', idParam('messageId'), async (c) => {
      mustExist(await starMessage(db, c.get('actor'), c.req.valid('param').messageId, clock()))
      return c.body(null, 204)
    })
    .delete('/messages/:messageId/star', idParam('messageId'), async (c) => {
      mustExist(await starMessage(db, c.get('actor'), c.req.valid('param').messageId, null))
      return c.body(null, 204)
    })
    .put('/messages/:messageId/feedback', idParam('messageId'), jsonBody(feedbackSchema), async (c) => {
      const given = c.req.valid('json')
      const note = cleanText(given.note).trim()
      mustExist(await saveFeedback(db, c.get('actor'), c.req.valid('param').messageId, { ...given, note }))
      return c.body(null, 204)
    })
    .delete('/messages/:messageId/feedback', idParam('messageId'), async (c) => {
      mustExist(await removeFeedback(db, c.get('actor'), c.req.valid('param').messageId))
      return c.body(null, 204)
    })
