import { buttonClass } from '../../ui/button.tsx'
import { Door } from '../../ui/drawings/door.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'

/** An operator whose password alone opens the account. */
export function NeedsSecondStep() {
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<Door />}
        title="Turn on two-step login first"
        action={
          <Link to="/account-security" className={buttonClass()}>
            Login and security
          </Link>
        }
      >
        <p>
          This page shows how Kinwise is running, so a password alone isn't enough for it. Turn on two-step
          login with an authenticator app, then come back.
        </p>
      </EmptyState>
    </Page>
  )
}
