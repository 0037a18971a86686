import { Hono } from 'hono'
import { type Actor, type Guarded, only } from '../../accounts/guard.ts'
import type { Member } from '../../accounts/member.ts'
import { cleanLine } from '../../platform/clean-text.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError, mustExist } from '../../platform/errors.ts'
import { idParam, jsonBody, queryOf } from '../../platform/http/validate.ts'
import { earlierSchema, historySchema, renameSchema, sharingSchema } from '../contract.ts'
import { starConversation, updateConversation } from '../data/history.ts'
import { findConversation, listMessages } from '../data/queries.ts'
import { type DeletionParts, deleteConversation, restoreConversation } from './delete-conversation.ts'
import { readHistory } from './read-history.ts'
import type { TopicsOf } from './summarise.ts'
import { withTopic } from './with-topic.ts'

/** What was talked about before: the list, its earlier messages, and what can be done with a conversation as a whole. */
export const historyRoutes = (parts: DeletionParts & { clock: Clock; topicsOf: TopicsOf }) => {
  const { db, clock, topicsOf } = parts
  return new Hono<Guarded>()
    .get('/children/:childId/conversations', idParam('childId'), queryOf(historySchema), async (c) => {
      const { childId } = c.req.valid('param')
      const history = await readHistory(db, c.get('actor'), childId, c.req.valid('query'))
      return c.json({ ...history, conversations: history.conversations.map(withTopic(topicsOf)) })
    })
    .get(
      '/conversations/:conversationId/messages',
      idParam('conversationId'),
      queryOf(earlierSchema),
      async (c) => {
        mustExist((await findConversation(db, ...idsOf(c))) !== null)
        return c.json(await listMessages(db, ...idsOf(c), c.req.valid('query')))
      },
    )
    .patch('/conversations/:conversationId', idParam('conversationId'), jsonBody(renameSchema), async (c) => {
      const title = cleanLine(c.req.valid('json').title)
      if (title === '') throw new AppError('invalid')
      mustExist(await updateConversation(db, ...idsOf(c), { title }))
      return c.body(null, 204)
    })
    .put(
      '/conversations/:conversationId/sharing',
      idParam('conversationId'),
      only('owner', 'parent'),
      jsonBody(sharingSchema),
      async (c) => {
        mustExist(await updateConversation(db, ...idsOf(c), c.req.valid('json')))
        return c.body(null, 204)
      },
    )
    .put('/conversations/:conversationId/star', idParam('conversationId'), async (c) => {
      mustExist(await starConversation(db, ...idsOf(c), clock()))
      return c.body(null, 204)
    })
    .delete('/conversations/:conversationId/star', idParam('conversationId'), async (c) => {
      mustExist(await starConversation(db, ...idsOf(c), null))
      return c.body(null, 204)
    })
    .delete('/conversations/:conversationId', idParam('conversationId'), async (c) => {
      await deleteConversation(parts, ...idsOf(c), clock())
      return c.body(null, 204)
    })
    .post('/conversations/:conversationId/restoration', idParam('conversationId'), async (c) => {
      await restoreConversation(db, ...idsOf(c), clock())
      return c.body(null, 204)
    })
}

type Asked = {
  get: (key: 'actor') => Actor
  req: { valid: (target: 'param') => { conversationId: string } }
}

const idsOf = (c: Asked): [member: Member, conversationId: string] => [
  c.get('actor'),
  c.req.valid('param').conversationId,
]
