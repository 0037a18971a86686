import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { forgotForm } from '../../forms.ts'
import { askForReset } from '../api.ts'
import type { Errand } from '../where-next.ts'
import { type Problem, problemOf, WORDS } from './auth-words.ts'

type ForgotPasswordProps = {
  /** The mail's link leads on with it. */
  errand: Errand
  readEmail: () => string
  /** Whether nothing else was tried since. */
  isLatest: boolean
  onPress: () => void
  onProblem: (problem: Problem) => void
}

/** Has a link sent to the address that stands in the form. */
export function ForgotPassword({ errand, readEmail, isLatest, onPress, onProblem }: ForgotPasswordProps) {
  const ask = useMutation({
    mutationFn: (email: string) => askForReset(email, errand),
    onError: (error) => onProblem(problemOf(error, 'forgot')),
  })
  const press = () => {
    onPress()
    const { data, error } = forgotForm.safeParse({ email: readEmail() })
    if (data) ask.mutate(data.email)
    else onProblem({ field: 'email', words: error.issues[0]?.message ?? WORDS.invalidEmail })
  }
  return (
    <div className="space-y-3">
      <div className="-mt-3 text-right">
        <Button variant="quiet" size="sm" onClick={press} isLoading={ask.isPending} loadingText="Sending...">
          Forgot Password?
        </Button>
      </div>
      {ask.isSuccess && isLatest ? <Notice tone="success">{WORDS.resetSent}</Notice> : null}
    </div>
  )
}
