import type { Db } from '../platform/db/db.ts'
import type { Log } from '../platform/log.ts'
import { type Push, postPush, type Sender } from './post-push.ts'
import type { Reach } from './public-address.ts'
import type { Pushed } from './pushed.ts'
import { findSubscription, removeSubscription } from './subscriptions.ts'

export type SendingParts = { db: Db; log: Log; reach: Reach; findSender: () => Sender | null }

/** What a notification says, and where a tap on it leads. */
export type ToSend = Omit<Push, 'pushed'> & Pick<Pushed, 'text' | 'opens'>

/** For whoever keeps the app's name out of notifications: not even what it's about. */
const DISCREET_TEXT = 'You have a reminder'

/** After so many tries the next occasion is near enough. */
const MOST_TRIES = 5
const FIRST_WAIT_MS = 60_000
const SHORTEST_WAIT_MS = 30_000

/**
 * Sends a push to one browser. Returns after how many milliseconds it's to be tried again, or null where it's done with: sent, refused, or
 * the subscription is gone and with it its row.
 */
export const sendPush = async (
  { db, log, reach, findSender }: SendingParts,
  sessionId: string,
  { text, opens, ...push }: ToSend,
  tries: number,
): Promise<number | null> => {
  const sender = findSender()
  const subscription = await findSubscription(db, sessionId)
  if (!sender || !subscription) return null
  const { isDiscreet } = subscription
  const pushed = { text: isDiscreet ? DISCREET_TEXT : text, opens, isDiscreet }
  const posted = await postPush(subscription, { ...push, pushed }, sender, reach)
  switch (posted.result) {
    case 'sent':
      return null
    case 'gone':
      await removeSubscription(db, sessionId)
      return null
    case 'refused':
      // The host and no more: the rest of the address is the browser's own.
      log.error({ host: new URL(subscription.endpoint).host, status: posted.status }, 'a push was refused')
      return null
    case 'later':
      if (tries + 1 >= MOST_TRIES) return null
      return Math.max(posted.afterMs ?? FIRST_WAIT_MS * 2 ** tries, SHORTEST_WAIT_MS)
  }
}
