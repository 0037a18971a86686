import { listProviders } from '../features/accounts/identity.ts'
import type { Coach } from '../features/coaching/coach.ts'
import type { Config } from '../platform/config.ts'
import type { Inbox } from '../platform/mail/inbox.ts'

type Coaches = { coach: Coach; trialCoach: Coach }

export type SiteConfig = ReturnType<typeof siteConfig>

/** What this installation has switched on, as every page is told. */
export const siteConfig = (config: Config, inbox: Inbox | null, { coach, trialCoach }: Coaches) => ({
  devInbox: inbox !== null,
  identityProviders: listProviders(config),
  coach: coach.name,
  trialCoach: trialCoach.name,
  samples: !config.production,
  supportEmail: config.supportEmail,
  analyticsUrl: config.analyticsUrl,
})
