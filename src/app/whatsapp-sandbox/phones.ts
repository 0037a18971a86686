import { randomUUID } from 'node:crypto'
import { CHECK_IN_TEMPLATE, TEMPLATE } from '../../platform/whatsapp-cloud/settings.ts'
import { signatureOf } from '../../platform/whatsapp-cloud/signature.ts'
import type { GraphMessage } from './graph-rules.ts'

export type Phone = {
  /** WhatsApp's id of the person. */
  userId: string
  /** Null for somebody who shows no number. */
  waId: string | null
  name: string
  lastInboundAt: number | null
  /** Until when the other side is shown typing. */
  typingUntil: number
  thread: Bubble[]
}

export type Bubble = {
  id: string
  isOurs: boolean
  numberId: string
  at: number
  /** How many ticks: of what the person wrote, or of what came to them. */
  state: 'sent' | 'delivered' | 'read'
  text: string
  options: { id: string; title: string; description?: string }[]
  /** The word that opens a list; null where the options are buttons. */
  open: string | null
  isTemplate: boolean
}

export type Deliver = (body: Uint8Array<ArrayBuffer>, signature: string) => Promise<number>

const BUSINESS = '102290129340398'
const TYPING_MS = 25_000

/** The people of the sandbox and what is on their phones. All of it is in memory, and gone with the process. */
export const createPhones = (appSecret: string) => {
  const phones = new Map<string, Phone>()
  /** Statuses on their way. */
  const telling = new Set<Promise<unknown>>()
  let offsetMs = 0
  let deliver: Deliver = async () => 503

  const now = () => Date.now() + offsetMs
  const wamid = () => `wamid.${randomUUID().replaceAll('-', '')}`

  const tell = async (numberId: string, displayNumber: string, value: object): Promise<number> => {
    const metadata = { display_phone_number: displayNumber, phone_number_id: numberId }
    const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }
    const payload = { object: 'whatsapp_business_account', entry: [{ id: BUSINESS, changes: [change] }] }
    const body = new TextEncoder().encode(JSON.stringify(payload))
    return deliver(body, signatureOf(body, appSecret))
  }

  return {
    now,
    phones,
    /** Where deliveries go: the product's own webhook. */
    deliverTo: (to: Deliver) => {
      deliver = to
    },
    /** Once every status has been told. */
    idle: async () => {
      while (telling.size > 0) await Promise.allSettled(telling)
    },
    moveClock: (ms: number) => {
      offsetMs += ms
    },
    add: (phone: Pick<Phone, 'userId' | 'waId' | 'name'>): Phone => {
      const added = { ...phone, lastInboundAt: null, typingUntil: 0, thread: [] }
      phones.set(phone.userId, added)
      return added
    },
    find: ({ to, recipient }: { to?: string | undefined; recipient?: string | undefined }) =>
      [...phones.values()].find(({ waId, userId }) => (to ? waId === to : userId === recipient)),

    /** Sends what somebody wrote or tapped. `content` is the message's own part, such as {type: 'text', text: {body}}. */
    write: async (
      phone: Phone,
      { numberId, number }: { numberId: string; number: string },
      shown: string,
      content: { type: string; [part: string]: unknown },
    ): Promise<number> => {
      const id = wamid()
      const at = now()
      phone.lastInboundAt = at
      const own = { id, isOurs: false, numberId, at, state: 'sent' as const, text: shown }
      phone.thread.push({ ...own, options: [], open: null, isTemplate: false })
      const ids = phone.waId ? { from: phone.waId } : {}
      const message = {
        ...ids,
        from_user_id: phone.userId,
        id,
        timestamp: `${Math.floor(at / 1000)}`,
        ...content,
      }
      const contact = {
        profile: { name: phone.name },
        ...(phone.waId ? { wa_id: phone.waId } : {}),
        user_id: phone.userId,
      }
      return tell(numberId, number.slice(1), { contacts: [contact], messages: [message] })
    },

    /** A message of ours arrives. Its statuses go out once the sender has its answer. */
    receive: (phone: Phone, numberId: string, message: GraphMessage): string => {
      const id = wamid()
      const shown = {
        ...contentOf(message),
        id,
        isOurs: true,
        numberId,
        at: now(),
        state: 'delivered' as const,
      }
      phone.typingUntil = 0
      phone.thread.push(shown)
      const state = (status: string) =>
        tell(numberId, '', {
          statuses: [
            {
              id,
              status,
              timestamp: `${Math.floor(now() / 1000)}`,
              biz_opaque_callback_data: message.biz_opaque_callback_data,
              pricing: {
                billable: message.type === 'template',
                pricing_model: 'PMP',
                category: message.type === 'template' ? 'utility' : 'service',
              },
            },
          ],
        })
      const told = new Promise((resolve) => setImmediate(resolve))
        .then(() => state('sent'))
        .then(() => state('delivered'))
        .finally(() => telling.delete(told))
      telling.add(told)
      return id
    },

    /** The person has looked: everything that came is read. */
    look: async (phone: Phone): Promise<void> => {
      for (const bubble of phone.thread.filter(({ isOurs, state }) => isOurs && state === 'delivered')) {
        bubble.state = 'read'
        await tell(bubble.numberId, '', { statuses: [{ id: bubble.id, status: 'read' }] })
      }
    },

    /** Blue ticks on what a person wrote, up to this message. False where nobody wrote it. */
    markRead: (id: string, isTyping: boolean): boolean => {
      const phone = [...phones.values()].find(({ thread }) =>
        thread.some((one) => one.id === id && !one.isOurs),
      )
      if (!phone) return false
      for (const bubble of phone.thread) {
        if (!bubble.isOurs) bubble.state = 'read'
        if (bubble.id === id) break
      }
      if (isTyping) phone.typingUntil = Date.now() + TYPING_MS
      return true
    },
  }
}

export type Phones = ReturnType<typeof createPhones>

/** As docs/whatsapp.md has them approved. */
const TEMPLATES: Record<string, { text: string; button: string }> = {
  [TEMPLATE.name]: {
    text: 'Your coach has an answer for you on Kinwise. Tap below to read it here. Reply STOP to end these messages.',
    button: 'Read it',
  },
  [CHECK_IN_TEMPLATE]: { text: 'Time for your check-in', button: 'How did it go?' },
}

const contentOf = (message: GraphMessage): Pick<Bubble, 'text' | 'options' | 'open' | 'isTemplate'> => {
  if (message.type === 'text') return { text: message.text.body, options: [], open: null, isTemplate: false }
  if (message.type === 'template') {
    const { text, button } = TEMPLATES[message.template.name] ?? { text: '', button: '' }
    const [{ parameters }] = message.template.components
    return { text, options: [{ id: parameters[0].payload, title: button }], open: null, isTemplate: true }
  }
  const { interactive } = message
  const isList = interactive.type === 'list'
  return {
    text: interactive.body.text,
    options: isList
      ? interactive.action.sections.flatMap(({ rows }) => rows)
      : interactive.action.buttons.map(({ reply }) => reply),
    open: isList ? interactive.action.button : null,
    isTemplate: false,
  }
}
