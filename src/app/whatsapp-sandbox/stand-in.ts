import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Fetch } from '../../platform/whatsapp-cloud/graph.ts'
import { GRAPH_BASE, type WhatsAppSettings } from '../../platform/whatsapp-cloud/settings.ts'
import { isWindowOpen } from '../../whatsapp/rules/sending.ts'
import { messageSchema, readMarkSchema } from './graph-rules.ts'
import type { Phones } from './phones.ts'

type Numbers = { numberId: string; number: string }[]
type Settings = Pick<WhatsAppSettings, 'accessToken' | 'template' | 'checkInTemplate'>

/** The one recording there is. */
export const VOICE_ID = '1234567890'
const SILENCE = 'OggS, and silence'

/** What stands in the way of sending: set by the sandbox page, and by tests. */
export type Trouble = {
  /** Nobody is there, as if the network were cut. */
  isDown: boolean
  /** Codes that the next sendings are refused with. */
  refusals: { code: number; status: number }[]
  /** How many of the next sendings arrive although the connection breaks before the answer. */
  brokenAnswers: number
}

/** The Graph API as this machine has it: the same paths, bodies, limits, window and error codes. */
export const createStandIn = (phones: Phones, numbers: Numbers, settings: Settings) => {
  const trouble: Trouble = { isDown: false, refusals: [], brokenAnswers: 0 }
  const app = new Hono()
    .use('*', async (c, next) => {
      if (c.req.header('authorization') !== `Bearer ${settings.accessToken}`) return refuse(190, 401)
      return next()
    })
    .get('/v23.0/:id', (c) => {
      if (c.req.param('id') === VOICE_ID)
        return c.json({
          url: `${GRAPH_BASE}/media/${VOICE_ID}`,
          mime_type: 'audio/ogg',
          file_size: SILENCE.length,
        })
      const number = numbers.find(({ numberId }) => numberId === c.req.param('id'))
      if (!number) return refuse(100, 400)
      return c.json({
        display_phone_number: number.number,
        verified_name: 'Kinwise',
        quality_rating: 'GREEN',
      })
    })
    .get('/v23.0/media/:id', (c) => c.body(SILENCE, 200, { 'Content-Type': 'audio/ogg' }))
    .post('/v23.0/:numberId/messages', async (c) => {
      const { numberId } = c.req.param()
      if (!numbers.some((one) => one.numberId === numberId)) return refuse(100, 400)
      const body: unknown = await c.req.json().catch(() => null)
      const mark = readMarkSchema.safeParse(body)
      if (mark.success) {
        const { message_id: id, typing_indicator: typing } = mark.data
        return phones.markRead(id, typing !== undefined) ? c.json({ success: true }) : refuse(100, 400)
      }
      const refusal = trouble.refusals.shift()
      if (refusal) return refuse(refusal.code, refusal.status)
      const parsed = messageSchema.safeParse(body)
      if (!parsed.success) return refuse(100, 400)
      const message = parsed.data
      const phone = phones.find(message)
      if (!phone) return refuse(131026, 400)
      if (message.type === 'template') {
        const { name, language } = message.template
        if (
          ![settings.template.name, settings.checkInTemplate].includes(name) ||
          language.code !== settings.template.language
        )
          return refuse(132001, 404)
      } else if (
        phone.lastInboundAt === null ||
        !isWindowOpen(new Date(phone.lastInboundAt), new Date(phones.now()))
      )
        return refuse(131047, 400)
      const id = phones.receive(phone, numberId, message)
      if (trouble.brokenAnswers > 0) {
        trouble.brokenAnswers -= 1
        return refuse(131000, 500)
      }
      return c.json({ messaging_product: 'whatsapp', contacts: [{ wa_id: phone.waId }], messages: [{ id }] })
    })

  /** The network between us and it. */
  const fetchFrom: Fetch = async (url, init) => {
    if (trouble.isDown)
      throw new TypeError('fetch failed', {
        cause: Object.assign(new Error('down'), { code: 'ECONNREFUSED' }),
      })
    return app.request(url, init)
  }
  return { fetchFrom, trouble }
}

const refuse = (code: number, status: number): Response =>
  Response.json(
    { error: { message: `(#${code}) stand-in`, type: 'OAuthException', code, fbtrace_id: 'sandbox' } },
    { status: status as ContentfulStatusCode },
  )
