import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../ui/request.ts'
import type { ChangeEmailInput, KeptPasskey, OpenSession, SecondStepState } from '../contract.ts'

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

export const secondStepQuery = queryOptions({
  queryKey: ['second-step'],
  queryFn: ({ signal }) =>
    request<{ secondStep: SecondStepState }>('GET', '/api/second-step', undefined, signal),
})

/** The address behind the QR code, and ten codes that are never shown again. Nothing is asked for before the first code was right. */
export const beginSecondStep = (password: string) =>
  request<{ uri: string; backupCodes: string[] }>('POST', '/api/second-step', { password })

export const confirmSecondStep = (code: string) =>
  request<void>('POST', '/api/second-step/confirmation', { code })

export const renewBackupCodes = (password: string) =>
  request<{ backupCodes: string[] }>('POST', '/api/second-step/backup-codes', { password })

export const endSecondStep = (password: string) =>
  request<void>('POST', '/api/second-step/removal', { password })

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => request<{ passkeys: KeptPasskey[] }>('GET', '/api/passkeys', undefined, signal),
})

export const renamePasskey = (id: string, name: string) =>
  request<void>('PUT', `/api/passkeys/${id}`, { name })

export const removePasskey = (id: string, password: string | undefined) =>
  request<void>('POST', `/api/passkeys/${id}/removal`, { password })
