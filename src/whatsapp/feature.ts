import type { MiddlewareHandler } from 'hono'
import type { SiteConfig } from '../accounts/contract.ts'
import type { Guarded } from '../accounts/guard.ts'
import type { Clock } from '../platform/clock.ts'
import type { Base, Feature } from '../platform/feature.ts'
import { transcriber } from '../platform/model/transcribe.ts'
import { type Graph, whatsAppGraph } from '../platform/whatsapp-cloud/graph.ts'
import type { WhatsAppSettings } from '../platform/whatsapp-cloud/settings.ts'
import type { BeforeClosing } from '../privacy/close-account.ts'
import type { ConversationParts } from './channel-parts.ts'
import { createChannel } from './create-channel.ts'
import { addNumber, findSharedNumber, type NewNumber } from './data/numbers.ts'
import { waitingMail } from './emails/waiting-mail.ts'
import { unlinkEveryPhone } from './link/unlink-phone.ts'
import { whatsAppWebhookRoutes } from './receive/webhook-routes.ts'
import { whatsAppRoutes } from './routes.ts'
import { linkTo } from './rules/link-code.ts'
import { whatsAppSchedule } from './schedule.ts'
import { tellFamilyByMail } from './tell-by-mail.ts'

declare module '../platform/jobs/jobs.ts' {
  interface Work {
    /** A phone could not be reached. */
    'waiting-mail': { to: string }
  }
}

/** What stands in for WhatsApp in development. */
export type Sandboxed = {
  settings: WhatsAppSettings
  graph: Graph
  /** The channel's own time, which can be moved. */
  clock: Clock
  numbers: readonly NewNumber[]
  /** The page that opens in place of WhatsApp. */
  path: string
}

type Others = ConversationParts & {
  guards: readonly MiddlewareHandler<Guarded>[]
  /** Null where the real one is set up, and in production. */
  sandbox: Sandboxed | null
  /** Says on the pages where WhatsApp opens, once that's known. */
  announce: (whatsapp: SiteConfig['whatsapp']) => void
}

/** The coach on WhatsApp: off unless it is set up, or stood in for. */
export const whatsAppFeature = (base: Base, { guards, sandbox, announce, ...answering }: Others) => {
  const { config, database, db, log, clock, sendMail, enqueue } = base
  const { appUrl, supportEmail, transcribe } = config
  const settings = config.whatsapp ?? sandbox?.settings ?? null
  const beforeClosing: BeforeClosing = ({ userId }) => unlinkEveryPhone(db, userId)
  const jobs: Feature['jobs'] = { 'waiting-mail': ({ to }) => sendMail(waitingMail(to, appUrl)) }
  if (!settings) {
    const off: Feature = { routes: [['/whatsapp', whatsAppRoutes({ db, guards, channel: null })]], jobs }
    return { feature: off, channel: null, beforeClosing }
  }
  const parts = {
    ...{ ...answering, database, log, settings, appUrl, supportEmail },
    clock: sandbox?.clock ?? clock,
    graph: sandbox?.graph ?? whatsAppGraph(settings),
    transcribe: transcribe && transcriber(transcribe),
    tellByMail: tellFamilyByMail((tx, to) => enqueue(tx, 'waiting-mail', { to })),
  }
  const channel = createChannel(parts)
  const scheduled = whatsAppSchedule({ ...parts, ...channel })
  const seen = { clock: parts.clock, sandbox: sandbox?.path ?? null }
  const feature: Feature = {
    routes: [['/whatsapp', whatsAppRoutes({ db, guards, channel: seen })]],
    webhooks: [['/', whatsAppWebhookRoutes(channel)]],
    jobs,
    schedule: {
      'whatsapp-catch-up': { cron: '* * * * *', run: scheduled.eachMinute },
      'whatsapp-daily': { cron: '37 3 * * *', run: scheduled.eachDay },
    },
    start: async () => {
      for (const number of sandbox?.numbers ?? []) await addNumber(db, number)
      const number = await findSharedNumber(db)
      announce(number ? { number, link: sandbox?.path ?? linkTo(number) } : null)
    },
    stop: async () => {
      channel.stop()
      await channel.idle()
    },
  }
  return { feature, channel, beforeClosing }
}
