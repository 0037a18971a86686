import type { Log } from '../platform/log.ts'

/** Ends the process on an error that nobody caught, as Node does, but in the words of the log: Node prints statements with their parameters. */
export const endOnError = (log: Log): void => {
  process.on('uncaughtException', (err) => {
    log.error({ err }, 'the process ends because of an error that nobody caught')
    process.exit(1)
  })
}
