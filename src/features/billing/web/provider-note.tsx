import { Notice } from '../../../ui/notice.tsx'

/** Where the card is asked for, and what happens to a plan that is paid already. */
export function ProviderNote({ isChange }: { isChange: boolean }) {
  return isChange ? (
    <Notice tone="info" title="You change the plan you have">
      A bigger plan starts at once, and the card on file pays the difference for the rest of this month. A
      smaller one starts with your next month, and nothing is charged before.
    </Notice>
  ) : (
    <Notice tone="info" title="You pay on Stripe's page">
      Your card is asked for there, and we never see its number. Afterwards you come back here.
    </Notice>
  )
}
