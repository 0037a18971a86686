import { MessageCircleQuestion } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'

type AskGeneralProps = { childId: string; nameId: string; isReady: boolean }

/** Into the Parenting Chat, which goes by name and age and waits for no profile; it steps back where there is one. */
export function AskGeneral({ childId, nameId, isReady }: AskGeneralProps) {
  return (
    <Link
      to="/my-children/$childId/general"
      params={{ childId }}
      aria-describedby={nameId}
      className={buttonClass(isReady ? 'quiet' : 'secondary', 'md', 'mt-2 w-full max-sm:px-3')}
    >
      <MessageCircleQuestion aria-hidden="true" />
      Ask a general question now
    </Link>
  )
}
