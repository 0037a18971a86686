import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { RequestError } from '../../ui/server/request.ts'
import type { Me } from '../contract.ts'
import type { Credentials } from './api.ts'
import { giveSecondStep, meQuery, readMe, resendVerification, signIn, signOut, signUp } from './api.ts'
import { signInByPopup } from './sign-in/identity-popup.ts'
import type { Errand } from './where-next.ts'
import { errandOfPath, secondStepPath, verifiedPath, verifyPath } from './where-next.ts'

/** Signs in; whoever has not verified yet gets a new mail. The page moves on when `meQuery` holds somebody, or here to the second step. */
export function useSignIn(wanted: string | null) {
  const navigate = useNavigate()
  const { readNewMe, welcome } = useIdentity()
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { twoFactorRedirect } = await signIn(credentials)
      if (twoFactorRedirect) return null
      return sendMailIfUnverified(await readNewMe(), errandOfPath(wanted))
    },
    onSuccess: (me) => (me ? welcome(me) : navigate({ href: secondStepPath(wanted) })),
  })
}

/** The second half of a login. */
export function useSecondStep() {
  const { readNewMe, welcome } = useIdentity()
  return useMutation({
    mutationFn: async (given: Parameters<typeof giveSecondStep>[0]) => {
      await giveSecondStep(given)
      return readNewMe()
    },
    onSuccess: welcome,
  })
}

/** Without a password; given a signal it waits for a pick from the browser's own list, which may never come. */
export function usePasskeySignIn() {
  const { readNewMe, welcome } = useIdentity()
  return useMutation({
    mutationFn: async (waiting: AbortSignal | undefined) => {
      const { offerPasskeys, signInWithPasskey } = await import('./security/passkey-ceremony.ts')
      if (!waiting) await signInWithPasskey()
      else if (!(await offerPasskeys(waiting))) return null
      return readNewMe()
    },
    onSuccess: (me) => me && welcome(me),
  })
}

/** Signs up. Without a session, where the server says to nobody whether there was an account before, the mail is all there is to wait for. */
export function useSignUp(errand: Errand) {
  const navigate = useNavigate()
  const { readNewMe, welcome } = useIdentity()
  return useMutation({
    mutationFn: async (given: Credentials & { plan?: string }) => {
      const { token } = await signUp({ ...given, afterVerifying: verifiedPath(errand) })
      return token === null ? null : readNewMe()
    },
    onSuccess: (me) => {
      welcome(me)
      if (!me) void navigate({ href: verifyPath(errand, 'unverified') })
    },
  })
}

/** In a window of its own; whoever comes back with an address that is not verified gets a mail. */
export function useIdentitySignIn(opensAccount: boolean, wanted: string | null) {
  const navigate = useNavigate()
  const { readNewMe, welcome } = useIdentity()
  return useMutation({
    mutationFn: async (providerId: string) => {
      const isDone = await signInByPopup(providerId, opensAccount)
      if (!isDone) return null
      const me = await readNewMe()
      // Whoever just opened the account got one from the server.
      return opensAccount ? me : sendMailIfUnverified(me, errandOfPath(wanted))
    },
    onSuccess: (me) => (me ? welcome(me) : navigate({ href: secondStepPath(wanted) })),
  })
}

/** The page that follows can ask for another mail, so a failure here is no reason to turn anybody away. */
async function sendMailIfUnverified(me: Me, errand: Errand): Promise<Me> {
  if (!me.emailVerified) await resendVerification(me.email, verifiedPath(errand)).catch(() => undefined)
  return me
}

/** `leave` belongs to the sign-out itself, because the page that asked for it may be gone by then. */
export function useSignOut(leave: () => void) {
  const { welcome } = useIdentity()
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      welcome(null)
      leave()
    },
  })
}

export function useIdentity() {
  const client = useQueryClient()
  return {
    readNewMe: async () => {
      // An answer to an earlier 'who am I' must not land after ours.
      await client.cancelQueries({ queryKey: meQuery.queryKey })
      const me = await readMe()
      if (!me) throw new RequestError('session_not_kept', 401)
      return me
    },
    /** Nothing that the last person saw stays for the next. */
    welcome: (me: Me | null) => {
      client.removeQueries({ predicate: ({ queryKey: [key] }) => key !== 'me' && key !== 'config' })
      client.setQueryData(meQuery.queryKey, me)
    },
  }
}
