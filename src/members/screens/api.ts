import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { meQuery, readMe } from '../../accounts/screens/api.ts'
import { ask, wire } from '../../ui/server/ask.ts'
import type { InvitationInput, MemberInput } from '../contract.ts'
import type { MembersApi } from '../routes.ts'
import { CHANGED } from './changed-family.ts'

const api = hc<MembersApi>('/api/members', wire)

export const familyQuery = queryOptions({
  queryKey: ['members'],
  queryFn: ({ signal }) => ask(api.index.$get, {}, signal),
})

export const familiesQuery = queryOptions({
  queryKey: ['members', 'families'],
  queryFn: ({ signal }) => ask(api.families.$get, {}, signal),
})

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => ask(api.invitation.$post, { json: { token } }, signal),
    retry: false,
  })

/** What changes who belongs to the family, and may do what. */
export function useChangeMembers() {
  const client = useQueryClient()
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: familyQuery.queryKey }) }
  return {
    invite: useMutation({
      mutationFn: (json: InvitationInput) => ask(api.invitations.$post, { json }),
      ...settled,
    }),
    resend: useMutation({
      mutationFn: (invitationId: string) =>
        ask(api.invitations[':invitationId'].mails.$post, { param: { invitationId } }),
      ...settled,
    }),
    withdraw: useMutation({
      mutationFn: (invitationId: string) =>
        ask(api.invitations[':invitationId'].$delete, { param: { invitationId } }),
      ...settled,
    }),
    change: useMutation({
      mutationFn: ({ userId, ...json }: MemberInput & { userId: string }) =>
        ask(api[':userId'].$put, { param: { userId }, json }),
      ...settled,
    }),
    remove: useMutation({
      mutationFn: (userId: string) => ask(api[':userId'].$delete, { param: { userId } }),
      ...settled,
    }),
    handOver: useMutation({
      mutationFn: (userId: string) => ask(api.ownership.$post, { json: { userId } }),
      onSettled: () => client.invalidateQueries(),
    }),
  }
}

/** What changes the family that this browser acts for: nothing of the one before stays on the page. */
export function useChangeFamily(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: () => Promise<unknown>) => {
      await change()
      return readMe()
    },
    onSuccess: (me) => {
      client.setQueryData(CHANGED, me?.family.id)
      client.setQueryData(meQuery.queryKey, me)
      onDone()
      client.removeQueries({ predicate: ({ queryKey: [key] }) => key !== 'me' && key !== 'config' })
    },
  })
}

export const switchTo = (familyId: string) =>
  ask(api.families[':familyId'].choice.$put, { param: { familyId } })
export const startOwn = () => ask(api.families.$post, {})
export const accept = (json: { token: string } | { invitationId: string }) =>
  ask(api.acceptances.$post, { json })
export const leave = (childIds: string[]) => ask(api.leaving.$post, { json: { childIds } })
