import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../ui/request.ts'
import type { ChangeEmailInput, OpenSession } from '../contract.ts'

/** Where this parent is logged in, and whether there is a password to change. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) =>
    request<{ sessions: OpenSession[]; hasPassword: boolean }>('GET', '/api/sessions', undefined, signal),
})

export const endSession = (id: string) => request<void>('DELETE', `/api/sessions/${id}`)

export const endOtherSessions = () => request<void>('DELETE', '/api/sessions')

export const changePassword = (given: { currentPassword: string; newPassword: string }) =>
  request<unknown>('POST', '/api/auth/change-password', given)

export const changeEmail = (given: ChangeEmailInput) =>
  request<unknown>('POST', '/api/auth/change-email', given)
