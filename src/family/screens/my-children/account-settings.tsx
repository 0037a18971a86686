import { useNavigate } from '@tanstack/react-router'
import type { Plan } from '../../../plans/contract.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/over/toast.ts'

/** Where the account and the plan are looked after. */
export function AccountSettings({ plan }: { plan: Plan | undefined }) {
  const navigate = useNavigate()
  const update = () =>
    plan
      ? navigate({ to: '/account-update', search: { plan: plan.id } })
      : toast.error('Plan information is still loading. Please try again.')
  return (
    <Card className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
      <div>
        <h2 className="font-semibold text-lg">Account Settings</h2>
        {plan ? <p className="text-ink-soft text-sm">Your plan: {plan.name}</p> : null}
      </div>
      <div className="flex grow flex-wrap gap-3 sm:grow-0">
        <Button variant="secondary" size="sm" onClick={update} className="grow">
          Update Account Information
        </Button>
        <Link to="/pricing" className={buttonClass('secondary', 'sm', 'grow')}>
          Manage Subscription
        </Link>
        <Link to="/privacy-centre" className={buttonClass('secondary', 'sm', 'grow')}>
          Privacy centre
        </Link>
      </div>
    </Card>
  )
}
