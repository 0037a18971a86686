import { Hono } from 'hono'
import * as z from 'zod'
import { AppError } from '../platform/errors.ts'
import { jsonBody } from '../platform/http/validate.ts'
import type { RetryJob } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { AdminView } from './contract.ts'
import { findFailed } from './jobs.ts'
import { type FindOperator, type Operating, onlyOperators, withSecondStep } from './only-operators.ts'
import { type OverviewParts, readOverview } from './read-overview.ts'

export type OperatorsApi = ReturnType<typeof operatorsRoutes>

type Parts = OverviewParts & { log: Log; findOperator: FindOperator; retryJob: RetryJob }

export const operatorsRoutes = (parts: Parts) => {
  const { db, log, findOperator, retryJob } = parts
  return new Hono<Operating>()
    .use('*', onlyOperators(findOperator))
    .get('/', async (c) =>
      c.json<AdminView>(
        c.get('hasSecondStep')
          ? { needsSecondStep: false, overview: await readOverview(parts) }
          : { needsSecondStep: true },
      ),
    )
    .post('/retries', withSecondStep, jsonBody(z.strictObject({ jobId: z.uuid() })), async (c) => {
      const { jobId } = c.req.valid('json')
      const name = await findFailed(db, jobId)
      if (!name) throw new AppError('not_found')
      await retryJob(name, jobId)
      log.info({ userId: c.get('operator').id, job: name, id: jobId }, 'a job was asked for anew')
      return c.body(null, 204)
    })
}
