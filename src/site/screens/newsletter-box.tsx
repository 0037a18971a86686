import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useId } from 'react'
import { newsletter } from '../../../content/site/newsletter.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/forms/field.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { Container } from '../../ui/page.tsx'
import { RequestError } from '../../ui/server/request.ts'
import { wordsFor } from '../../ui/words.ts'
import { newsletterForm } from '../forms.ts'
import { subscribe } from './api.ts'

/** Asks for an address; the letter itself comes only after its owner confirmed. */
export function NewsletterBox() {
  // No default values: they would wipe what was typed before the page came alive.
  const { register, handleSubmit, reset, formState } = useSchemaForm(newsletterForm)
  const sending = useMutation({ mutationFn: subscribe, onSuccess: () => reset() })
  const id = useId()
  const problem = formState.errors.email?.message ?? (sending.error ? problemOf(sending.error) : null)
  return (
    <section aria-labelledby={`${id}-heading`}>
      <Container>
        <div className="grid gap-x-14 gap-y-6 rounded-2xl border border-line bg-surface px-6 py-9 sm:px-12 sm:py-12 lg:grid-cols-[1fr_1.1fr] lg:items-center">
          <div>
            <h2 id={`${id}-heading`} className="display flex items-center gap-3 text-2xl">
              <Mail aria-hidden="true" strokeWidth={1.6} className="size-6 shrink-0 text-glow-ink" />
              {newsletter.heading}
            </h2>
            <p className="mt-2 text-ink-soft">{newsletter.lead}</p>
          </div>
          <form noValidate onSubmit={handleSubmit(({ email }) => sending.mutate(email))}>
            <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
              {newsletter.field}
            </label>
            <div className="flex flex-col gap-3 sm:flex-row">
              <input
                id={id}
                type="email"
                placeholder={newsletter.placeholder}
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${id}-error` : undefined}
                className={`${controlClass} h-[3rem] sm:min-w-0 sm:flex-1`}
                {...register('email')}
              />
              <Button
                type="submit"
                className="min-h-12 px-7"
                isLoading={sending.isPending}
                loadingText={newsletter.sending}
              >
                {newsletter.button}
              </Button>
            </div>
            <div id={`${id}-error`} className="mt-3 empty:hidden">
              {problem ? <Notice tone="error">{problem}</Notice> : null}
              {sending.isSuccess && !problem ? (
                <Notice tone="success" title={newsletter.success}>
                  {newsletter.successHint}
                </Notice>
              ) : null}
            </div>
          </form>
        </div>
      </Container>
    </section>
  )
}

const problemOf = (error: unknown): string =>
  error instanceof RequestError && error.code === 'invalid' ? newsletter.invalid : wordsFor(error)
