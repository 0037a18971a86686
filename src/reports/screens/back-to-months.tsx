import { ArrowLeft } from 'lucide-react'
import { Link } from '../../ui/link.tsx'

export function BackToMonths() {
  return (
    <Link to="/reports" className="touch mb-2 inline-flex items-center gap-2 text-accent-ink">
      <ArrowLeft aria-hidden="true" className="size-5" />
      All months
    </Link>
  )
}
