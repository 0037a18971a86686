import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import type { Context } from 'hono'
import { clientAddress } from './client-address.ts'

/** The network a request came from, as `networkKey` writes it. */
export type ClientNetwork = (c: Context) => string

export const clientNetwork =
  ({ appSecret, trustedProxies }: { appSecret: string; trustedProxies: number }): ClientNetwork =>
  (c) =>
    networkKey(clientAddress(c, trustedProxies), appSecret)

/** A network as it is stored: a hash, with the app's secret, of an IPv4 /24 or an IPv6 /56, which is what one household or one rented server is given. No address can be read from it. */
export const networkKey = (address: string, secret: string): string =>
  hashed(`network ${networkOf(address)}`, secret)

/** An account as it is counted: no address can be read from it. */
export const accountKey = (email: string, secret: string): string =>
  hashed(`account ${email.trim().toLowerCase()}`, secret)

const hashed = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

const networkOf = (address: string): string => {
  const bare = address.replace(/%.*$/, '')
  if (isIP(bare) === 4) return bare.split('.').slice(0, 3).join('.')
  if (isIP(bare) === 6) return firstBytes(bare)
  return 'unknown'
}

/** The first seven bytes. Of the eight groups '::' stands for as many zeros as are missing. */
const firstBytes = (address: string): string => {
  const [before = '', after] = address.toLowerCase().split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const gap = after === undefined ? 0 : 8 - groups(before).length - groups(after).length
  const all = [...groups(before), ...Array<string>(Math.max(0, gap)).fill('0'), ...groups(after ?? '')]
  const [first = 0, second = 0, third = 0, fourth = 0] = all.map((group) => Number.parseInt(group, 16))
  return [first, second, third, fourth >> 8].map((part) => part.toString(16)).join(':')
}
