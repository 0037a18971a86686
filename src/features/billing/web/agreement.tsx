import { consents } from '../../../../content/site/consents.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'

export type Agreed = { renewal: boolean; begin: boolean }
type AgreementProps = {
  needed: (keyof Agreed)[]
  agreed: Agreed
  /** The button was pressed: what is missing is said. */
  isAsked: boolean
  onChange: (agreed: Agreed) => void
}

/** The boxes beside the button, in the words that the ledger keeps. Nobody ticks them for a parent. */
export function Agreement({ needed, agreed, isAsked, onChange }: AgreementProps) {
  return (
    <div className="mt-3 space-y-1">
      {needed.map((kind) => (
        <Checkbox
          key={kind}
          label={consents[kind].text}
          checked={agreed[kind]}
          onChange={(event) => onChange({ ...agreed, [kind]: event.currentTarget.checked })}
          error={isAsked && !agreed[kind] ? 'Please tick this box to go on.' : undefined}
        />
      ))}
    </div>
  )
}
