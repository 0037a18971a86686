import * as z from 'zod'

/** What a browser gives out when it's subscribed: 65 and 16 bytes, in base64url. */
export const subscriptionSchema = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1024),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
})
export type Subscription = z.infer<typeof subscriptionSchema>

export type PushState = {
  /** What a browser subscribes with; null where notifications are off. */
  publicKey: string | null
  /** This browser gets them. */
  isOn: boolean
}
