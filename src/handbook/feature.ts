import type { Accounts } from '../accounts/feature.ts'
import type { Library } from '../guidance/library.ts'
import type { Base, Feature } from '../platform/feature.ts'
import { handbookRoutes } from './routes.ts'

type Others = { guards: Accounts['memberGuards']; library: Library }

/** The guide's cards for a child, to be read through, also without a network. */
export const handbookFeature = ({ db }: Base, others: Others): Feature => ({
  routes: [['/handbook', handbookRoutes({ db, ...others })]],
})
