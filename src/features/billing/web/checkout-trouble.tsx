import { CloudOff } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { wordsFor } from '../../../ui/words.ts'

type CheckoutTroubleProps = { error: unknown; onRetry: () => void }

/** The plan or who it is for could not be loaded. */
export function CheckoutTrouble({ error, onRetry }: CheckoutTroubleProps) {
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<CloudOff aria-hidden="true" />}
        title="Your plan could not be loaded"
        action={<Button onClick={() => onRetry()}>Try Again</Button>}
      >
        <p role="alert">{wordsFor(error)}</p>
      </EmptyState>
    </Page>
  )
}
