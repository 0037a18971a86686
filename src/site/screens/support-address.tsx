import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../../accounts/screens/api.ts'
import { Link } from '../../ui/link.tsx'

const LOOK = 'font-medium text-accent underline underline-offset-4 wrap-anywhere'

type SupportAddressProps = {
  className?: string /** Leads to the contact page while the address is not known yet. */
  otherwise?: string
}

/** Where to write to. */
export function SupportAddress({
  className = LOOK,
  otherwise = 'us on the contact page',
}: SupportAddressProps) {
  const { data } = useQuery(configQuery)
  return data?.supportEmail ? (
    <a href={`mailto:${data.supportEmail}`} className={className}>
      {data.supportEmail}
    </a>
  ) : (
    <Link to="/contact" className={className}>
      {otherwise}
    </Link>
  )
}
