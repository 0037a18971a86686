import type { Phone } from '../../src/app/whatsapp-sandbox/phones.ts'
import type { Config } from '../../src/platform/config.ts'
import { startUpstream } from '../fakes/upstream.ts'
import { buildChild, buildParent, type Client } from '../people/factories.ts'
import { startTestApp, type TestApp } from './test-app.ts'

export type WhatsAppApp = Awaited<ReturnType<typeof startWhatsAppApp>>

/** The product with the sandbox's phones and a scripted model to answer, and what people do there. */
export const startWhatsAppApp = async (settings: Partial<Config> = {}, surroundings = {}) => {
  const upstream = await startUpstream()
  const app = await startTestApp(
    { coach: { baseUrl: upstream.url, apiKey: null, model: 'default' }, ...settings },
    surroundings,
  )
  const { sandbox, channel } = app
  if (!sandbox || !channel) throw new Error('the channel is off')
  const [shared] = sandbox.numbers
  let made = 0

  /** Until nothing is being heard, answered or sent, and every status has come back. */
  const idle = async (): Promise<void> => {
    for (let quiet = 0; quiet < 3; quiet++) {
      await channel.idle()
      await sandbox.phones.idle()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  /** Somebody with a phone of their own. */
  const newPhone = (waId: string | null | undefined = undefined, country = 'US'): Phone => {
    made += 1
    const number = waId === undefined ? `1650555${String(1000 + made)}` : waId
    return sandbox.phones.add({ userId: `${country}.${9000 + made}`, waId: number, name: `Person ${made}` })
  }

  const write = async (phone: Phone, text: string, to: { number: string; numberId: string } = shared) => {
    const status = await sandbox.phones.write(phone, to, text, {
      type: 'text',
      text: { body: text },
    })
    if (status !== 200) throw new Error(`the webhook answered ${status}`)
    await idle()
  }

  const tap = async (phone: Phone, title: string) => {
    const bubble = phone.thread.findLast(({ options }) => options.some((one) => one.title === title))
    const option = bubble?.options.find((one) => one.title === title)
    if (!bubble || !option) throw new Error(`nobody offered '${title}'`)
    const reply = { id: option.id, title }
    const content = bubble.isTemplate
      ? { type: 'button', button: { payload: option.id, text: title } }
      : {
          type: 'interactive',
          interactive: bubble.open
            ? { type: 'list_reply', list_reply: reply }
            : { type: 'button_reply', button_reply: reply },
        }
    await sandbox.phones.write(phone, shared, title, content)
    await idle()
  }

  /** What came to a phone, oldest first. */
  const heard = (phone: Phone): string[] =>
    phone.thread.filter(({ isOurs }) => isOurs).map(({ text }) => text)

  const codeFor = async (parent: Client, childId: string) => {
    const response = await parent.call('POST', '/api/whatsapp/codes', { childId })
    if (response.status !== 201) throw new Error(`a code answered ${response.status}`)
    return response.json()
  }

  /** A family with a child and a phone that is linked. */
  const linkedFamily = async (given: Parameters<typeof buildChild>[1] = {}) => {
    const parent = await buildParent(app)
    const child = await buildChild(parent, given)
    const phone = newPhone()
    await link(parent, child.id, phone)
    return { parent, child, phone }
  }

  const link = async (parent: Client, childId: string, phone: Phone): Promise<void> => {
    const { message } = await codeFor(parent, childId)
    await write(phone, message)
  }

  const deliver = async (payload: object, signature?: string | null) => {
    const { signatureOf } = await import('../../src/platform/whatsapp-cloud/signature.ts')
    const body = new TextEncoder().encode(JSON.stringify(payload))
    return post(
      app,
      body,
      signature === undefined ? signatureOf(body, sandbox.settings.appSecret) : signature,
    )
  }

  return {
    ...{ app, sandbox, channel, upstream, shared },
    ...{ idle, newPhone, write, tap, heard, codeFor, link, linkedFamily, deliver },
    stop: async () => {
      await idle()
      await app.stop()
      await upstream.close()
    },
  }
}

export const post = (app: TestApp, body: Uint8Array<ArrayBuffer>, signature: string | null) =>
  app.app.request('/api/webhooks/whatsapp', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'x-hub-signature-256': signature }),
    },
  })
