import { Notice } from '../../ui/notice.tsx'
import type { Due } from '../rules/due-today.ts'

/** Where the card is asked for, and what happens to a plan that is paid already. */
export function ProviderNote({ kind }: Pick<Due, 'kind'>) {
  if (kind === 'first') {
    return (
      <Notice tone="info" title="You pay on Stripe's page">
        You enter your card there, and we never see its number. Then you come back here.
      </Notice>
    )
  }
  return (
    <Notice tone="info" title="You're changing your plan">
      {CHANGES[kind] ?? ''}
    </Notice>
  )
}

const CHANGES: Partial<Record<Due['kind'], string>> = {
  upgrade:
    'The bigger plan starts a new month now. The card on file pays for it, less the unused days of the month you have.',
  later: 'The smaller plan starts with your next month, and nothing is charged before.',
  same: 'This is the plan you have. It goes on as it is, and if you had cancelled it, it renews again.',
}
