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
  /** The owner and other parents. */
  maxAdults: number
  /** Grandparents, sitters: with some of the children, some of the time. */
  maxCarers: number
  /** One conversation for the whole family. */
  hasFamilyChat: boolean
  /** Who is answered first while the coach is busy: the highest. */
  priority: number
  hasInsightsReport: boolean
  hasWorkbook: boolean
  /** What the plan's card lists. */
  features: string[]
  badge: string | null
}
