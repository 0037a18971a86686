import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import webPush, { type VapidKeys } from 'web-push'
import type { Subscription } from './contract.ts'
import { guardedLookup, mayReach, NotPublic, type Reach } from './public-address.ts'
import type { Pushed } from './pushed.ts'

/** Who sends: the keys, and where the push service's people can write to. */
export type Sender = VapidKeys & { subject: string }

export type Push = {
  pushed: Pushed
  /** How long a push service may keep it for a device that is off. */
  keepSeconds: number
  /** A later push on the same topic takes the place of one that wasn't delivered. */
  topic: string
}

export type Posted =
  | { result: 'sent' }
  /** The browser has ended its subscription. */
  | { result: 'gone' }
  /** The push service wants it later; `afterMs` is null where it doesn't say when. */
  | { result: 'later'; afterMs: number | null }
  /** It won't take it, now or later: a status, or null where nothing was asked. */
  | { result: 'refused'; status: number | null }

const TIMEOUT_MS = 10_000

/** Encrypts what is pushed for one browser and hands it to its push service. Follows no redirect, and reads nothing of the answer but its status. */
export const postPush = async (
  subscription: Subscription,
  { pushed, keepSeconds, topic }: Push,
  sender: Sender,
  reach: Reach,
): Promise<Posted> => {
  if (!mayReach(subscription.endpoint, reach)) return { result: 'refused', status: null }
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(pushed), {
    vapidDetails: sender,
    TTL: Math.max(0, Math.floor(keepSeconds)),
    topic,
    urgency: 'normal',
  })
  try {
    return await post(new URL(subscription.endpoint), headers, body, reach)
  } catch (error) {
    return error instanceof NotPublic
      ? { result: 'refused', status: null }
      : { result: 'later', afterMs: null }
  }
}

const post = (url: URL, headers: Record<string, string>, body: Buffer, reach: Reach): Promise<Posted> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const lookup = guardedLookup(reach)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const asked = request(url, { method: 'POST', headers, lookup, signal, agent: false }, (answer) => {
      answer.destroy()
      resolve(postedBy(answer.statusCode ?? 0, answer.headers['retry-after']))
    })
    asked.on('error', reject)
    asked.end(body)
  })

const postedBy = (status: number, retryAfter: string | undefined): Posted => {
  if (status >= 200 && status < 300) return { result: 'sent' }
  if (status === 404 || status === 410) return { result: 'gone' }
  if (status === 429 || status >= 500) return { result: 'later', afterMs: waitIn(retryAfter, new Date()) }
  return { result: 'refused', status }
}

/** What `Retry-After` says: seconds or a date. Null where it says neither. */
export const waitIn = (retryAfter: string | undefined, now: Date): number | null => {
  if (!retryAfter) return null
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}
