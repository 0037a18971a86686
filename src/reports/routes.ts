import { zValidator } from '@hono/zod-validator'
import { Hono, type MiddlewareHandler } from 'hono'
import * as z from 'zod'
import type { Guarded } from '../accounts/guard.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { accountKey } from '../platform/http/client-network.ts'
import { limit } from '../platform/http/rate-limit.ts'
import { queryOf } from '../platform/http/validate.ts'
import { askForReport } from './ask-for-report.ts'
import { listMonths } from './list-months.ts'
import type { EnqueueReport } from './plan-reports.ts'
import { printedReport } from './print/printed-report.ts'
import type { Pages, Printer } from './print/printer.ts'
import { readReport } from './read-report.ts'
import { readWorkbook } from './read-workbook.ts'
import { isMonth, monthName } from './rules/month.ts'
import { PAPERS } from './rules/papers.ts'

export type ReportsParts = {
  db: Db
  clock: Clock
  guards: readonly MiddlewareHandler<Guarded>[]
  enqueueReport: EnqueueReport
  printer: Printer
  /** The app's, for keys that tell no address. */
  secret: string
}

const PRINTS = { name: 'report-pdf', max: 60, windowMs: 60 * 60 * 1000 }

const printSchema = z.strictObject({
  paper: z.enum(PAPERS).default('a4'),
  names: z.enum(['with', 'without']).default('with'),
})

/** What is no month is nothing that exists. */
const monthParam = zValidator('param', z.object({ month: z.string().refine(isMonth) }), (result) => {
  if (!result.success) throw new AppError('not_found')
})

export type ReportsApi = ReturnType<typeof reportsRoutes>

export const reportsRoutes = (parts: ReportsParts) => {
  const { db, clock, guards, printer, secret } = parts
  const limited = limit({ db, ...PRINTS, key: (c) => accountKey(c.get('actor').email, secret) })
  return new Hono<Guarded>()
    .use('*', ...guards)
    .get('/', async (c) => c.json(await listMonths(db, c.get('actor'), clock())))
    .post('/', async (c) => {
      await askForReport(parts, c.get('actor'))
      return c.body(null, 202)
    })
    .get('/:month', monthParam, async (c) =>
      c.json(await readReport(db, c.get('actor'), c.req.valid('param').month)),
    )
    .get('/:month/workbook', monthParam, async (c) =>
      c.json(await readWorkbook(db, c.get('actor'), c.req.valid('param').month, true)),
    )
    .get('/:month/pdf', monthParam, queryOf(printSchema), limited, async (c) => {
      const { month } = c.req.valid('param')
      const data = printedReport(await readReport(db, c.get('actor'), month))
      return asPdf(printer.print({ template: 'report', data }, c.req.valid('query').paper), `report-${month}`)
    })
    .get('/:month/workbook/pdf', monthParam, queryOf(printSchema), limited, async (c) => {
      const { month } = c.req.valid('param')
      const { paper, names } = c.req.valid('query')
      const page = await readWorkbook(db, c.get('actor'), month, names === 'with')
      const data = { ...page, monthName: monthName(month) }
      return asPdf(printer.print({ template: 'workbook', data }, paper), `workbook-${month}`)
    })
}

/** The file's name says no child's. */
const asPdf = async (pages: Promise<Pages>, name: string): Promise<Response> => {
  const { pdf } = await pages.catch((error: unknown) => {
    throw new AppError('unavailable', null, error)
  })
  return new Response(pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="kinwise-${name}.pdf"`,
    },
  })
}
