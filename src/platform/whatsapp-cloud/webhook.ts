import * as z from 'zod'

/** A message of a person's, whatever it was. */
export type Inbound = {
  wamid: string
  /** The id of the number of ours it came to. */
  numberId: string
  waId: string | null
  userId: string | null
  sentAt: Date
  kind: 'text' | 'tap' | 'audio' | 'reaction' | 'unreadable'
  /** What was written, the caption of a picture, or the words of what was tapped. */
  text: string
  /** What stands behind a tapped button or row. */
  tapped: string | null
  mediaId: string | null
}

/** What became of a message of ours. */
export type Status = {
  wamid: string
  /** Our own id of it, where it comes back. */
  ourId: string | null
  state: 'sent' | 'delivered' | 'read' | 'failed'
  errorCode: number | null
  /** What it's billed as, once that's known. */
  billed: { category: string; isBillable: boolean } | null
}

const id = z.string().min(1).max(512)
const wordy = z.string().catch('')
const errors = z
  .array(z.object({ code: z.number() }))
  .optional()
  .catch(undefined)
const reply = z.object({ id, title: wordy })

const messageSchema = z.object({
  id,
  from: id.optional(),
  from_user_id: id.optional(),
  timestamp: z.coerce.number().catch(0),
  type: z.string(),
  text: z.object({ body: wordy }).optional(),
  image: z.object({ caption: wordy.optional() }).optional(),
  video: z.object({ caption: wordy.optional() }).optional(),
  document: z.object({ caption: wordy.optional() }).optional(),
  audio: z.object({ id }).optional(),
  interactive: z.object({ button_reply: reply.optional(), list_reply: reply.optional() }).optional(),
  button: z.object({ payload: z.string().max(512).catch(''), text: wordy }).optional(),
})
const statusSchema = z.object({
  id,
  status: z.enum(['sent', 'delivered', 'read', 'failed', 'played']),
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors,
  pricing: z
    .object({ billable: z.boolean().optional(), category: z.string().max(60) })
    .optional()
    .catch(undefined),
})
const valueSchema = z.object({
  metadata: z.object({ phone_number_id: id }),
  contacts: z
    .array(z.object({ wa_id: id.optional(), user_id: id.optional() }))
    .optional()
    .catch(undefined),
  messages: z.array(z.unknown()).optional().catch(undefined),
  statuses: z.array(z.unknown()).optional().catch(undefined),
})
const payloadSchema = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
})

/** Everything in one delivery, in its order: entries, their changes, their messages. What has another shape is no message. */
export const readWebhook = (body: unknown): { messages: Inbound[]; statuses: Status[] } => {
  const payload = payloadSchema.safeParse(body)
  const messages: Inbound[] = []
  const statuses: Status[] = []
  const changes = payload.success ? payload.data.entry.flatMap((entry) => entry.changes) : []
  for (const { field, value: given } of changes) {
    const value = field === 'messages' ? valueSchema.safeParse(given) : null
    if (!value?.success) continue
    const { metadata, contacts = [] } = value.data
    for (const one of value.data.messages ?? []) {
      const message = messageSchema.safeParse(one)
      if (!message.success) continue
      const inbound = inboundOf(message.data, metadata.phone_number_id, contacts)
      if (inbound.waId || inbound.userId) messages.push(inbound)
    }
    for (const one of value.data.statuses ?? []) {
      const status = statusSchema.safeParse(one)
      if (status.success) statuses.push(statusOf(status.data))
    }
  }
  return { messages, statuses }
}

type Contacts = { wa_id?: string | undefined; user_id?: string | undefined }[]

const inboundOf = (message: z.infer<typeof messageSchema>, numberId: string, contacts: Contacts): Inbound => {
  const { from, from_user_id: fromUser } = message
  const contact =
    contacts.find(({ wa_id, user_id }) => (from && wa_id === from) || (fromUser && user_id === fromUser)) ??
    (contacts.length === 1 ? contacts[0] : undefined)
  return {
    wamid: message.id,
    numberId,
    waId: from ?? contact?.wa_id ?? null,
    userId: fromUser ?? contact?.user_id ?? null,
    sentAt: new Date(message.timestamp * 1000),
    ...contentOf(message),
  }
}

const contentOf = (
  message: z.infer<typeof messageSchema>,
): Pick<Inbound, 'kind' | 'text' | 'tapped' | 'mediaId'> => {
  const plain = { tapped: null, mediaId: null }
  const { type, text, interactive, button, audio } = message
  if (type === 'text' && text) return { ...plain, kind: 'text', text: text.body }
  const tapped = interactive?.button_reply ?? interactive?.list_reply
  if (tapped) return { ...plain, kind: 'tap', text: tapped.title, tapped: tapped.id }
  if (button) return { ...plain, kind: 'tap', text: button.text, tapped: button.payload }
  if (audio) return { ...plain, kind: 'audio', text: '', mediaId: audio.id }
  if (type === 'reaction') return { ...plain, kind: 'reaction', text: '' }
  const caption = message.image?.caption ?? message.video?.caption ?? message.document?.caption ?? ''
  return { ...plain, kind: 'unreadable', text: caption }
}

const statusOf = ({ id: wamid, status, ...rest }: z.infer<typeof statusSchema>): Status => ({
  wamid,
  ourId: rest.biz_opaque_callback_data ?? null,
  state: status === 'played' ? 'read' : status,
  errorCode: rest.errors?.[0]?.code ?? null,
  billed: rest.pricing
    ? { category: rest.pricing.category, isBillable: rest.pricing.billable ?? true }
    : null,
})
