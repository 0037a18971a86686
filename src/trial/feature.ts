import { Hono } from 'hono'
import { purgeLater } from '../conversation/feature.ts'
import type { Base, Feature } from '../platform/feature.ts'
import { bringsTrialAlong } from './brings-trial-along.ts'
import { coachForVisitors } from './coach-for-visitors.ts'
import { type DemoParts, demoRoutes } from './demo/demo-routes.ts'
import { forgetOldTrials } from './forget-old-trials.ts'
import { type TrialParts, trialRoutes } from './routes.ts'
import type { Summarise } from './summaries.ts'

const FORGET_MS = 60 * 60 * 1000

type Others = Omit<TrialParts, keyof Base | 'cookie' | 'enqueuePurge'> &
  Pick<DemoParts, 'demoGuide'> & { summarise: Summarise }

export const trialFeature = (base: Base, { summarise, ...others }: Others): Feature => {
  const { config, database, db, log, clock, network, stopping, meters } = base
  const cookie = { secret: config.appSecret, isHttps: config.appUrl.startsWith('https:') }
  const parts = {
    ...{ ...others, database, db, log, clock, network, cookie, stopping, meters },
    coach: coachForVisitors(others.coach, summarise),
    enqueuePurge: purgeLater(base),
  }
  return {
    routes: [
      ['/', new Hono().use('/me', bringsTrialAlong(parts))],
      ['/', trialRoutes(parts)],
      ['/', demoRoutes(parts)],
    ],
    every: [{ ms: FORGET_MS, run: () => forgetOldTrials(db), failed: 'old trials could not be forgotten' }],
  }
}
