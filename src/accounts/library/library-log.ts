import type { Log } from '../../platform/log.ts'

/**
 * Where the sign-in library's own log lines go: that it spoke and how gravely, and of an error its class, code and frames. Its words go nowhere:
 * they quote addresses, and a database's error quotes password hashes and session tokens.
 */
export const libraryLog = (log: Log) => ({
  level: 'warn' as const,
  log: (level: 'debug' | 'info' | 'warn' | 'error', _words: string, ...about: unknown[]): void => {
    const err = about.find((one) => one instanceof Error)
    // Without an error it is about what somebody typed, which log-doors.ts counts.
    if (err) log[level === 'error' ? 'error' : 'warn']({ err }, 'the sign-in library reports')
  },
})
