import { listTokens } from '../coach/token-budget.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import type { CrisisLines } from '../safety/load-lines.ts'
import { listCounts } from '../whatsapp/data/outgoing.ts'
import type { Overview } from './contract.ts'
import { countNumbers, countPlans, countSafety, listGaps } from './counts.ts'
import { countJobs, listFailed } from './jobs.ts'
import { centsOf, linesToCheck } from './rules.ts'

const DAYS = 31

export type OverviewParts = { db: Db; clock: Clock; lines: CrisisLines; centsPerMillion: number | null }

export const readOverview = async ({
  db,
  clock,
  lines,
  centsPerMillion,
}: OverviewParts): Promise<Overview> => ({
  plans: await countPlans(db),
  jobs: await countJobs(db),
  failed: await listFailed(db),
  safety: await countSafety(db),
  gaps: await listGaps(db),
  days: (await listTokens(db, DAYS)).map(({ day, tokens }) => ({
    ...{ day, tokens },
    cents: centsOf(tokens, centsPerMillion),
  })),
  whatsapp: await listCounts(db),
  lines: linesToCheck(everyLine(lines), clock()),
  numbers: await countNumbers(db),
})

const everyLine = ({ byCountry, names, anywhere }: CrisisLines) => [
  ...[...byCountry].flatMap(([code, own]) =>
    own.map((line) => ({ ...line, country: names.get(code) ?? code })),
  ),
  ...anywhere.map((line) => ({ ...line, country: 'Anywhere' })),
]
