import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Seedling } from '../../../ui/drawings/seedling.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import type { Child } from '../../contract.ts'
import type { Family } from '../api.ts'
import { AccountSettings } from './account-settings.tsx'
import { ChildCard } from './child-card.tsx'
import { ChildLimitDialog } from './child-limit-dialog.tsx'
import { Greeting } from './greeting.tsx'

/** Nobody waits for a form who only goes to a chat. */
const ChildDialog = lazy(() =>
  import('../child/child-dialog.tsx').then((module) => ({ default: module.ChildDialog })),
)

type Open = { dialog: 'add' } | { dialog: 'limit' } | { dialog: 'edit'; child: Child } | null

type ChildrenViewProps = {
  family: Family
  above?: ReactNode
  children: ReactNode
  channelOf: ((child: Child) => ReactNode) | undefined
}

export function ChildrenView({ family, above, children: below, channelOf }: ChildrenViewProps) {
  const { children, plan, nextAllowance, askedAgeMonths = null, lastTalks, role } = family
  const isCarer = role === 'carer'
  const [open, setOpen] = useState<Open>(null)
  const addButton = useFocusAfterDelete(children.length)
  const add = () => setOpen({ dialog: children.length < plan.maxChildren ? 'add' : 'limit' })
  const close = () => setOpen(null)

  return (
    <Page
      eyebrow={<Greeting />}
      heading="My Children"
      actions={
        isCarer ? null : (
          <Button
            ref={addButton}
            variant={children.length > 0 ? 'secondary' : 'primary'}
            icon={<Plus aria-hidden="true" />}
            onClick={add}
          >
            Add Child
          </Button>
        )
      }
    >
      {above}
      {children.length === 0 && isCarer ? (
        <EmptyState drawing={<Seedling />} title="No children to look after right now">
          <p>The family's owner chooses which children you can ask about.</p>
        </EmptyState>
      ) : children.length === 0 ? (
        <EmptyState
          drawing={<Seedling />}
          title="No Children Added Yet"
          action={<Button onClick={add}>Add Your First Child</Button>}
        >
          <p>Add your first child to start receiving personalized parenting advice.</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-6 lg:grid-cols-2">
          {children.map((child) => (
            <li key={child.id} className="min-w-0">
              <ChildCard
                {...{ child, plan, nextAllowance }}
                channel={isCarer ? null : channelOf?.(child)}
                lastTalk={lastTalks.find(({ childId }) => childId === child.id)}
                onEdit={isCarer ? null : () => setOpen({ dialog: 'edit', child })}
              />
            </li>
          ))}
        </ul>
      )}
      {isCarer ? null : <AccountSettings plan={plan} />}
      {isCarer ? null : below}
      <Suspense>
        {open?.dialog === 'add' ? (
          <ChildDialog
            child={null}
            askedAgeMonths={askedAgeMonths}
            maxChildren={plan.maxChildren}
            onClose={close}
          />
        ) : null}
        {open?.dialog === 'edit' ? (
          <ChildDialog child={open.child} maxChildren={plan.maxChildren} onClose={close} />
        ) : null}
      </Suspense>
      <ChildLimitDialog isOpen={open?.dialog === 'limit'} limit={plan.maxChildren} onClose={close} />
    </Page>
  )
}

/** A deleted card takes the focus with it; a keyboard then goes on from here. */
function useFocusAfterDelete(count: number) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) button.current?.focus()
    before.current = count
  }, [count])
  return button
}
