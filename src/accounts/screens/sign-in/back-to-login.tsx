import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useSignOut } from '../session.ts'
import type { Errand } from '../where-next.ts'
import { problemOf } from './auth-words.ts'

/** Signs out first: the login page leads on whoever is signed in. */
export function BackToLogin({ errand }: { errand: Errand }) {
  const navigate = useNavigate()
  const signOut = useSignOut(() => navigate({ to: '/login', search: errand }))
  return (
    <div className="flex flex-col items-center gap-3">
      <Button
        variant="quiet"
        icon={<ArrowLeft aria-hidden="true" />}
        isLoading={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        Back to Login
      </Button>
      {signOut.error ? <Notice tone="error">{problemOf(signOut.error, 'login').words}</Notice> : null}
    </div>
  )
}
