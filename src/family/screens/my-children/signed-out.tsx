import { buttonClass } from '../../../ui/button.tsx'
import { Door } from '../../../ui/drawings/door.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Page } from '../../../ui/page.tsx'

/** In place of a page about children whose session ended. */
export function SignedOut() {
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<Door />}
        title="Please log in to access your children's profiles"
        action={
          <Link to="/login" className={buttonClass()}>
            Go to Login
          </Link>
        }
      />
    </Page>
  )
}
