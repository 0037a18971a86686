import { Mail } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { newsletter } from '../../../../content/site/newsletter.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Container } from '../../../ui/page.tsx'
import { RequestError } from '../../../ui/request.ts'
import { wordsFor } from '../../../ui/words.ts'
import { subscribe } from './api.ts'

type State = { name: 'idle' | 'submitting' | 'success' } | { name: 'failed'; words: string }

/** Asks for an address; the letter itself comes only after its owner confirmed. */
export function NewsletterBox() {
  const { state, submit } = useNewsletter()
  const id = useId()
  const isWrong = state.name === 'failed'
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
          <form noValidate onSubmit={submit}>
            <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
              {newsletter.field}
            </label>
            <div className="flex flex-col gap-3 sm:flex-row">
              <input
                id={id}
                type="email"
                name="email"
                placeholder={newsletter.placeholder}
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? `${id}-error` : undefined}
                className={`${controlClass} h-[3rem] sm:min-w-0 sm:flex-1`}
              />
              <Button
                type="submit"
                className="min-h-12 px-7"
                isLoading={state.name === 'submitting'}
                loadingText={newsletter.sending}
              >
                {newsletter.button}
              </Button>
            </div>
            <div id={`${id}-error`} className="mt-3 empty:hidden">
              {isWrong ? <Notice tone="error">{state.words}</Notice> : null}
              {state.name === 'success' ? (
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

function useNewsletter() {
  const [state, setState] = useState<State>({ name: 'idle' })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.name === 'submitting') return
    const form = event.currentTarget
    const email = String(new FormData(form).get('email'))
    if (!email.includes('@')) return setState({ name: 'failed', words: newsletter.invalid })
    setState({ name: 'submitting' })
    try {
      await subscribe(email)
      form.reset()
      setState({ name: 'success' })
    } catch (error) {
      setState({ name: 'failed', words: problemOf(error) })
    }
  }
  return { state, submit }
}

const problemOf = (error: unknown): string =>
  error instanceof RequestError && error.code === 'invalid' ? newsletter.invalid : wordsFor(error)
