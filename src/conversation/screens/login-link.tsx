import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '../../accounts/screens/api.ts'

/** To the login and back here. The login page would lead on whoever is still taken for signed in. */
export function LoginLink({ className }: { className: string }) {
  const client = useQueryClient()
  return (
    <a
      href={`/login?to=${encodeURIComponent(window.location.pathname)}`}
      onClick={() => client.setQueryData(meQuery.queryKey, null)}
      className={className}
    >
      Log in
    </a>
  )
}
