import { RequestError } from './request.ts'

const LOOK_MS = 3_000

/** The server couldn't be asked, or couldn't answer: the same may work in a moment. */
export const isAway = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 0 || error.status >= 502)

/** Resolves once the server is ready again. Looks each three seconds while somebody looks at the page. */
export const whenBack = async (): Promise<void> => {
  do await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  while (globalThis.document?.hidden || !(await isReady()))
}

const isReady = async (): Promise<boolean> =>
  navigator.onLine !== false &&
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
