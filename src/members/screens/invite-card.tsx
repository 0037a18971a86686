import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RequestError } from '../../ui/server/request.ts'
import { wordsFor } from '../../ui/words.ts'
import type { FamilyPage } from '../contract.ts'
import { invitationForm } from '../forms.ts'
import { useChangeMembers } from './api.ts'
import { GivenFields } from './given-fields.tsx'

/** The owner's form to offer somebody a place. */
export function InviteCard({ family }: { family: FamilyPage }) {
  const { maxAdults, maxCarers } = family.places
  const { invite } = useChangeMembers()
  const form = useSchemaForm(invitationForm, {
    defaultValues: { email: '', role: 'parent', childIds: [], until: null },
  })
  if (maxAdults < 2 && maxCarers < 1)
    return (
      <p className="text-ink-soft">
        Your plan is for one adult. The Family plan has room for a second parent and a carer.{' '}
        <Link to="/pricing" className="font-semibold text-accent underline underline-offset-4">
          See the plans
        </Link>
      </p>
    )
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={form.handleSubmit((given) => invite.mutate(given, { onSuccess: () => form.reset() }))}
    >
      <p className="text-ink-soft text-sm">
        Your plan has room for {maxAdults} adults and {maxCarers === 1 ? '1 carer' : `${maxCarers} carers`}.
      </p>
      <TextField
        type="email"
        label="Email"
        autoComplete="off"
        hint="The link works once, for seven days, and for this address alone."
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <GivenFields form={form} family={family} />
      {invite.error ? <Notice tone="error">{wordsOf(invite.error)}</Notice> : null}
      {invite.isSuccess ? <Notice tone="success">The invitation is on its way.</Notice> : null}
      <Button type="submit" isLoading={invite.isPending}>
        Send invitation
      </Button>
    </form>
  )
}

const wordsOf = (error: unknown) =>
  error instanceof RequestError && error.code === 'conflict'
    ? 'This address is invited already, or belongs to your family.'
    : wordsFor(error)
