import { join } from 'node:path'
import type { Base, Feature } from '../platform/feature.ts'
import { seedPlans } from './seed-plans.ts'

const FILE = join(import.meta.dirname, '../../content/plans.yaml')

export const plansFeature = ({ db }: Base): Feature => ({ start: () => seedPlans(db, FILE) })
