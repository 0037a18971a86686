import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf, RequestError, request } from '../../../ui/request.ts'
import { meQuery } from '../../accounts/web/api.ts'
import type { Note, PrivacyOverview } from '../contract.ts'
import { DELETE_WORDS } from '../rules.ts'

export const overviewQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: ({ signal }) => request<PrivacyOverview>('GET', '/api/privacy', undefined, signal),
})

export const notesQuery = queryOptions({
  queryKey: ['privacy', 'notes'],
  queryFn: ({ signal }) => request<{ notes: Note[] }>('GET', '/api/privacy/notes', undefined, signal),
})

export const prove = (password: string) => request<void>('POST', '/api/privacy/proof', { password })

/** Whatever changes here is read anew, counts and all. */
export function useChange<Given>(change: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: ['privacy'] }),
  })
}

export const saveAutoDelete = (days: number | null) =>
  request<void>('PUT', '/api/privacy/auto-delete', { days })
export const agree = (kind: string) => request<void>('POST', '/api/privacy/agreements', { kind })
export const withdraw = (kind: string) => request<void>('POST', '/api/privacy/withdrawals', { kind })
export const forgetNotes = () => request<void>('DELETE', '/api/privacy/notes')
export const forgetNote = (id: string) => request<void>('DELETE', `/api/privacy/notes/${id}`)
export const saveNote = ({ id, summary }: Pick<Note, 'id' | 'summary'>) =>
  request<void>('PUT', `/api/privacy/notes/${id}`, { summary })

/** The archive and the name it asks to be kept under. */
export const takeExport = async (): Promise<{ name: string; archive: Blob }> => {
  const response = await fetch('/api/privacy/export', { method: 'POST', credentials: 'same-origin' }).catch(
    () => {
      throw new RequestError('network', 0)
    },
  )
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null))
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { name: name ?? 'kinwise.zip', archive: await response.blob() }
}

export function useCloseAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (leavesNewsletter: boolean) =>
      request<{ until: string }>('POST', '/api/privacy/closing', { typed: DELETE_WORDS, leavesNewsletter }),
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
    mutationFn: () => request<void>('DELETE', '/api/privacy/closing'),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  })
}
