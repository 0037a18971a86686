import { useQuery } from '@tanstack/react-query'
import { home } from '../../../../content/site/home.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { meQuery } from '../../accounts/web/api.ts'

const { tryButton, ownButton } = home.hero

/** The trial's door; who is signed in gets the way to their own coach instead. */
export function TryButton({ className = '' }: { className?: string }) {
  const { data: me } = useQuery(meQuery)
  return (
    <Link to={me ? '/my-children' : '/chat'} className={buttonClass('primary', 'lg', className)}>
      {me ? ownButton : tryButton}
    </Link>
  )
}
