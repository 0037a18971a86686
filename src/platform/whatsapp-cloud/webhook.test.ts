import { expect, test } from 'vitest'
import * as shapes from '../../../tests/fakes/graph/shapes.ts'
import { isSigned, signatureOf } from './signature.ts'
import { readWebhook } from './webhook.ts'

const first = (payload: object) => readWebhook(payload).messages[0]

test('each kind of message is read as what it is', () => {
  expect(first(shapes.inboundOf(shapes.TEXT))).toEqual({
    wamid: 'wamid.X',
    numberId: '106540352242922',
    waId: '16505551234',
    userId: 'US.13491208655302741918',
    sentAt: new Date(1749416383000),
    kind: 'text',
    text: 'She screams at bedtime',
    tapped: null,
    mediaId: null,
  })
  const kinds = [
    [shapes.VOICE, { kind: 'audio', mediaId: '1' }],
    [shapes.IMAGE, { kind: 'unreadable', text: 'Her rash' }],
    [shapes.REACTION, { kind: 'reaction' }],
    [shapes.BUTTON_REPLY, { kind: 'tap', tapped: 'one', text: 'One' }],
    [shapes.LIST_REPLY, { kind: 'tap', tapped: 'two', text: 'Two' }],
    [shapes.TEMPLATE_BUTTON, { kind: 'tap', tapped: 'read' }],
    [shapes.UNSUPPORTED, { kind: 'unreadable', text: '' }],
    [{ type: 'order', order: {} }, { kind: 'unreadable' }],
  ] as const
  for (const [content, read] of kinds) expect(first(shapes.inboundOf(content))).toMatchObject(read)
})

test('a person may have no number, or no id but the one in the contacts', () => {
  const bare = (own: object, contact: object) =>
    first(shapes.webhookOf({ contacts: [contact], messages: [shapes.messageOf(shapes.TEXT, own)] }))
  expect(bare({ from: undefined }, { user_id: 'US.1' })).toMatchObject({
    waId: null,
    userId: 'US.13491208655302741918',
  })
  expect(bare({ from: undefined, from_user_id: undefined }, { user_id: 'US.1' })).toMatchObject({
    userId: 'US.1',
  })
  expect(bare({ from_user_id: undefined }, { wa_id: '16505551234' })).toMatchObject({ userId: null })
  expect(bare({ from: undefined, from_user_id: undefined }, {})).toBeUndefined()
})

test('statuses come on the same address', () => {
  const { statuses } = readWebhook(
    shapes.webhookOf({ statuses: [shapes.STATUS, shapes.FAILED, { status: 'odd' }] }),
  )
  expect(statuses).toEqual([
    {
      wamid: 'wamid.OURS',
      ourId: 'ours',
      state: 'delivered',
      errorCode: null,
      billed: { category: 'service', isBillable: true },
    },
    { wamid: 'wamid.OURS', ourId: null, state: 'failed', errorCode: 131047, billed: null },
  ])
  const played = readWebhook(shapes.webhookOf({ statuses: [{ ...shapes.STATUS, status: 'played' }] }))
  expect(played.statuses[0]?.state).toBe('read')
})

test('what has another shape is nothing', () => {
  const odd = [
    null,
    7,
    'text',
    [],
    {},
    { object: 'page' },
    { object: 'whatsapp_business_account', entry: [{}] },
  ]
  for (const one of odd) expect(readWebhook(one)).toEqual({ messages: [], statuses: [] })
  const mixed = shapes.webhookOf({
    messages: [null, 3, shapes.messageOf({ type: 7 }), shapes.messageOf(shapes.TEXT)],
  })
  expect(readWebhook(mixed).messages).toHaveLength(1)
  const otherField = { ...shapes.inboundOf(shapes.TEXT) }
  otherField.entry[0]?.changes.splice(0, 1, { field: 'account_update', value: {} as never })
  expect(readWebhook(otherField).messages).toEqual([])
})

test('only these bytes are signed', () => {
  const body = new TextEncoder().encode('{"a":"@/é 👶 שלום"}')
  const signature = signatureOf(body, 'secret')
  expect(isSigned(body, signature, 'secret')).toBe(true)
  const others = [
    undefined,
    '',
    'sha256=',
    signature.slice(0, -1),
    signature.toUpperCase(),
    `${signature}0`,
    'x'.repeat(71),
  ]
  for (const other of others) expect(isSigned(body, other, 'secret'), other).toBe(false)
  expect(isSigned(body, signature, 'another')).toBe(false)
  expect(isSigned(body.slice(1), signature, 'secret')).toBe(false)
})
