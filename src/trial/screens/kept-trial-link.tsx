import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { trialQuery } from './api.ts'

/** The way to what came along from the trial, for whom there is something. */
export function KeptTrialLink() {
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
