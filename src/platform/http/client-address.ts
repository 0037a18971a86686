import type { Context } from 'hono'

const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i

/**
 * The address a request came from. What connects from a private address is taken for a proxy of the operator's own: the last public
 * address it names in X-Forwarded-For is the client. A client that connects itself is never believed about that header.
 */
export const clientAddress = (c: Context): string => {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } }
  const peer = plain(incoming?.socket.remoteAddress ?? '127.0.0.1')
  if (!PRIVATE.test(peer)) return peer
  const named = (c.req.header('x-forwarded-for') ?? '').split(',').map(plain)
  return named.findLast((address) => address !== '' && !PRIVATE.test(address)) ?? peer
}

/** Without the mark of an IPv4 address written as IPv6. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
