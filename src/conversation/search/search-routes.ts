import { Hono, type TypedResponse } from 'hono'
import type { Guarded } from '../../accounts/guard.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { mustExist } from '../../platform/errors.ts'
import { type Allowance, limit } from '../../platform/http/rate-limit.ts'
import { idParam, jsonBody, queryOf } from '../../platform/http/validate.ts'
import type { Log } from '../../platform/log.ts'
import { exportSchema, searchSchema } from '../contract.ts'
import { findConversation } from '../data/queries.ts'
import { exportConversations } from '../export/export-conversations.ts'
import { type ExportedConversation, toMarkdown } from '../export/rules.ts'
import { searchConversations } from './search-conversations.ts'

const MINUTE_MS = 60_000
/** Fast typing asks about once a second. */
const SEARCHES = { name: 'search', max: 60, windowMs: MINUTE_MS }
const EXPORTS = { name: 'conversation-export', max: 30, windowMs: 15 * MINUTE_MS }
/** Reads all that a family ever wrote. */
const EXPORTS_OF_ALL = { name: 'conversation-export-all', max: 10, windowMs: 15 * MINUTE_MS }

/** What was talked about, found again and taken along. A search is posted, so that what a family looks for stands in no address. */
export const searchRoutes = ({ db, clock, log }: { db: Db; clock: Clock; log: Log }) => {
  const limited = (allowance: Allowance) => limit({ db, ...allowance, key: (c) => c.get('actor').familyId })
  return new Hono<Guarded>()
    .post('/searches', limited(SEARCHES), jsonBody(searchSchema), async (c) =>
      c.json(await searchConversations(db, c.get('actor'), c.req.valid('json'))),
    )
    .get('/conversation-export', limited(EXPORTS_OF_ALL), queryOf(exportSchema), (c) => {
      const actor = c.get('actor')
      const all = exportConversations(db, actor)
      log.info({ userId: actor.id }, 'all conversations were taken along')
      return download(all, c.req.valid('query').format, `kinwise-conversations-${dayOf(clock())}`)
    })
    .get(
      '/conversations/:conversationId/export',
      limited(EXPORTS),
      idParam('conversationId'),
      queryOf(exportSchema),
      async (c) => {
        const actor = c.get('actor')
        const { conversationId } = c.req.valid('param')
        mustExist((await findConversation(db, actor, conversationId)) !== null)
        const one = exportConversations(db, actor, conversationId)
        return download(one, c.req.valid('query').format, `kinwise-conversation-${dayOf(clock())}`)
      },
    )
}

type Format = 'markdown' | 'json'

const FORMATS: Record<Format, { type: string; ending: string }> = {
  markdown: { type: 'text/markdown; charset=utf-8', ending: 'md' },
  json: { type: 'application/json; charset=utf-8', ending: 'json' },
}

/** What the page that prints asks for and reads; Markdown is for people. */
type Printed = Response & TypedResponse<{ conversations: ExportedConversation[] }, 200, 'json'>

const download = (talks: AsyncGenerator<ExportedConversation>, format: Format, name: string): Printed => {
  const { type, ending } = FORMATS[format]
  const text = format === 'json' ? asJson(talks) : asMarkdown(talks)
  return new Response(ReadableStream.from(text).pipeThrough(new TextEncoderStream()) as ReadableStream, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}.${ending}"`,
    },
  }) as Printed
}

async function* asJson(talks: AsyncGenerator<ExportedConversation>): AsyncGenerator<string> {
  let before = '{"conversations":['
  for await (const talk of talks) {
    yield before + JSON.stringify(talk, null, 2)
    before = ','
  }
  yield before === ',' ? ']}\n' : `${before}]}\n`
}

async function* asMarkdown(talks: AsyncGenerator<ExportedConversation>): AsyncGenerator<string> {
  let before = ''
  for await (const talk of talks) {
    yield `${before}${toMarkdown(talk)}\n`
    before = '\n---\n\n'
  }
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)
