import { useQuery } from '@tanstack/react-query'
import { home } from '../../../../content/site/home.ts'
import { meQuery } from '../../../accounts/screens/api.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useIsAwake } from '../../../ui/use-is-awake.ts'

const { tryButton, ownButton } = home.hero

type TryButtonProps = {
  /** Something above it is what a visitor does first. */
  isSecond?: boolean
  className?: string
}

/** The trial's door; who is signed in gets the way to their own coach instead. */
export function TryButton({ isSecond = false, className = '' }: TryButtonProps) {
  const { data } = useQuery(meQuery)
  // The page was built for nobody, and who is signed in may be known before this part wakes.
  const me = useIsAwake() ? data : undefined
  return (
    <Link
      to={me ? '/my-children' : '/chat'}
      className={buttonClass(isSecond && !me ? 'secondary' : 'primary', 'lg', className)}
    >
      {me ? ownButton : tryButton}
    </Link>
  )
}
