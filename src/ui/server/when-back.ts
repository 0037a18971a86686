const LOOK_MS = 3_000

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
