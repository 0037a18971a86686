import { accountsFeature } from '../accounts/feature.ts'
import { endPeriod } from '../billing/end-period.ts'
import { billingFeature } from '../billing/feature.ts'
import { analysePersonality } from '../coach/analyse-personality.ts'
import { createReplyQueue, type ReplyQueue } from '../coach/reply-queue.ts'
import { createTokenBudget } from '../coach/token-budget.ts'
import { contextOfMessage } from '../conversation/assess-message.ts'
import { conversationFeature } from '../conversation/feature.ts'
import { findLastTalks } from '../conversation/history/find-last-talks.ts'
import { createReplyLog } from '../conversation/stream/reply-log.ts'
import { familyFeature } from '../family/feature.ts'
import { familyChatFeature } from '../family-chat/feature.ts'
import { gapCounter } from '../guidance/count-gap.ts'
import type { Library } from '../guidance/library.ts'
import { openLibrary } from '../guidance/open-library.ts'
import { topicsOf } from '../guidance/topics-of.ts'
import { handbookFeature } from '../handbook/feature.ts'
import { membersFeature } from '../members/feature.ts'
import { operatorsFeature } from '../operators/feature.ts'
import { plansFeature } from '../plans/feature.ts'
import { openFamily } from '../plans/open-family.ts'
import { planExists } from '../plans/queries.ts'
import type { Base } from '../platform/feature.ts'
import { openStreams } from '../platform/http/event-stream.ts'
import type { Inbox } from '../platform/mail/inbox.ts'
import type { Meters } from '../platform/metrics/meters.ts'
import { chatCompletions } from '../platform/model/chat-completions.ts'
import { readInTurns } from '../platform/read-in-turns.ts'
import { sentenceReader } from '../platform/sentence-vectors.ts'
import { tracedModel } from '../platform/tracing/traced-parts.ts'
import { privacyFeature } from '../privacy/feature.ts'
import { pushFeature } from '../push/feature.ts'
import { reportsFeature } from '../reports/feature.ts'
import { safetyFeature } from '../safety/feature.ts'
import { siteFeature } from '../site/feature.ts'
import { stepsFeature } from '../steps/feature.ts'
import { withMemory } from '../steps/memory/with-memory.ts'
import { findAsked, findAskedAge } from '../trial/asked-before.ts'
import { handBackTrials, takeOverTrial } from '../trial/come-along.ts'
import { trialFeature } from '../trial/feature.ts'
import { modelSummaries, topicSummaries } from '../trial/summaries.ts'
import { visitorIn } from '../trial/visitor-cookie.ts'
import { whatsAppFeature } from '../whatsapp/feature.ts'
import { chooseCoaches } from './choose-coach.ts'
import { siteConfig } from './site-config.ts'
import type { Sandbox } from './whatsapp-sandbox/sandbox.ts'

type Given = {
  /** Null where mail really leaves. */
  inbox: Inbox | null
  /** Milliseconds between the built-in guide's words. */
  guideWordMs: number
  /** Null where WhatsApp is set up, and in production. */
  sandbox: Sandbox | null
  library?: Library
}

