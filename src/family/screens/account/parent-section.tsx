import { ChevronDown } from 'lucide-react'
import type { Profile } from '../../../accounts/contract.ts'
import { ADDRESS_MAX_CHARS, BANK_ACCOUNT_MAX_CHARS, BANK_NAME_MAX_CHARS } from '../../../accounts/rules.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { BankField } from './bank-field.tsx'
import { EditableCard } from './editable-card.tsx'
import { Facts } from './facts.tsx'
import { PhoneField } from './phone-field.tsx'
import type { AccountForm } from './use-account-form.ts'

type ParentSectionProps = { parent: Profile; form: AccountForm }

export function ParentSection({ parent, form }: ParentSectionProps) {
  const isEditing = form.parentDraft !== null
  return (
    <EditableCard
      title="Parent information"
      about="parent information"
      isEditing={isEditing}
      onToggle={isEditing ? form.cancelParent : form.editParent}
    >
      {isEditing ? <ParentFields parent={parent} form={form} /> : <ParentFacts parent={parent} />}
    </EditableCard>
  )
}

function ParentFacts({ parent }: { parent: Profile }) {
  return (
    <Facts
      facts={[
        { term: 'Name', words: <bdi>{parent.name}</bdi> },
        { term: 'Email', words: parent.email },
        { term: 'Phone', words: parent.phone },
        { term: 'Address', words: parent.address },
        { term: 'Bank name', words: parent.bankName },
        { term: 'Bank account', words: parent.bankAccount },
      ]}
    />
  )
}

function ParentFields({ parent, form }: ParentSectionProps) {
  const { parentDraft: draft, changeParent: change, nameProblem } = form
  if (!draft) return null
  return (
    <div className="space-y-5">
      <TextField
        label="Your name"
        dir="auto"
        autoComplete="name"
        maxLength={400}
        value={draft.name}
        error={nameProblem ?? undefined}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <PhoneField value={draft.phone} onChange={(phone) => change({ phone })} />
      <Textarea
        label="Address"
        isOptional
        rows={2}
        dir="auto"
        autoComplete="street-address"
        maxLength={ADDRESS_MAX_CHARS}
        value={draft.address}
        onChange={({ currentTarget }) => change({ address: currentTarget.value })}
      />
      <BankDetails parent={parent} form={form} />
    </div>
  )
}

function BankDetails({ parent, form }: ParentSectionProps) {
  const { parentDraft: draft, changeParent: change } = form
  if (!draft) return null
  return (
    <details
      open={parent.bankName !== null || parent.bankAccount !== null}
      className="group rounded-lg border border-line px-4"
    >
      <summary className="touch flex list-none items-center justify-between gap-2 py-2 font-semibold text-sm [&::-webkit-details-marker]:hidden">
        <span>
          Bank details for refunds <span className="font-normal text-ink-faint">(optional)</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="space-y-4 pt-1 pb-4">
        <p className="text-ink-soft text-sm">
          Only needed where a refund cannot go back the way you paid. They are kept encrypted, and from then
          on no page shows more than the last characters.
        </p>
        <BankField
          label="Bank name"
          masked={parent.bankName}
          value={draft.bankName}
          maxLength={BANK_NAME_MAX_CHARS}
          onChange={(bankName) => change({ bankName })}
        />
        <BankField
          label="Bank account"
          masked={parent.bankAccount}
          value={draft.bankAccount}
          maxLength={BANK_ACCOUNT_MAX_CHARS}
          onChange={(bankAccount) => change({ bankAccount })}
        />
      </div>
    </details>
  )
}
