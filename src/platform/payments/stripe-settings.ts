export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Another address than Stripe's own, such as a stand-in's. */
  apiBase: string | null
  /** Let Stripe work out taxes, and take promotion codes. */
  collectTax: boolean
  promotionCodes: boolean
}
