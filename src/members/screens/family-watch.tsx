import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { meQuery } from '../../accounts/screens/api.ts'
import { CHANGED } from './changed-family.ts'

const LOOK_MS = 4_000

/**
 * Says on an open page that its reader doesn't belong to the family any more: whoever isn't the owner can be removed at any time, so their page asks
 * every few seconds who they are. Nothing of the family stays on the screen or in the cache then.
 */
export function FamilyWatch() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: me } = useQuery({
    ...meQuery,
    refetchInterval: ({ state }) => (state.data && state.data.family.role !== 'owner' ? LOOK_MS : false),
  })
  const before = useRef<string | null>(null)
  const now = me?.family.id ?? null
  useEffect(() => {
    const isOther = before.current !== null && now !== null && now !== before.current
    before.current = now
    if (!isOther || client.getQueryData(CHANGED) === now) return
    void navigate({ to: '/family-left', replace: true }).then(() =>
      client.removeQueries({ predicate: ({ queryKey: [key] }) => key !== 'me' && key !== 'config' }),
    )
  }, [now, client, navigate])
  return null
}
