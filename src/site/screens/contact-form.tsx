import { useMutation } from '@tanstack/react-query'
import { contact } from '../../../content/site/contact.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/over/toast.ts'
import { wordsFor } from '../../ui/words.ts'
import { contactForm } from '../forms.ts'
import { sendContactMessage } from './api.ts'

const { form } = contact

/** Clears itself once the message is kept; a failure leaves every word where it is. */
export function ContactForm() {
  // No default values: they would wipe what was typed before the page came alive.
  const { register, handleSubmit, reset, formState } = useSchemaForm(contactForm)
  const sending = useMutation({
    mutationFn: sendContactMessage,
    onSuccess: () => {
      reset()
      toast.success(form.sent.title, { description: form.sent.text })
    },
  })
  const { errors } = formState
  return (
    <form noValidate onSubmit={handleSubmit((values) => sending.mutate(values))} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={form.name} autoComplete="name" error={errors.name?.message} {...register('name')} />
        <TextField
          label={form.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <TextField label={form.subject} error={errors.subject?.message} {...register('subject')} />
      <Textarea
        label={form.message}
        className="[&_textarea]:min-h-44"
        rows={6}
        error={errors.message?.message}
        {...register('message')}
      />
      <div aria-hidden="true" className="sr-only">
        <label>
          {form.trap}
          <input tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </div>
      {sending.error ? <Notice tone="error">{wordsFor(sending.error)}</Notice> : null}
      <Button type="submit" size="lg" isLoading={sending.isPending} loadingText={form.sending}>
        {form.send}
      </Button>
    </form>
  )
}
