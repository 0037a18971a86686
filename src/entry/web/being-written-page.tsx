import { PenLine } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Link } from '../../ui/router/link.tsx'

/** Says plainly that a page has its place but not its words yet. */
export function BeingWrittenPage() {
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<PenLine aria-hidden="true" />}
        title="This page is being written"
        action={
          <Link to="/" className={buttonClass('secondary')}>
            Return to Home
          </Link>
        }
      >
        <p>It will be here soon. Signing up, your children and their chats already work.</p>
      </EmptyState>
    </Page>
  )
}
