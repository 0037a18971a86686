import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Dialog } from '../../../ui/over/dialog.tsx'
import type { DemoPlan } from '../../contract.ts'

type DemoSubscribeProps = { plan: DemoPlan; onClose: () => void; onSubscribe: () => void }

/** The subscribe flow of the demo, which says plainly that it is one. */
export function DemoSubscribe({ plan, onClose, onSubscribe }: DemoSubscribeProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Subscribe to ${plan.name}`}
      description="Starts with a 7-day free trial."
      size="sm"
      closesOnBackdrop
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onSubscribe}>Start subscription</Button>
        </>
      }
    >
      <Notice tone="warning">
        This is a demo: no card is asked for, nothing is charged, and the subscription ends when you leave the
        page.
      </Notice>
    </Dialog>
  )
}
