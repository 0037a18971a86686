import { removeWorker } from './remove-worker.ts'

/** Whatever keeps something on the device says here how to clear it. */
const forgetters = new Set<() => Promise<void>>()

export const onForget = (forget: () => Promise<void>) => {
  forgetters.add(forget)
}

/** At signing out: nothing of what was read or written stays for the next person at this screen. Never fails. */
export const forgetDevice = async (): Promise<void> => {
  try {
    sessionStorage.clear()
  } catch {
    // Refused: then nothing was stored.
  }
  const forgetting = Promise.allSettled([...[...forgetters].map((forget) => forget()), removeWorker()])
  // A browser whose storage doesn't answer must not keep anybody signed in.
  await Promise.race([forgetting, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))])
}

const LONGEST_MS = 3_000
