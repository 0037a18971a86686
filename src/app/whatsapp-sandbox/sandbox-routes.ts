import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import * as z from 'zod'
import { AppError } from '../../platform/errors.ts'
import { jsonOnly } from '../../platform/http/same-origin.ts'
import { jsonBody } from '../../platform/http/validate.ts'
import { ROOT } from '../../platform/root.ts'
import { isWindowOpen } from '../../whatsapp/rules/sending.ts'
import type { Phone } from './phones.ts'
import type { Sandbox } from './sandbox.ts'
import { VOICE_ID } from './stand-in.ts'

const HOUR_MS = 60 * 60 * 1000

const file = (name: string) => readFileSync(join(ROOT, 'src/app/whatsapp-sandbox/page', name), 'utf8')

const writeSchema = z.strictObject({
  userId: z.string(),
  number: z.string(),
  text: z.string().max(4096).optional(),
  /** What was tapped, by its id and words. */
  tap: z
    .strictObject({ id: z.string().max(256), title: z.string().max(100), isList: z.boolean() })
    .optional(),
  /** Something without words. */
  other: z.enum(['audio', 'image', 'sticker']).optional(),
})

/** The phone on a page: /dev/whatsapp, and what its script calls. Never mounted in production. */
export const sandboxRoutes = ({ phones, trouble, numbers, settings }: Sandbox) => {
  const page = file('phone.html')
  const findPhone = (userId: string): Phone => {
    const phone = phones.phones.get(userId)
    if (!phone) throw new AppError('not_found')
    return phone
  }
  const stateOf = (phone: Phone | null) => ({
    people: [...phones.phones.values()].map(({ userId, waId, name }) => ({ userId, waId, name })),
    numbers,
    now: phones.now(),
    isDown: trouble.isDown,
    template: settings.template.name,
    phone: phone && {
      thread: phone.thread,
      isTyping: phone.typingUntil > Date.now(),
      isWindowOpen:
        phone.lastInboundAt !== null && isWindowOpen(new Date(phone.lastInboundAt), new Date(phones.now())),
    },
  })
  return new Hono()
    .use('*', jsonOnly)
    .get('/', (c) => c.html(page))
    .get('/phone.js', (c) =>
      c.body(file('phone.js'), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    )
    .get('/phone.css', (c) => c.body(file('phone.css'), 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .get('/state/:userId', async (c) => {
      const phone = findPhone(c.req.param('userId'))
      if (!trouble.isDown) await phones.look(phone)
      return c.json(stateOf(phone))
    })
    .get('/state', (c) => c.json(stateOf(null)))
    .post('/messages', jsonBody(writeSchema), async (c) => {
      const { userId, number, text, tap, other } = c.req.valid('json')
      const ours = numbers.find((one) => one.number === number)
      if (!ours) throw new AppError('not_found')
      const [shown, content] = contentOf({ text, tap, other })
      const status = await phones.write(findPhone(userId), ours, shown, content)
      return c.json({ status })
    })
    .post(
      '/clock',
      jsonBody(
        z.strictObject({
          hours: z
            .number()
            .min(1)
            .max(24 * 30),
        }),
      ),
      (c) => {
        phones.moveClock(c.req.valid('json').hours * HOUR_MS)
        return c.json({ now: phones.now() })
      },
    )
    .post('/network', jsonBody(z.strictObject({ isDown: z.boolean() })), (c) => {
      trouble.isDown = c.req.valid('json').isDown
      return c.json({ isDown: trouble.isDown })
    })
}

type Written = Omit<z.infer<typeof writeSchema>, 'userId' | 'number'>

const contentOf = ({
  text,
  tap,
  other,
}: Written): [shown: string, content: { type: string; [part: string]: unknown }] => {
  if (tap && tap.id === 'read') return [tap.title, button(tap)]
  if (tap) return [tap.title, interactive(tap)]
  if (other === 'audio') return ['Voice message', voice]
  if (other) return [other === 'image' ? 'Photo' : 'Sticker', { type: other, ...media(other) }]
  return [text ?? '', { type: 'text', text: { body: text ?? '' } }]
}

const button = ({ id, title }: { id: string; title: string }) => ({
  type: 'button',
  button: { payload: id, text: title },
})
const interactive = ({ id, title, isList }: { id: string; title: string; isList: boolean }) => ({
  type: 'interactive',
  interactive: isList
    ? { type: 'list_reply', list_reply: { id, title } }
    : { type: 'button_reply', button_reply: { id, title } },
})
const voice = {
  type: 'audio',
  audio: { id: VOICE_ID, mime_type: 'audio/ogg; codecs=opus', sha256: 'none', voice: true },
}
const media = (kind: string) => ({ [kind]: { id: '1234567891', mime_type: 'image/jpeg', sha256: 'none' } })