/** Every feature of the product, made in the order in which one needs the other, and listed in the order of mounting. */
export const createFeatures = (base: Base, given: Given) => {
  const { config, db, log, clock, meters, tracing } = base
  const { inbox, guideWordMs, sandbox, library = openLibrary() } = given
  const budget = createTokenBudget({ db, clock }, config.dailyTokenBudget)
  const model = config.coach
    ? tracedModel(budget.counted(chatCompletions(config.coach)), config.coach.model, tracing)
    : null
  const read = readInTurns(sentenceReader((err) => log.warn({ err }, 'the guide goes by words alone')))
  const countGap = gapCounter({ db, log, clock })
  const coaches = chooseCoaches(config, { model, library, guideWordMs, clock, read, countGap })
  /** Answers families, and knows what they tried. */
  const coach = withMemory(coaches.coach, base)
  const site = siteConfig(config, inbox, coaches)
  const topics = (text: string) => topicsOf(library, text)

  const accounts = accountsFeature(base, {
    site,
    openFamily: (userId, cookies) =>
      openFamily(db, userId, async (tx) =>
        takeOverTrial(tx, await visitorIn(cookies, config.appSecret), userId),
      ),
    onSignedIn: (userId) => atLogin(base, userId),
    planExists: (planId) => planExists(db, planId),
    beside: contextOfMessage,
    onTakenOver: (userId, tx) => handBackTrials(tx, userId),
  })
  const push = pushFeature(base, accounts)
  const safety = safetyFeature(base)
  const billing = billingFeature(base, accounts)
  const replyQueue = createReplyQueue(config.coachConcurrency)
  watchProcess(meters, replyQueue)
  const answering = {
    ...{ meters, replyQueue },
    /** Answers this process writes. */
    running: new Map<string, AbortController>(),
    replyLog: createReplyLog(base.database),
    topicsOf: topics,
    lines: safety.lines,
    readSentences: model ? null : read('first'),
  }
  const whatsapp = whatsAppFeature(base, {
    ...{ ...answering, coach, guards: accounts.guards, sandbox },
    announce: (where) => {
      site.whatsapp = where
    },
  })
  const beforeClosing = [billing.beforeClosing, whatsapp.beforeClosing]
  const privacy = privacyFeature(base, { ...accounts, coach: coaches.coach, beforeClosing })
  return {
    features: [
      siteFeature(base),
      trialFeature(base, {
        ...answering,
        coach: coaches.trialCoach,
        demoGuide: coaches.demoGuide,
        findActor: accounts.findActor,
        budget,
        summarise: model ? modelSummaries(model) : topicSummaries(topics),
      }),
      accounts.feature,
      push.feature,
      safety.feature,
      plansFeature(base),
      billing.feature,
      familyFeature(base, {
        ...accounts,
        analyse:
          model &&
          ((familyId, asked, now) => analysePersonality({ db, log, model }, { familyId, now }, asked)),
        findAskedAge: (familyId) => findAskedAge(db, familyId),
        findLastTalks: findLastTalks(topics),
      }),
      familyChatFeature(base, {
        ...{ ...answering, ...accounts, coach, notifications: push.notifications },
      }),
      stepsFeature(base, {
        ...{ guards: accounts.memberGuards, lines: safety.lines },
        ...{ notifications: push.notifications, phones: whatsapp.phones },
      }),
      privacy.feature,
      membersFeature(base, { ...accounts, endRenewal: billing.beforeClosing }),
      whatsapp.feature,
      conversationFeature(base, {
        ...answering,
        coach,
        guards: accounts.memberGuards,
        findAsked,
      }),
      handbookFeature(base, { guards: accounts.memberGuards, library }),
      reportsFeature(base, { guards: accounts.guards, library, read: read('guest') }),
      budget.feature,
      operatorsFeature(base, { findActor: accounts.findActor, lines: safety.lines }),
    ],
    site,
    channel: whatsapp.channel,
    endStreams: accounts.endStreams,
    erasing: privacy.erasing,
    beforeClosing,
  }
}

/** What each process has of its own. */
const watchProcess = (meters: Meters, { waiting, inside }: ReplyQueue): void => {
  meters.watch('kinwise_open_streams', 'Event streams that are open', [], () => [{ value: openStreams() }])
  meters.watch('kinwise_replies_waiting', 'Answers that wait for the coach', [], () => [{ value: waiting() }])
  meters.watch('kinwise_replies_running', 'Answers that the coach is asked for', [], () => [
    { value: inside() },
  ])
}

/** A plan that cannot be looked at keeps nobody out: the schedule looks again within the hour. */
const atLogin = async ({ db, log, clock }: Base, userId: string): Promise<void> => {
  log.info({ userId }, 'a session began')
  try {
    await endPeriod(db, await openFamily(db, userId), clock())
  } catch (err) {
    log.warn({ err }, 'a plan could not be looked at on the way in')
  }
}
