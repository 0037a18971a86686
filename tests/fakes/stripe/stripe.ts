import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Stripe from 'stripe'
import { ENDPOINTS, Refused } from './api.ts'
import { readForm } from './form.ts'
import { payCheckout } from './happenings.ts'
import { emptyLedger, type Ledger } from './ledger.ts'

export const SECRET_KEY = 'sk_test_a_stand_in'
export const WEBHOOK_SECRET = 'whsec_a_stand_in'

export type FakeEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}

export type FakeStripe = {
  url: string
  ledger: Ledger
  /** Everything that happened, oldest first. */
  events: FakeEvent[]
  /** Signs an event as sent at a moment (now unless told), with a secret (ours unless told). */
  sign: (event: FakeEvent, at?: Date, secret?: string) => { body: string; signature: string }
  /** Where events are sent as they happen; null keeps them for the test to send. */
  sendTo: (webhook: string | null) => void
  close: () => Promise<void>
}

/** Stands in for the payment provider: the calls that the product makes, strict about keys, parameters and repeats. */
export const startStripe = async (): Promise<FakeStripe> => {
  const events: FakeEvent[] = []
  let webhook: string | null = null
  const sign: FakeStripe['sign'] = (event, at = new Date(), secret = WEBHOOK_SECRET) => {
    const body = JSON.stringify(event)
    const timestamp = Math.floor(at.getTime() / 1000)
    return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) }
  }
  const ledger = emptyLedger((type, object) => {
    const event: FakeEvent = {
      id: ledger.nextId('evt'),
      object: 'event',
      type,
      created: ledger.now,
      data: { object: structuredClone(object) },
    }
    events.push(event)
    if (!webhook) return
    const { body, signature } = sign(event)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    void fetch(webhook, { method: 'POST', body, headers }).catch(() => {})
  })
  const repeats = new Map<string, { asked: string; status: number; answer: object }>()
  const server = createServer((request, response) => void serve(request, response))
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    if (!pathname.startsWith('/v1/') && !pathname.startsWith('/pay/')) {
      // What a browser asks for beside the pages, and the portal, which has nothing to show.
      return void response.writeHead(pathname.startsWith('/portal/') ? 200 : 204).end()
    }
    if (pathname.startsWith('/pay/')) return servePage(request, response, pathname.slice('/pay/'.length))
    const body = request.method === 'GET' ? searchParams.toString() : Buffer.concat(chunks).toString()
    const key = String(request.headers['idempotency-key'] ?? '')
    const asked = `${request.method} ${pathname} ${body}`
    const before = request.method === 'POST' && key ? repeats.get(key) : undefined
    const { status, answer } = before
      ? before.asked === asked
        ? before
        : refusal(
            new Refused(400, { type: 'idempotency_error', message: 'That key was used for something else.' }),
          )
      : call(request, pathname, body)
    if (key && !before && status < 500) repeats.set(key, { asked, status, answer })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }
  const call = (request: IncomingMessage, pathname: string, body: string) => {
    try {
      if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
        throw new Refused(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
      }
      const [, route, id] =
        /^(\/v1\/(?:checkout\/)?(?:billing_portal\/)?\w+)(?:\/([^/]+))?/.exec(pathname) ?? []
      const rest = pathname.slice(`${route}${id ? `/${id}` : ''}`.length)
      const endpoint = ENDPOINTS[`${request.method} ${route}${id ? '/:id' : ''}${rest}`]
      if (!endpoint)
        throw new Refused(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL ${pathname}`,
        })
      const given = readForm(body)
      const unknown = Object.keys(given).find((name) => !endpoint.takes.includes(name))
      if (unknown) {
        const error = { type: 'invalid_request_error', code: 'parameter_unknown', param: unknown }
        throw new Refused(400, { ...error, message: `Received unknown parameter: ${unknown}` })
      }
      return { status: 200, answer: structuredClone(endpoint.answer(ledger, given, id ?? '', url)) }
    } catch (error) {
      if (error instanceof Refused) return refusal(error)
      throw error
    }
  }
  /** The hosted page, as plain as can be: a button that pays, a link that goes back. */
  const servePage = (request: IncomingMessage, response: ServerResponse, id: string) => {
    const session = ledger.sessions.get(id)
    if (!session) return void response.writeHead(404).end()
    if (request.method === 'POST') {
      payCheckout(ledger, session)
      const location = session.success_url.replace('{CHECKOUT_SESSION_ID}', id)
      return void response.writeHead(303, { location }).end()
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><title>Pay</title><h1>Stand-in for the payment page</h1><form method="post"><button>Pay</button></form>
      <a href="${session.cancel_url}">Back</a>`,
    )
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url,
    ledger,
    events,
    sign,
    sendTo: (given) => {
      webhook = given
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const refusal = ({ status, error }: Refused) => ({ status, answer: { error } })
