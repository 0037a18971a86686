import { hc } from 'hono/client'
import { ask, wire } from '../../ui/server/ask.ts'
import type { ContactInput } from '../contract.ts'
import type { SiteApi } from '../routes.ts'

const api = hc<SiteApi>('/api', wire)
const { newsletter } = api

export const subscribe = (email: string) => ask(newsletter.subscriptions.$post, { json: { email } })

export const confirmSubscription = (token: string) => ask(newsletter.confirmations.$post, { json: { token } })

export const unsubscribe = (token: string) => ask(newsletter.unsubscriptions.$post, { json: { token } })

export const sendContactMessage = (message: ContactInput) =>
  ask(api['contact-messages'].$post, { json: message })

const PATH_MAX_CHARS = 200

export const tellOfMissingPage = (path: string) =>
  ask(api['missing-pages'].$post, { json: { path: path.slice(0, PATH_MAX_CHARS) } })
