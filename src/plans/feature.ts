import { join } from 'node:path'
import type { Base, Feature } from '../platform/feature.ts'
import { CONTENT } from '../platform/root.ts'
import { seedPlans } from './seed-plans.ts'

const FILE = join(CONTENT, 'plans.yaml')

export const plansFeature = ({ db }: Base): Feature => ({ start: () => seedPlans(db, FILE) })
