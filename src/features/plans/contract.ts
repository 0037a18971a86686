export type Plan = {
  id: string
  name: string
  description: string
  priceCents: number
  setupFeeCents: number
  currency: string
  maxChildren: number
  /** Messages a month for each child; 999 or -1 is unlimited. */
  maxConversations: number
  isDedicatedNumberPerChild: boolean
  features: string[]
  badge: string | null
}
