import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RequestError } from '../../../ui/server/request.ts'
import { meQuery, resendVerification } from '../api.ts'
import { problemOf } from '../sign-in/auth-words.ts'
import type { Errand } from '../where-next.ts'
import { verifiedPath, verifyPath } from '../where-next.ts'

type ResendButtonProps = { email: string; errand: Errand; variant?: ButtonVariant }

/** Sends the mail again, then says so at /verify-email. */
export function ResendButton({ email, errand, variant = 'secondary' }: ResendButtonProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const resend = useMutation({
    mutationFn: () => resendVerification(email, verifiedPath(errand)),
    onSuccess: () => navigate({ href: verifyPath(errand, 'resent'), replace: true }),
    // Verified a moment ago on another device: no mail is needed.
    onError: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  })
  const isDone = resend.error instanceof RequestError && resend.error.code === 'EMAIL_ALREADY_VERIFIED'
  return (
    <>
      <Button
        variant={variant}
        className="w-full"
        onClick={() => resend.mutate()}
        isLoading={resend.isPending}
        loadingText="Resending..."
      >
        Resend Verification Email
      </Button>
      {resend.error && !isDone ? (
        <Notice tone="error">{problemOf(resend.error, 'resend').words}</Notice>
      ) : null}
    </>
  )
}
