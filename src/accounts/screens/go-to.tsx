import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Leads on to a local address that is known only at run time, in place of this page. */
export function GoTo({ path }: { path: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ href: path, replace: true })
  }, [navigate, path])
  return null
}
