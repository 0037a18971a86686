import { join } from 'node:path'
import type { Base, Feature } from '../platform/feature.ts'
import { CONTENT } from '../platform/root.ts'
import { loadLines } from './load-lines.ts'
import { safetyRoutes } from './routes.ts'

const FOLDER = join(CONTENT, 'crisis-lines')

export const safetyFeature = ({ db, config }: Base) => {
  const lines = loadLines(FOLDER)
  const secureCookies = config.appUrl.startsWith('https:')
  const feature: Feature = { routes: [['/safety', safetyRoutes({ db, lines, secureCookies })]] }
  return { feature, lines }
}
