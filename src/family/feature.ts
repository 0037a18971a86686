import type { Accounts } from '../accounts/feature.ts'
import type { Base, Feature } from '../platform/feature.ts'
import { accountSetupRoutes } from './account/routes.ts'
import { type AnalysisParts, personalityRoutes } from './personality-routes.ts'
import { type ChildrenParts, childrenRoutes } from './routes.ts'

type Others = Pick<Accounts, 'guards' | 'memberGuards'> &
  Pick<AnalysisParts, 'analyse'> &
  Pick<ChildrenParts, 'findAskedAge' | 'findLastTalks'>

export const familyFeature = ({ db, sealer, clock }: Base, others: Others): Feature => ({
  routes: [
    ['/children', childrenRoutes({ db, ...others })],
    ['/account-setup', accountSetupRoutes({ db, sealer, clock, ...others })],
    ['/personality-analysis', personalityRoutes({ db, clock, ...others })],
  ],
})
