import { join } from 'node:path'
import { type AuthParts, createAuth } from '../accounts/auth.ts'
import type { ConfirmRequest } from '../accounts/confirming/send-confirm-link.ts'
import { recordConsent } from '../accounts/consents.ts'
import type { Errand } from '../accounts/contract.ts'
import { resealProfiles } from '../accounts/reseal-profiles.ts'
import { resealSecondSteps } from '../accounts/second-step/reseal-second-steps.ts'
import type { AccountNotice } from '../accounts/security/account-notices.ts'
import { sendResetLink } from '../accounts/security/send-reset-link.ts'
import { createSessionWatch } from '../accounts/security/session-watch.ts'
import { loadWeakPasswords } from '../accounts/security/weak-passwords.ts'
import { identityDoor } from '../accounts/sign-in/identity-door.ts'
import type { EnqueuePlanMail } from '../billing/emails/plan-mail.ts'
import { endPeriod } from '../billing/end-period.ts'
import { liftLimits } from '../billing/lift-limits.ts'
import { createReplyQueue } from '../coach/reply-queue.ts'
import { createTokenBudget } from '../coach/token-budget.ts'
import { reapReplies } from '../conversation/reap-replies.ts'
import { UNDO_MS } from '../conversation/rules.ts'
import { createReplyLog } from '../conversation/stream/reply-log.ts'
import { SHUTDOWN } from '../conversation/write-reply.ts'
import { gapCounter } from '../guidance/count-gap.ts'
import { createLibrary } from '../guidance/library.ts'
import { loadCards } from '../guidance/load-cards.ts'
import { topicsOf } from '../guidance/topics-of.ts'
import { openFamily } from '../plans/open-family.ts'
import { planExists } from '../plans/queries.ts'
import { seedPlans } from '../plans/seed-plans.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database, Db } from '../platform/db/db.ts'
import { forgetEndedWindows } from '../platform/http/rate-limit.ts'
import { forgetJobs, type JobEngine, startJobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import { folderInbox } from '../platform/mail/inbox.ts'
import { smtpMail } from '../platform/mail/smtp.ts'
import { chatCompletions } from '../platform/model/chat-completions.ts'
import { stripePayments } from '../platform/payments/stripe.ts'
import { readInTurns } from '../platform/read-in-turns.ts'
import { createSealer } from '../platform/sealing.ts'
import { sentenceReader } from '../platform/sentence-vectors.ts'
import type { EnqueueMail } from '../privacy/close-account.ts'
import { loadLines } from '../safety/load-lines.ts'
import { forgetOldTrials } from '../trial/forget-old-trials.ts'
import { unlinkConversations } from '../trial/queries.ts'
import { createApp } from './app.ts'
import { beforeClosing } from './before-closing.ts'
import { chooseCoaches } from './choose-coach.ts'
import { schedule } from './schedule.ts'
import { siteConfig } from './site-config.ts'
import { workHandlers } from './work.ts'

export const CONTENT = join(import.meta.dirname, '../../content')

const REAP_MS = 10_000
const FORGET_MS = 60 * 60 * 1000
const SHUTDOWN_MS = 10_000
/** Faster than anyone reads, slow enough to read along. */
const GUIDE_WORD_MS = 12

export type Parts = {
  config: Config
  database: Database
  jobEngine: JobEngine
  log: Log
  clock: Clock
  /** Milliseconds between the built-in guide's words; about eighty words a second unless told. */
  guideWordMs?: number
}

/** Puts the product together on an open database. Returns the app and what ends it: answers being written are let finish first. */
export const compose = async ({
  config,
  database,
  jobEngine,
  log,
  clock,
  guideWordMs = GUIDE_WORD_MS,
}: Parts) => {
  const { db } = database
  await seedPlans(db, join(CONTENT, 'plans.yaml'))
  await liftLimits(db)
  const sealer = createSealer(config.appSecret, config.appSecretOld)
  if (config.appSecretOld) {
    const count = (await resealProfiles(db, sealer)) + (await resealSecondSteps(db, config))
    log.info({ count }, 'sealed with the new secret')
  }
  const inbox = config.smtp ? null : folderInbox(join(config.dataDir, 'inbox'), clock)
  const sendMail = config.smtp ? smtpMail(config.smtp) : inbox?.send
  if (!sendMail) throw new Error('no way to send mail')
  const enqueueMail: EnqueueMail = (tx, mail) => jobs.enqueue(tx, 'account-mail', mail)
  const enqueuePlanMail: EnqueuePlanMail = (tx, mail) => jobs.enqueue(tx, 'plan-mail', mail)
  const erasing = { db, log, enqueueMail, forgetJobs }
  const provider = config.stripe && {
    ...{ db, clock, log, appUrl: config.appUrl, payments: stripePayments(config.stripe) },
    enqueueMail: enqueuePlanMail,
  }
  const scheduled = schedule({
    ...{ ...erasing, clock, enqueuePlanMail, provider },
    clearDeleted: database.clearDeleted,
  })
  const closing = beforeClosing({ db, clock, enqueuePlanMail, provider })
  const notify = (notice: AccountNotice, tx: Db = db) => jobs.enqueue(tx, 'account-notice', notice)
  const sendConfirmation = (request: ConfirmRequest) => jobs.enqueue(db, 'confirm-link', request)
  const authParts: AuthParts = {
    config,
    db,
    log,
    notify,
    sendConfirmation,
    onSignedIn: (userId) => atLogin(database, userId, log, clock),
    onUserCreated: async (userId, agreed) => {
      const familyId = await openFamily(db, userId)
      await recordConsent(db, familyId, agreed, clock())
    },
  }
  const auth = createAuth({ ...authParts, config: { ...config, oidc: null } })
  const { appUrl } = config
  const sendReset = (email: string, errand?: Errand) =>
    sendResetLink({ auth, db, sendMail, clock, appUrl }, email, errand)
  const work = workHandlers({ db, clock, sendMail, sendReset, config, provider })
  const jobs = await startJobs(jobEngine, work, log, scheduled)
  const sessions = createSessionWatch(database)
  const running = new Map<string, AbortController>()
  const replyLog = createReplyLog(database)
  const budget = createTokenBudget({ db, clock, log }, config.dailyTokenBudget)
  const model = config.coach ? budget.counted(chatCompletions(config.coach)) : null
  const lines = loadLines(join(CONTENT, 'crisis-lines'))
  const read = readInTurns(sentenceReader((err) => log.warn({ err }, 'the guide goes by words alone')))
  const library = createLibrary(loadCards(join(CONTENT, 'guidance')))
  const coaches = chooseCoaches(config, {
    model,
    library,
    guideWordMs,
    clock,
    read,
    countGap: gapCounter({ db, log, clock }),
  })
  const site = siteConfig(config, inbox, coaches)
  const app = createApp({
    lines,
    readSentences: model ? null : read('first'),
    replyLog,
    line: createReplyQueue(config.coachConcurrency),
    config,
    database,
    sealer,
    doors: {
      auth,
      identity: config.oidc ? identityDoor(() => createAuth(authParts)) : async () => auth,
      config,
      db,
      log,
      sessions,
      isWeak: loadWeakPasswords(),
      planExists: (planId) => planExists(db, planId),
      notify,
      sendConfirmation,
      onTakenOver: (userId, tx) => unlinkConversations(tx, userId),
      tellOfGuesses: (email) => jobs.enqueue(db, 'password-guessed', { email }),
      sendReset: (email, errand) => jobs.enqueue(db, 'reset-link', { email, errand }),
    },
    model,
    budget,
    ...coaches,
    topicsOf: (text) => topicsOf(library, text),
    site,
    log,
    clock,
    running,
    inbox,
    enqueuePlanMail,
    enqueue: jobs.enqueue,
    provider,
    enqueueEvent: (tx, eventId) => jobs.enqueue(tx, 'payment-event', { eventId }),
    enqueueRefund: (tx, refund) => jobs.enqueue(tx, 'pay-back', refund),
    enqueuePurge: (tx) => jobs.enqueue(tx, 'purge-conversations', {}, UNDO_MS + 1000),
    enqueueMail,
    beforeClosing: closing,
  })
  const reaping = setInterval(reap, REAP_MS, database, log)
  await reap(database, log)
  const forgetting = setInterval(forget, FORGET_MS, database, log)
  return {
    app,
    site,
    inbox,
    /** For what runs on its own: tests call it with another time. */
    erasing,
    scheduled,
    beforeClosing: closing,
    stop: async () => {
      sessions.stop()
      clearInterval(reaping)
      clearInterval(forgetting)
      await drain(running, SHUTDOWN_MS)
      await jobs.stop()
      await database.close()
    },
  }
}

/** A plan that cannot be looked at keeps nobody out: the schedule looks again within the hour. */
const atLogin = async ({ db }: Database, userId: string, log: Log, clock: Clock): Promise<void> => {
  log.info({ userId }, 'a session began')
  try {
    await endPeriod(db, await openFamily(db, userId), clock())
  } catch (err) {
    log.warn({ err }, 'a plan could not be looked at on the way in')
  }
}

const reap = async (database: Database, log: Log): Promise<void> => {
  try {
    const count = await reapReplies(database)
    if (count > 0) log.info({ count }, 'interrupted answers were settled')
  } catch (err) {
    log.warn({ err }, 'interrupted answers could not be looked for')
  }
}

const forget = async ({ db }: Database, log: Log): Promise<void> => {
  try {
    await forgetOldTrials(db)
    await forgetEndedWindows(db)
  } catch (err) {
    log.warn({ err }, 'what is old could not be forgotten')
  }
}

/** Waits for answers being written, then breaks off those that are left, which gives their credits back. */
const drain = async (running: Map<string, AbortController>, ms: number): Promise<void> => {
  const idle = async (until: number) => {
    while (running.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await idle(Date.now() + ms)
  for (const stop of running.values()) stop.abort(SHUTDOWN)
  await idle(Date.now() + 2000)
}
