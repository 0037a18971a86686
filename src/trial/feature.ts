import { Hono } from 'hono'
import type { Base, Feature } from '../platform/feature.ts'
import { bringTrialAlong } from './bring-trial-along.ts'
import { type DemoParts, demoRoutes } from './demo/demo-routes.ts'
import { forgetOldTrials } from './forget-old-trials.ts'
import { type TrialParts, trialRoutes } from './routes.ts'

const FORGET_MS = 60 * 60 * 1000

type Others = Omit<TrialParts, keyof Base | 'cookie'> & Pick<DemoParts, 'demoGuide'>

export const trialFeature = (base: Base, others: Others): Feature => {
  const { config, db, log, clock, network } = base
  const cookie = { secret: config.appSecret, isHttps: config.appUrl.startsWith('https:') }
  const parts = { ...others, db, log, clock, network, cookie }
  return {
    routes: [
      ['/', new Hono().use('/me', bringTrialAlong(parts))],
      ['/', trialRoutes(parts)],
      ['/', demoRoutes(parts)],
    ],
    every: [{ ms: FORGET_MS, run: () => forgetOldTrials(db), failed: 'old trials could not be forgotten' }],
  }
}
