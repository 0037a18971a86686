import { type Context, Hono } from 'hono'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/db.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { accountKey, networkKey } from '../../platform/http/client-network.ts'
import { giveBack, takeOrRefuse } from '../../platform/http/rate-limit.ts'
import { type Auth, CLIENT_ADDRESS_HEADER } from './auth.ts'
import { limitsOf } from './auth-limits.ts'

export type AuthRouteParts = { auth: Pick<Auth, 'handler'>; config: Config; db: Db }

/** The sign-in library's own routes, behind our limits. */
export const authRoutes = ({ auth, config, db }: AuthRouteParts) =>
  new Hono()
    .get('*', (c) => auth.handler(requestOf(c, clientAddress(c, config.trustedProxies))))
    .post('*', async (c) => {
      const address = clientAddress(c, config.trustedProxies)
      const body = await c.req.text()
      const network = networkKey(address, config.appSecret)
      const account = accountKey(`${emailIn(body)} ${network}`, config.appSecret)
      const limits = limitsOf(c.req.path.replace(/^\/api\/auth/, '')).map((limit) => ({
        ...limit,
        key: limit.by === 'network' ? network : account,
      }))
      for (const { key, ...limit } of limits) await takeOrRefuse(db, limit, key)
      const response = await auth.handler(requestOf(c, address, body))
      if (response.ok)
        for (const { key, ...limit } of limits) if (limit.isGivenBack) await giveBack(db, limit, key)
      return response
    })

const requestOf = (c: Context, address: string, body?: string): Request => {
  const headers = new Headers(c.req.raw.headers)
  headers.set(CLIENT_ADDRESS_HEADER, address)
  return new Request(c.req.url, { method: c.req.method, headers, ...(body ? { body } : {}) })
}

/** The mail address of a body, or nothing: what is no JSON is refused later, and counted all the same. */
const emailIn = (body: string): string => {
  try {
    const { email } = JSON.parse(body) as { email?: unknown }
    return typeof email === 'string' ? email : ''
  } catch {
    return ''
  }
}
