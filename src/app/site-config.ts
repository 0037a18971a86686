import type { SiteConfig } from '../accounts/contract.ts'
import { listProviders } from '../accounts/sign-in/identity.ts'
import type { Config } from '../platform/config.ts'
import type { Inbox } from '../platform/mail/inbox.ts'
import type { Coaches } from './choose-coach.ts'

export const siteConfig = (
  config: Config,
  inbox: Inbox | null,
  { coach, trialCoach }: Coaches,
): SiteConfig => ({
  devInbox: inbox !== null,
  identityProviders: listProviders(config),
  coach: coach.name,
  // Webhooks answer families alone.
  trialCoach: trialCoach.name === 'guide' ? 'guide' : 'chat-completions',
  samples: !config.production,
  supportEmail: config.supportEmail,
  analyticsUrl: config.analyticsUrl,
  // Said once the numbers were looked at.
  whatsapp: null,
})
