import { getCookies } from 'better-auth/cookies'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { authRoutes } from '../accounts/auth-routes.ts'
import type { SiteConfig } from '../accounts/contract.ts'
import type { DoorParts } from '../accounts/doors.ts'
import { type Actor, actorFinder, signedIn, signedInEvenClosed, verified } from '../accounts/guard.ts'
import { checkPassword } from '../accounts/guessing/check-password.ts'
import { passkeyRoutes } from '../accounts/passkeys/passkey-routes.ts'
import { accountRoutes } from '../accounts/routes.ts'
import { secondStepRoutes } from '../accounts/second-step/second-step-routes.ts'
import { sessionRoutes } from '../accounts/security/session-routes.ts'
import { endStreamsWithSession } from '../accounts/security/session-watch.ts'
import { loginFirst } from '../accounts/sign-in/login-first.ts'
import type { EventParts } from '../billing/provider/take-payment-event.ts'
import { paymentWebhookRoutes } from '../billing/provider/webhook-routes.ts'
import { type BillingParts, billingRoutes, planRoutes } from '../billing/routes.ts'
import { analysePersonality } from '../coach/analyse-personality.ts'
import type { Coach } from '../coach/coach.ts'
import type { ReplyQueue } from '../coach/reply-queue.ts'
import type { TokenBudget } from '../coach/token-budget.ts'
import type { DeletionParts } from '../conversation/history/delete-conversation.ts'
import { findLastTalks } from '../conversation/history/find-last-talks.ts'
import type { TopicsOf } from '../conversation/history/summarise.ts'
import { coachingRoutes } from '../conversation/routes.ts'
import type { ReplyLog } from '../conversation/stream/reply-log.ts'
import { accountSetupRoutes } from '../family/account/routes.ts'
import type { AnalysisRequest } from '../family/contract.ts'
import { personalityRoutes } from '../family/personality-routes.ts'
import { childrenRoutes } from '../family/routes.ts'
import { openFamily } from '../plans/open-family.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { clientNetwork } from '../platform/http/client-network.ts'
import { documentHeadersOnDocuments, headersOfSomePages, securityHeaders } from '../platform/http/headers.ts'
import { onError } from '../platform/http/on-error.ts'
import { jsonOnly, sameOrigin } from '../platform/http/same-origin.ts'
import { unknownProxyWarning } from '../platform/http/unknown-proxy.ts'
import type { Log } from '../platform/log.ts'
import type { Inbox } from '../platform/mail/inbox.ts'
import type { Model } from '../platform/model/model.ts'
import type { Sealer } from '../platform/sealing.ts'
import type { ReadSentences } from '../platform/sentence-vectors.ts'
import type { BeforeClosing, EnqueueMail } from '../privacy/close-account.ts'
import { privacyRoutes } from '../privacy/routes.ts'
import type { CrisisLines } from '../safety/load-lines.ts'
import { safetyRoutes } from '../safety/routes.ts'
import { oneClickUnsubscribe, siteRoutes } from '../site/routes.ts'
import { isCounted } from '../site/rules/counted.ts'
import type { SubscribeParts } from '../site/subscribe.ts'
import { bringTrialAlong } from '../trial/bring-trial-along.ts'
import type { DemoGuide } from '../trial/demo/answer-demo.ts'
import { demoRoutes } from '../trial/demo/demo-routes.ts'
import { findAge, findAsked } from '../trial/queries.ts'
import { trialRoutes } from '../trial/routes.ts'
import { modelSummaries, topicSummaries } from '../trial/summaries.ts'
import { devRoutes } from './dev-routes.ts'
import { healthRoutes } from './health.ts'

const BODY_MAX_BYTES = 64 * 1024

export type AppParts = {
  config: Config
  database: Database
  sealer: Sealer
  doors: DoorParts
  site: SiteConfig
  coach: Coach
  trialCoach: Coach
  /** Writes personality analyses; null where the guide does. */
  model: Model | null
  budget: TokenBudget
  log: Log
  clock: Clock
  replyLog: ReplyLog
  line: ReplyQueue
  lines: CrisisLines
  /** Reads meanings where the guide answers; null where a model does. */
  readSentences: ReadSentences | null
  running: Map<string, AbortController>
  demoGuide: DemoGuide
  /** What a text is about, by the cards that are found for it. */
  topicsOf: TopicsOf
  enqueuePurge: DeletionParts['enqueuePurge']
  enqueuePlanMail: BillingParts['enqueueMail']
  enqueue: SubscribeParts['enqueue']
  provider: BillingParts['provider']
  enqueueRefund: BillingParts['enqueueRefund']
  enqueueEvent: EventParts['enqueueEvent']
  /** Null where mail really leaves. */
  inbox: Inbox | null
  enqueueMail: EnqueueMail
  beforeClosing: BeforeClosing[]
}

