import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { Enqueue } from '../platform/jobs/jobs.ts'
import { hashOf, leavingToken, newToken, subscriberOf } from './newsletter-token.ts'
import { askToConfirm, confirmByToken, isConfirmedByToken, removeSubscriber } from './queries.ts'

const HOUR_MS = 60 * 60 * 1000
const TOKEN_MS = 7 * 24 * HOUR_MS
/** However often somebody asks for an address, it gets one mail in this time. */
const MAIL_INTERVAL_MS = HOUR_MS

export type SubscribeParts = {
  db: Db
  enqueue: Enqueue
  config: Pick<Config, 'appUrl' | 'appSecret' | 'appSecretOld'>
}

/** Asks the address to confirm. Nothing it returns or throws tells whether the address was known. */
export const subscribe = async ({ db, enqueue, config }: SubscribeParts, email: string): Promise<void> => {
  const token = newToken()
  const asking = { id: newId(), email, tokenHash: hashOf(token) }
  await db.transaction(async (tx) => {
    const id = await askToConfirm(tx, asking, { tokenMs: TOKEN_MS, intervalMs: MAIL_INTERVAL_MS })
    if (!id) return
    await enqueue(tx, 'newsletter-confirm-mail', {
      to: email,
      link: `${config.appUrl}/newsletter/confirm?token=${token}`,
      unsubscribeUrl: unsubscribeUrl(config, id),
    })
  })
}

/** Puts whoever holds the mail's token on the list. A second press is as good as the first. */
export const confirmSubscription = async (
  { db, enqueue, config }: SubscribeParts,
  token: string,
): Promise<void> => {
  const tokenHash = hashOf(token)
  await db.transaction(async (tx) => {
    const confirmed = await confirmByToken(tx, tokenHash)
    if (confirmed) {
      const { id, email: to } = confirmed
      await enqueue(tx, 'newsletter-welcome-mail', { to, unsubscribeUrl: unsubscribeUrl(config, id) })
    } else if (!(await isConfirmedByToken(tx, tokenHash))) throw new AppError('not_found')
  })
}

/** Takes whoever holds a letter's token off the list; who is off it already stays so. */
export const unsubscribe = async ({ db, config }: SubscribeParts, token: string): Promise<void> => {
  const secrets = [config.appSecret, ...(config.appSecretOld ? [config.appSecretOld] : [])]
  const id = subscriberOf(token, secrets)
  if (!id) throw new AppError('not_found')
  await removeSubscriber(db, id)
}

const unsubscribeUrl = ({ appUrl, appSecret }: SubscribeParts['config'], id: string): string =>
  `${appUrl}/newsletter/unsubscribe?token=${leavingToken(id, appSecret)}`
