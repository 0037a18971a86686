import { MessageCircleQuestion } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'

/** Into the Parenting Chat, which goes by name and age and waits for no profile. */
export function AskGeneral({ childId, nameId }: { childId: string; nameId: string }) {
  return (
    <Link
      to="/my-children/$childId/general"
      params={{ childId }}
      aria-describedby={nameId}
      className={buttonClass('secondary', 'md', 'mt-2 w-full')}
    >
      <MessageCircleQuestion aria-hidden="true" />
      Ask a general question now
    </Link>
  )
}
