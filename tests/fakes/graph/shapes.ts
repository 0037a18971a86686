/** What the Cloud API sends, as its documentation shows it. */
const CONTACT = {
  profile: { name: 'Sheena Nelson' },
  wa_id: '16505551234',
  user_id: 'US.13491208655302741918',
}
const METADATA = { display_phone_number: '15550783881', phone_number_id: '106540352242922' }

export const webhookOf = (value: object) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: 'WABA',
      changes: [
        { field: 'messages', value: { messaging_product: 'whatsapp', metadata: METADATA, ...value } },
      ],
    },
  ],
})

export const messageOf = (content: object, own: object = {}) => ({
  from: '16505551234',
  from_user_id: 'US.13491208655302741918',
  id: 'wamid.X',
  timestamp: '1749416383',
  ...content,
  ...own,
})

export const inboundOf = (content: object, own: object = {}) =>
  webhookOf({ contacts: [CONTACT], messages: [messageOf(content, own)] })

export const TEXT = { type: 'text', text: { body: 'She screams at bedtime' } }
export const VOICE = {
  type: 'audio',
  audio: { id: '1', mime_type: 'audio/ogg; codecs=opus', sha256: 'x', voice: true },
}
export const IMAGE = {
  type: 'image',
  image: { id: '2', mime_type: 'image/jpeg', sha256: 'x', caption: 'Her rash' },
}
export const REACTION = { type: 'reaction', reaction: { message_id: 'wamid.Y', emoji: '❤' } }
export const BUTTON_REPLY = {
  type: 'interactive',
  interactive: { type: 'button_reply', button_reply: { id: 'one', title: 'One' } },
}
export const LIST_REPLY = {
  type: 'interactive',
  interactive: { type: 'list_reply', list_reply: { id: 'two', title: 'Two', description: 'The second' } },
}
export const TEMPLATE_BUTTON = { type: 'button', button: { payload: 'read', text: 'Read it' } }
export const UNSUPPORTED = { type: 'unsupported', errors: [{ code: 131051, title: 'Message type unknown' }] }

export const STATUS = {
  id: 'wamid.OURS',
  status: 'delivered',
  timestamp: '1749416384',
  recipient_id: '16505551234',
  biz_opaque_callback_data: 'ours',
  pricing: { billable: true, pricing_model: 'PMP', category: 'service' },
}
export const FAILED = {
  id: 'wamid.OURS',
  status: 'failed',
  errors: [
    {
      code: 131047,
      title: 'Re-engagement message',
      error_data: { details: 'More than 24 hours have passed' },
    },
  ],
}
