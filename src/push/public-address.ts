import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Where pushes may go: anywhere on the public internet. Tests name a server of their own. */
export type Reach = { protocol: string; isAllowed: (address: string) => boolean; resolve: Resolve }

/** Public by its range, and still a cloud's own machine-room address (Azure's metadata). */
const NOT_PUBLIC = ['168.63.129.16']

/** An address of the public internet: not private, loopback, link-local, metadata, shared, reserved, or one of these in IPv6 clothes. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast' && !NOT_PUBLIC.includes(address)

type Resolved = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void
type Resolve = (hostname: string, options: LookupAllOptions, done: Resolved) => void

export const PUBLIC: Reach = {
  protocol: 'https:',
  isAllowed: isPublicAddress,
  resolve: (hostname, options, done) => lookup(hostname, options, done),
}

/** Looks at the address as written; what a name stands for is looked at by `guardedLookup` when it's called. */
export const mayReach = (endpoint: string, { protocol, isAllowed }: Reach): boolean => {
  const url = URL.parse(endpoint)
  if (!url || url.protocol !== protocol || url.username || url.password) return false
  if (protocol === 'https:' && url.port !== '') return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? host.includes('.') : isAllowed(host)
}

/** Resolves names for a connection, and fails where any of their addresses isn't allowed: what is checked is what is connected to. */
export const guardedLookup =
  ({ isAllowed, resolve }: Reach): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) done(error ?? new Error('no address'), '', 0)
      else if (!addresses.every(({ address }) => isAllowed(address))) done(new NotPublic(), '', 0)
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }

/** The endpoint's name stands for an address that no push goes to. */
export class NotPublic extends Error {}
