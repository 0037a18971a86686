import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ask, wire } from '../../../ui/server/ask.ts'
import type { ChangeEmailInput } from '../../contract.ts'
import type { PasskeysApi } from '../../passkeys/passkey-routes.ts'
import type { SecondStepApi } from '../../second-step/second-step-routes.ts'
import type { SessionsApi } from '../../security/session-routes.ts'
import { auth } from '../api.ts'

const sessions = hc<SessionsApi>('/api/sessions', wire)
const secondStep = hc<SecondStepApi>('/api/second-step', wire)
export const passkeys = hc<PasskeysApi>('/api/passkeys', wire)

/** Where this parent is logged in, and whether there is a password to change. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => ask(sessions.index.$get, {}, signal),
})

export const endSession = (id: string) => ask(sessions[':sessionId'].$delete, { param: { sessionId: id } })

export const endOtherSessions = () => ask(sessions.index.$delete, {})

export const changePassword = (given: { currentPassword: string; newPassword: string }) =>
  ask(auth['change-password'].$post, { json: given })

export const changeEmail = (given: ChangeEmailInput) => ask(auth['change-email'].$post, { json: given })

export const secondStepQuery = queryOptions({
  queryKey: ['second-step'],
  queryFn: ({ signal }) => ask(secondStep.index.$get, {}, signal),
})

/** The address behind the QR code, and ten codes that are never shown again. Nothing is asked for before the first code was right. */
export const beginSecondStep = (password: string) => ask(secondStep.index.$post, { json: { password } })

export const confirmSecondStep = (code: string) => ask(secondStep.confirmation.$post, { json: { code } })

export const renewBackupCodes = (password: string) =>
  ask(secondStep['backup-codes'].$post, { json: { password } })

export const endSecondStep = (password: string) => ask(secondStep.removal.$post, { json: { password } })

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => ask(passkeys.index.$get, {}, signal),
})

export const renamePasskey = (id: string, name: string) =>
  ask(passkeys[':passkeyId'].$put, { param: { passkeyId: id }, json: { name } })

export const removePasskey = (id: string, password: string | undefined) =>
  ask(passkeys[':passkeyId'].removal.$post, { param: { passkeyId: id }, json: { password } })
