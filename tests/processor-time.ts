import { threadCpuUsage } from 'node:process'

/** Milliseconds of this thread's own work: the same on a machine that is busy with something else. */
export const processorMs = (work: () => unknown): number => {
  const before = threadCpuUsage()
  work()
  const { user, system } = threadCpuUsage(before)
  return (user + system) / 1000
}
