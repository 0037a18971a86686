import { FREE_PLAN_ID } from '../../plans/rules.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** The way on that costs nothing. */
export function FreeAccount() {
  return (
    <Link
      to="/signup"
      search={{ next: 'account-setup', plan: FREE_PLAN_ID }}
      className={buttonClass('primary', 'md')}
    >
      Open a free account
    </Link>
  )
}
