import { Link } from '../../../ui/link.tsx'

const LINK =
  'touch inline-flex items-center font-semibold text-accent-ink underline decoration-accent/40 underline-offset-4 hover:decoration-current'

/** What of the account is looked after elsewhere. */
export function OtherPlaces() {
  return (
    <nav aria-label="More of your account" className="flex flex-wrap gap-x-6 px-1 text-sm">
      <Link to="/account-security" className={LINK}>
        Login and security
      </Link>
      <Link to="/privacy-centre" className={LINK}>
        Privacy centre
      </Link>
      <Link to="/check-ins" className={LINK}>
        Check-ins
      </Link>
      <Link to="/subscription" className={LINK}>
        Your subscription
      </Link>
    </nav>
  )
}
