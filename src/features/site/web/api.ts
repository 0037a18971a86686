import { request } from '../../../ui/request.ts'
import type { ContactInput } from '../contract.ts'

export const subscribe = (email: string) => request<void>('POST', '/api/newsletter/subscriptions', { email })

export const confirmSubscription = (token: string) =>
  request<void>('POST', '/api/newsletter/confirmations', { token })

export const unsubscribe = (token: string) =>
  request<void>('POST', '/api/newsletter/unsubscriptions', { token })

export const sendContactMessage = (message: ContactInput) =>
  request<void>('POST', '/api/contact-messages', message)
