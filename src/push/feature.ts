import type { Accounts } from '../accounts/feature.ts'
import type { Base, Feature } from '../platform/feature.ts'
import { loadKeys } from './keys.ts'
import type { Sender } from './post-push.ts'
import { PUBLIC } from './public-address.ts'
import { pushRoutes } from './routes.ts'
import { sendPush, type ToSend } from './send-push.ts'
import { listDevices } from './subscriptions.ts'

/** Notifications on a parent's devices. What is sent, and when, is for the features that send it. */
export type Notifications = {
  /** The browsers of a user that take them. */
  devicesOf: (userId: string, now: Date) => Promise<string[]>
  /** Returns after how many milliseconds to try again; null where it's done with. */
  send: (device: string, push: ToSend, tries: number) => Promise<number | null>
}

export const pushFeature = (base: Base, { guards }: Pick<Accounts, 'guards'>) => {
  const { config, db, log, sealer } = base
  let sender: Sender | null = null
  const parts = { db, log, reach: PUBLIC, findSender: () => sender }
  const feature: Feature = {
    routes: [['/push', pushRoutes({ db, guards, findPublicKey: () => sender?.publicKey ?? null })]],
    start: async () => {
      const keys = await loadKeys({ db, sealer, log }, config.vapid)
      sender = keys && { ...keys, subject: `mailto:${config.supportEmail}` }
    },
  }
  const notifications: Notifications = {
    devicesOf: (userId, now) => listDevices(db, userId, now),
    send: (device, push, tries) => sendPush(parts, device, push, tries),
  }
  return { feature, notifications }
}