/** Everything under /api that the pages call. */
const createApi = ({
  config,
  database,
  sealer,
  doors,
  coach,
  trialCoach,
  model,
  budget,
  log,
  clock,
  replyLog,
  line,
  running,
  site,
  lines,
  readSentences,
  demoGuide,
  topicsOf,
  enqueuePurge,
  enqueueMail,
  beforeClosing,
  enqueuePlanMail,
  enqueue,
  provider,
  enqueueRefund,
}: AppParts) => {
  const { db } = database
  const findActor = actorFinder({
    database,
    secret: config.appSecret,
    cookieName: sessionCookie(doors),
    openFamily: (userId) => openFamily(db, userId),
  })
  const guards = [signedIn(findActor), verified] as const
  const cookie = { secret: config.appSecret, isHttps: config.appUrl.startsWith('https:') }
  const privacy = {
    ...{ db, log, clock, coach, guards, sealer, enqueueMail, beforeClosing },
    secret: config.appSecret,
    anyGuard: signedInEvenClosed(findActor),
    checkPassword: (actor: Actor, password: string) => checkPassword(doors, actor, password),
  }
  const billing = {
    ...{
      db,
      clock,
      guards,
      payments: config.payments,
      enqueueMail: enqueuePlanMail,
      provider,
      enqueueRefund,
    },
  }
  const summarise = model ? modelSummaries(model) : topicSummaries(topicsOf)
  const analyse =
    model &&
    ((familyId: string, asked: AnalysisRequest, now: Date) =>
      analysePersonality({ db, log, model }, { familyId, now }, asked))
  const network = clientNetwork(config)
  const trial = {
    ...{ db, coach: trialCoach, budget, summarise, line, log, running, findActor },
    ...{ cookie, network, lines, readSentences, clock },
  }
  // Whatever asks for no account stands before coachingRoutes, whose guards cover all that comes after it.
  return new Hono()
    .use('*', endStreamsWithSession(doors.sessions))
    .route('/', siteRoutes({ db, log, network, config, enqueue }))
    .use('/me', bringTrialAlong(trial))
    .route('/', accountRoutes(findActor, site))
    .route('/sessions', sessionRoutes({ db, guards }))
    .route('/passkeys', passkeyRoutes({ ...doors, guards }))
    .route('/second-step', secondStepRoutes({ ...doors, guards }))
    .route('/safety', safetyRoutes({ db, lines, secureCookies: config.appUrl.startsWith('https:') }))
    .route('/plans', planRoutes({ db }))
    .route('/subscription', billingRoutes(billing))
    .route(
      '/children',
      childrenRoutes({
        ...{ db, guards },
        findAskedAge: (familyId) => findAge(db, { familyId }),
        findLastTalks: findLastTalks(topicsOf),
      }),
    )
    .route('/account-setup', accountSetupRoutes({ db, sealer, clock, guards }))
    .route('/personality-analysis', personalityRoutes({ db, clock, analyse, guards }))
    .route('/privacy', privacyRoutes(privacy))
    .route('/', trialRoutes(trial))
    .route('/', demoRoutes({ ...trial, demoGuide }))
    .route(
      '/',
      coachingRoutes({
        ...{ database, coach, log, clock, replyLog, line, running, guards, lines },
        ...{ readSentences, enqueuePurge, topicsOf, findAsked },
      }),
    )
}

const sessionCookie = ({ auth }: DoorParts): string => getCookies(auth.options).sessionToken.name

export const createApp = (parts: AppParts) => {
  const { config, doors, log, inbox, database } = parts
  const app = new Hono<{ Bindings: { incoming?: { socket: { remoteAddress?: string } } } }>()
  app.onError(onError(log))
  // Before the product's own headers: a mail's page has a stricter policy of its own.
  if (inbox) app.route('/dev', devRoutes(inbox))
  app.use(documentHeadersOnDocuments)
  app.use(headersOfSomePages)
  const https = config.appUrl.startsWith('https:')
  const { analyticsUrl: scriptUrl } = config
  app.use(securityHeaders({ https, counting: scriptUrl ? { scriptUrl, isCounted } : null }))
  app.route('/', healthRoutes(database))
  // A chat is asked for while its page still loads, so who may not have it is turned before.
  app.get(
    '/my-children/:childId/:chat{chat|parents|general}',
    loginFirst(config.appSecret, sessionCookie(doors)),
  )
  // Outside /api, whose guards a mail program's post of a form would not pass.
  app.post('/newsletter/unsubscribe', oneClickUnsubscribe({ ...parts, db: database.db }))
  if (config.production) app.use('/api/*', unknownProxyWarning(config.trustedProxies, log))
  // Before the walls against other sites' pages: who asks here is a server, known by its signature.
  if (parts.provider) {
    const { db, payments } = parts.provider
    const events = { db, payments, clock: parts.clock, enqueueEvent: parts.enqueueEvent }
    app.route('/api/webhooks', paymentWebhookRoutes(events))
  }
  app.use('/api/*', sameOrigin(config.appUrl), jsonOnly)
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: BODY_MAX_BYTES,
      onError: () => {
        throw new AppError('too_large')
      },
    }),
  )
  app.use('/api/*', async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  app.route('/api/auth', authRoutes(doors))
  app.route('/api', createApi(parts))
  app.all('/api/*', () => {
    throw new AppError('not_found')
  })
  return app
}
