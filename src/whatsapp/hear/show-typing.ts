import type { Channel } from '../channel-parts.ts'
import type { InboundRow } from '../data/inbound.ts'

/** WhatsApp takes the sign away after 25 seconds. */
const AGAIN_MS = 20_000

/** Blue ticks, and the sign that we type until the returned function is called. Nothing depends on it, so a failure is no matter. */
export const showTyping = ({ graph }: Channel, { numberId, wamid }: InboundRow): (() => void) => {
  const show = () => void graph.markRead(numberId, wamid, true).catch(() => {})
  show()
  const again = setInterval(show, AGAIN_MS)
  return () => clearInterval(again)
}
