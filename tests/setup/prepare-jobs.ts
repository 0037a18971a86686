import { type JobEngine, startJobs } from '../../src/platform/jobs/jobs.ts'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

/** The queue's own tables, made once in the template. */
export const prepareJobs = async (engine: JobEngine): Promise<void> => {
  const jobs = await startJobs(engine, {}, quiet)
  await jobs.stop()
}
