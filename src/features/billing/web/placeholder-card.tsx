import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Where a card would be asked for. It takes none, so that nobody types one into a page that does nothing with it. */
export function PlaceholderCard() {
  return (
    <>
      <Notice tone="warning" title="A placeholder: nothing is charged">
        No payments are set up on this installation. No card is asked for, the plan starts at once, and after
        30 days it ends instead of renewing.
      </Notice>
      <fieldset disabled className="space-y-4">
        <legend className="sr-only">Card (not needed here)</legend>
        <TextField label="Card number" placeholder="Not needed here" autoComplete="off" />
        <div className="grid grid-cols-2 gap-4">
          <TextField label="Expiry" placeholder="MM / YY" autoComplete="off" />
          <TextField label="CVC" placeholder="123" autoComplete="off" />
        </div>
      </fieldset>
    </>
  )
}
