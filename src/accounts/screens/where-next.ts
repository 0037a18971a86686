import type { Errand, Me } from '../contract.ts'
import { isLocalPath } from '../rules/local-path.ts'
import { PLAN_ID } from '../rules.ts'
import { EMAIL_VERIFIED_PATH } from './api.ts'

export type { Errand } from '../contract.ts'

/** Stands in for our own origin where only the path matters. */
const BASE = 'http://site.invalid'
const DOORS = ['/login', '/signup', '/second-step']

/** Reads a search parameter that should be text: a router may have made a number of '12'. */
export function textOf(search: Record<string, unknown>, key: string) {
  const value = search[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

export function errandOf(search: Record<string, unknown>): Errand {
  const { next } = search
  if (next !== 'checkout' && next !== 'account-setup') return {}
  const plan = textOf(search, 'plan')
  return { next, plan: plan && PLAN_ID.test(plan) ? plan : undefined }
}

/** Where an errand ends; null without one. */
export const errandPath = ({ next, plan }: Errand) => (next ? withQuery(`/${next}`, { plan }) : null)

export const verifyPath = (errand: Errand, notice?: 'unverified' | 'resent') =>
  withQuery('/verify-email', { notice, ...errand })

/** Where the mail's link leads. */
export const verifiedPath = (errand: Errand) => withQuery(EMAIL_VERIFIED_PATH, errand)

/** Where a mail's link leads that opens nothing. */
export const brokenLinkPath = (errand: Errand) =>
  withQuery(EMAIL_VERIFIED_PATH, { error: 'INVALID_TOKEN', ...errand })

/** The errand that an address of ours belongs to. */
export function errandOfPath(path: string | null | undefined): Errand {
  const local = localPath(path ?? undefined)
  const { pathname, searchParams } = new URL(local ?? '/', BASE)
  return errandOf({ ...Object.fromEntries(searchParams), next: pathname.slice(1) })
}

/** Where /login leads afterwards: `to`, else the errand. */
export const wantedAfterLogin = (search: Record<string, unknown>) =>
  localPath(textOf(search, 'to')) ?? errandPath(errandOf(search))

/** The way to a page that needs an account, for who is not logged in. */
export function loginPath(to: string) {
  const errand = errandOfPath(to)
  return withQuery('/login', errand.next ? errand : { to })
}

/** Where a login goes on that a password alone does not complete. */
export const secondStepPath = (wanted: string | null) =>
  withQuery('/second-step', { to: wanted ?? undefined })

/** Who has not verified yet does that first, and goes on with the errand then. */
export const CLOSED_PATH = '/account-closed'

export const pathAfterLogin = (me: Me, wanted: string | null) => {
  if (me.erasedAfter) return CLOSED_PATH
  return me.emailVerified ? (wanted ?? '/my-children') : verifyPath(errandOfPath(wanted))
}

export const pathAfterSignUp = (me: Me, errand: Errand) =>
  me.emailVerified ? (errandPath(errand) ?? '/my-children') : verifyPath(errand, 'unverified')

/** Null for whatever could lead away from this site, and for the doors themselves. */
export function localPath(to: string | undefined) {
  if (to === undefined || !isLocalPath(to)) return null
  return DOORS.includes(new URL(to, BASE).pathname) ? null : to
}

function withQuery(path: string, words: Record<string, string | undefined>) {
  const query = new URLSearchParams(
    Object.entries(words).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()
  return query ? `${path}?${query}` : path
}
