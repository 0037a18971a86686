import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { MyChildrenPage } from '../../children/web/my-children-page.tsx'
import { trialQuery } from './api.ts'

/** /my-children, with the way to what came along from the trial. */
export const ChildrenAndTrialPage = () => (
  <MyChildrenPage>
    <KeptTrialLink />
  </MyChildrenPage>
)

function KeptTrialLink() {
  const { data: trial } = useQuery({ ...trialQuery, staleTime: 60_000 })
  // The greeting alone is no talk.
  if (!trial?.isKept || trial.messages.length < 2) return null
  return (
    <p className="mt-6 text-center">
      <Link to="/chat" className={buttonClass('quiet', 'sm')}>
        <MessagesSquare aria-hidden="true" />
        Your free trial, kept for you
      </Link>
    </p>
  )
}
