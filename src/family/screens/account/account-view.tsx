import { useRef, useState } from 'react'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ConfirmDialog } from '../../../ui/over/confirm-dialog.tsx'
import { useLeaveGuard } from '../../../ui/over/leave-guard.ts'
import { toast } from '../../../ui/over/toast.ts'
import { Page } from '../../../ui/page.tsx'
import type { Account } from '../../account/contract.ts'
import { failureWords } from '../failure-words.ts'
import { ChildrenSection } from './children-section.tsx'
import { OtherPlaces } from './other-places.tsx'
import { ParentSection } from './parent-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { SaveBar } from './save-bar.tsx'
import { useAccountForm } from './use-account-form.ts'

type AccountViewProps = {
  account: Account
  heading: string
  lead: string
  /** Whoever is new begins with a child: all else can wait. */
  isFirstVisit: boolean
  /** The plan that was asked for on the way here, where it is another than the family's. */
  chosenPlan: string | null
}

export function AccountView({ account, heading, lead, isFirstVisit, chosenPlan }: AccountViewProps) {
  const { plan, parent, children } = account
  const { maxChildren } = plan
  const page = useRef<HTMLDivElement>(null)
  const [isAskingHalf, setIsAskingHalf] = useState(false)
  const form = useAccountForm(account, isFirstVisit, () => {
    toast.success('All changes saved')
    guard.goTo('/my-children')
  })
  const guard = useLeaveGuard(form.isDirty)

  const save = () => {
    if (!form.check()) {
      // The words of what is wrong are there by then.
      requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    } else if (form.halves > 0) setIsAskingHalf(true)
    else form.save()
  }

  return (
    <Page heading={heading} lead={lead}>
      {chosenPlan ? (
        <Notice className="mb-6">
          <p>Your new plan starts once you've checked out. Until then you're on the {plan.name} plan.</p>
          <Link
            to="/checkout"
            search={{ plan: chosenPlan }}
            className="touch -mb-2 inline-flex items-center font-semibold underline underline-offset-4"
          >
            Continue to Checkout
          </Link>
        </Notice>
      ) : null}
      <div ref={page} className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-2">
        {isFirstVisit ? <ChildrenSection form={form} maxChildren={maxChildren} /> : null}
        <section aria-labelledby="account" className="min-w-0 space-y-5">
          <h2 id="account" className="display text-2xl">
            You and your plan
          </h2>
          <ParentSection parent={parent} form={form} />
          <PlanSection plan={plan} childCount={children.length} />
          <OtherPlaces />
        </section>
        {isFirstVisit ? null : <ChildrenSection form={form} maxChildren={maxChildren} />}
      </div>
      <SaveBar
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        error={form.error ? failureWords(form.error, maxChildren) : null}
        onSave={save}
      />
      <ConfirmDialog
        isOpen={isAskingHalf}
        title="Save without the unfinished child?"
        description="A child is saved once it has both a name and an age. What you entered for the other will be lost."
        confirmLabel="Save Without"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={() => {
          setIsAskingHalf(false)
          form.save()
        }}
        onClose={() => setIsAskingHalf(false)}
      />
      <ConfirmDialog
        isOpen={guard.isAsking}
        title="Leave without saving?"
        description="What you changed here will be lost."
        confirmLabel="Leave"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={guard.leave}
        onClose={guard.stay}
      />
    </Page>
  )
}
