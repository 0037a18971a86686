import { useEffect } from 'react'
import { navigate } from '../../../ui/router/navigate.ts'

/** Leads on to a local address that is known only at run time, in place of this page. */
export function GoTo({ path }: { path: string }) {
  useEffect(() => {
    void navigate({ href: path, replace: true })
  }, [navigate, path])
  return null
}
