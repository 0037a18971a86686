import type { Context } from 'hono'

/** Whether an address is no public one: a client's seldom is, a proxy's often. */
export const isPrivate = (address: string): boolean =>
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i.test(address)

/**
 * The address a request came from. Each of the operator's own proxies adds to X-Forwarded-For the address that it was asked from, so with
 * two proxies the client is the second from the end. What stands before that, anybody may have written.
 */
export const clientAddress = (c: Context, trustedProxies: number): string => {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } }
  const peer = incoming?.socket.remoteAddress ?? '127.0.0.1'
  const named = (c.req.header('x-forwarded-for') ?? '').split(',').filter((part) => part.trim() !== '')
  const hops = [...named, peer].map(plain)
  return hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? peer
}

/** Without the mark of an IPv4 address written as IPv6. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
