import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../ui/router/link.tsx'
import { configQuery } from '../../accounts/web/api.ts'

const LOOK = 'font-medium text-accent underline underline-offset-4 wrap-anywhere'

/** Where to write to; the contact page while the address is not known yet. */
export function SupportAddress({ className = LOOK }: { className?: string }) {
  const { data } = useQuery(configQuery)
  return data?.supportEmail ? (
    <a href={`mailto:${data.supportEmail}`} className={className}>
      {data.supportEmail}
    </a>
  ) : (
    <Link to="/contact" className={className}>
      us on the contact page
    </Link>
  )
}
