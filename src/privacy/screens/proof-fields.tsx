import type { UseFormRegisterReturn } from 'react-hook-form'
import { centre } from '../../../content/site/privacy-centre.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RequestError } from '../../ui/server/request.ts'
import { wordsFor } from '../../ui/words.ts'
import type { Proof } from '../contract.ts'

const words = centre.proof

type ProofFieldsProps = {
  proof: Proof
  error: Error | null
  /** What is wrong with what was typed. */
  problem: string | undefined
  field: UseFormRegisterReturn
}

/** The password once more; for whoever has none, what to do instead. What went wrong stands where it belongs. */
export function ProofFields({ proof, error, problem, field }: ProofFieldsProps) {
  const isWrong = error instanceof RequestError && error.code === 'wrong_password'
  const needsSignIn = error instanceof RequestError && error.code === 'proof_needed' && proof === 'sign-in'
  return (
    <div className="space-y-4">
      {error && !isWrong ? (
        <Notice tone="error">{needsSignIn ? words.signIn : wordsFor(error)}</Notice>
      ) : null}
      {proof === 'password' ? (
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          error={problem ?? (isWrong ? wordsFor(error) : undefined)}
          {...field}
        />
      ) : null}
    </div>
  )
}
