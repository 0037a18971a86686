/** What we send, as we speak of it; graph.ts writes it as the Cloud API reads it. */
export type OutgoingMessage =
  | { type: 'text'; text: string }
  | { type: 'buttons'; text: string; buttons: Tap[] }
  | { type: 'list'; text: string; open: string; rows: (Tap & { description?: string })[] }
  /** An approved template with one button; `payload` is what comes back when it's tapped. */
  | { type: 'template'; name: string; language: string; payload: string }

export type Tap = { id: string; title: string }

/** Limits of the Cloud API, in characters unless said. */
export const LIMITS = {
  text: 4096,
  buttonsText: 1024,
  listText: 4096,
  buttons: 3,
  rows: 10,
  buttonTitle: 20,
  rowTitle: 24,
  rowDescription: 72,
  openTitle: 20,
  id: 200,
} as const

/** Whom a message goes to. A person may have no number: then the user's id is all there is. */
export type Recipient = { waId: string | null; userId: string | null }

export const bodyOf = (to: Recipient, message: OutgoingMessage, ourId: string) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  ...(to.waId ? { to: to.waId } : { recipient: to.userId }),
  ...contentOf(message),
  biz_opaque_callback_data: ourId,
})

const contentOf = (message: OutgoingMessage) => {
  switch (message.type) {
    case 'text':
      return { type: 'text', text: { body: message.text, preview_url: false } }
    case 'buttons':
      return {
        type: 'interactive',
        interactive: {
          type: 'button',
          body: { text: message.text },
          action: { buttons: message.buttons.map((reply) => ({ type: 'reply', reply })) },
        },
      }
    case 'list':
      return {
        type: 'interactive',
        interactive: {
          type: 'list',
          body: { text: message.text },
          action: { button: message.open, sections: [{ title: message.open, rows: message.rows }] },
        },
      }
    case 'template':
      return {
        type: 'template',
        template: {
          name: message.name,
          language: { code: message.language },
          components: [
            {
              type: 'button',
              sub_type: 'quick_reply',
              index: '0',
              parameters: [{ type: 'payload', payload: message.payload }],
            },
          ],
        },
      }
  }
}
