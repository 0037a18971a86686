import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { meQuery } from '../../accounts/screens/api.ts'
import { forgetDevice } from '../../ui/device/forget-device.ts'
import { ask, wire } from '../../ui/server/ask.ts'
import type { Agreement, AutoDeleteDays, Note } from '../contract.ts'
import type { PrivacyApi } from '../routes.ts'
import { DELETE_WORDS } from '../rules.ts'

const api = hc<PrivacyApi>('/api/privacy', wire)
const note = api.notes[':noteId']

export const overviewQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: ({ signal }) => ask(api.index.$get, {}, signal),
})

export const notesQuery = queryOptions({
  queryKey: ['privacy', 'notes'],
  queryFn: ({ signal }) => ask(api.notes.$get, {}, signal),
})

export const prove = (password: string) => ask(api.proof.$post, { json: { password } })

/** Whatever changes here is read anew, counts and all. */
export function useChange<Given>(change: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: ['privacy'] }),
  })
}

export const saveAutoDelete = (days: AutoDeleteDays) => ask(api['auto-delete'].$put, { json: { days } })
export const saveDiscretion = (isDiscreet: boolean) => ask(api.notifications.$put, { json: { isDiscreet } })
export const agree = (kind: Agreement) => ask(api.agreements.$post, { json: { kind } })
export const withdrawAnalysis = () => ask(api.withdrawals.$post, { json: { kind: 'analysis' } })
export const forgetNotes = () => ask(api.notes.$delete, {})
export const forgetNote = (id: string) => ask(note.$delete, { param: { noteId: id } })
export const saveNote = ({ id, summary }: Pick<Note, 'id' | 'summary'>) =>
  ask(note.$put, { param: { noteId: id }, json: { summary } })

/** The archive and the name it asks to be kept under. */
export const takeExport = async (): Promise<{ name: string; archive: Blob }> => {
  const response = await api.export.$post()
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { name: name ?? 'kinwise.zip', archive: await response.blob() }
}

export function useCloseAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (leavesNewsletter: boolean) =>
      ask(api.closing.$post, { json: { typed: DELETE_WORDS, leavesNewsletter } }).then(forgetDevice),
    onSuccess: () => {
      // Nothing that was seen stays for whoever sits here next.
      client.removeQueries({ predicate: ({ queryKey: [key] }) => key !== 'me' && key !== 'config' })
      client.setQueryData(meQuery.queryKey, null)
    },
  })
}

export function useReopenAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => ask(api.closing.$delete, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  })
}
