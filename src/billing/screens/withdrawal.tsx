import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { dayOf } from '../../ui/day-of.ts'
import { ConfirmDialog } from '../../ui/over/confirm-dialog.tsx'
import { toast } from '../../ui/over/toast.ts'
import { wordsFor } from '../../ui/words.ts'
import { useChangeSubscription } from './api.ts'

/** The two steps that the law asks for, in its own words. */
export function Withdrawal({ until, isCharged }: { until: string; isCharged: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const withdraw = useChangeSubscription('withdraw')
  // This card is gone once it is done, so the mutation cannot call back.
  const confirm = () =>
    withdraw.mutateAsync().then(
      () =>
        toast.success("We've received your withdrawal.", {
          description: "We're sending you an email with the date and time.",
        }),
      () => {},
    )
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="font-semibold text-lg">Right of withdrawal</h2>
      <p className="mt-1 text-ink-soft">
        Until {dayOf(until)} you can withdraw from the contract without giving a reason.{' '}
        {isCharged
          ? 'You get back what you paid for this month, less what you used.'
          : 'Nothing was charged, so nothing goes back.'}
      </p>
      <Button variant="secondary" className="mt-5" onClick={() => setIsOpen(true)}>
        Withdraw from contract here
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Withdraw from your contract?"
        description={`Your plan ends at once and its messages go. ${isCharged ? 'What you paid for this month goes back to you, less what you used, and' : 'Nothing was charged;'} a mail says when we received this.`}
        confirmLabel="Confirm withdrawal"
        isBusy={withdraw.isPending}
        error={withdraw.error ? wordsFor(withdraw.error) : null}
        onConfirm={confirm}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  )
}
