import * as z from 'zod'
import { LIMITS } from '../../platform/whatsapp-cloud/messages.ts'

/** What the Cloud API takes, as strictly as it does. */
const text = (most: number) => z.string().min(1).max(most)
const common = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual').optional(),
  to: z
    .string()
    .regex(/^\d{7,15}$/)
    .optional(),
  recipient: z
    .string()
    .regex(/^[A-Z]{2}\.\d+$/)
    .optional(),
  biz_opaque_callback_data: z.string().max(512).optional(),
}
const unique = (items: { id: string }[]) => new Set(items.map(({ id }) => id)).size === items.length
const distinct = (items: { title: string }[]) =>
  new Set(items.map(({ title }) => title)).size === items.length

const button = z.strictObject({
  type: z.literal('reply'),
  reply: z.strictObject({ id: text(256), title: text(LIMITS.buttonTitle) }),
})
const row = z.strictObject({
  id: text(LIMITS.id),
  title: text(LIMITS.rowTitle),
  description: text(LIMITS.rowDescription).optional(),
})

const interactive = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('button'),
    body: z.strictObject({ text: text(LIMITS.buttonsText) }),
    action: z.strictObject({
      buttons: z
        .array(button)
        .min(1)
        .max(LIMITS.buttons)
        .refine((all) => unique(all.map(({ reply }) => reply)) && distinct(all.map(({ reply }) => reply))),
    }),
  }),
  z.strictObject({
    type: z.literal('list'),
    body: z.strictObject({ text: text(LIMITS.listText) }),
    action: z.strictObject({
      button: text(LIMITS.openTitle),
      sections: z
        .array(z.strictObject({ title: text(LIMITS.rowTitle), rows: z.array(row).min(1) }))
        .min(1)
        .max(10)
        .refine((all) => {
          const rows = all.flatMap((section) => section.rows)
          return rows.length <= LIMITS.rows && unique(rows) && distinct(rows)
        }),
    }),
  }),
])

export const messageSchema = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...common,
      type: z.literal('text'),
      text: z.strictObject({ body: text(LIMITS.text), preview_url: z.boolean().optional() }),
    }),
    z.strictObject({ ...common, type: z.literal('interactive'), interactive }),
    z.strictObject({
      ...common,
      type: z.literal('template'),
      template: z.strictObject({
        name: z.string().regex(/^[a-z0-9_]{1,512}$/),
        language: z.strictObject({ code: text(10) }),
        components: z.tuple([
          z.strictObject({
            type: z.literal('button'),
            sub_type: z.literal('quick_reply'),
            index: z.literal('0'),
            parameters: z.tuple([z.strictObject({ type: z.literal('payload'), payload: text(256) })]),
          }),
        ]),
      }),
    }),
  ])
  .refine(({ to, recipient }) => (to === undefined) !== (recipient === undefined))

export const readMarkSchema = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  status: z.literal('read'),
  message_id: text(512),
  typing_indicator: z.strictObject({ type: z.literal('text') }).optional(),
})

export type GraphMessage = z.infer<typeof messageSchema>
