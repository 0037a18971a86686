import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../platform/db/db.ts'
import type { Ears } from '../platform/shared-watch.ts'

const topicOf = (familyId: string): string => `family-chat ${familyId}`

/** Something happened in a family's chat: its open pages are told at once, on every replica. */
export const tellFamily = (database: Pick<Database, 'tell'>, familyId: string): Promise<void> =>
  database.tell(topicOf(familyId))

/** `open` before the first look, so that nothing is missed between that and the waiting. */
export type FamilyEars = Ears & { open: (familyId: string) => void; close: () => void }

type Ear = { isNew: boolean; wake: () => void }

/** Waits for what families are told, and no longer than a look now and then would take. */
export const familyEars = (database: Pick<Database, 'hear'>): FamilyEars => {
  const ears = new Map<string, Ear>()
  const earOf = (familyId: string): Ear => {
    const ear = ears.get(familyId) ?? { isNew: false, wake: () => {} }
    ears.set(familyId, ear)
    return ear
  }
  const close = database.hear((topic) => {
    const [, familyId = ''] = topic.split(' ')
    const ear = topic === topicOf(familyId) ? ears.get(familyId) : undefined
    if (!ear) return
    ear.isNew = true
    ear.wake()
  })
  return {
    open: (familyId) => void earOf(familyId),
    wait: async (familyId, ms) => {
      const ear = earOf(familyId)
      if (!ear.isNew) {
        const stop = new AbortController()
        const heard = new Promise<void>((resolve) => {
          ear.wake = resolve
        })
        await Promise.race([heard, wait(ms, null, { signal: stop.signal }).catch(() => {})])
        stop.abort()
      }
      ear.isNew = false
    },
    forget: (familyId) => void ears.delete(familyId),
    close,
  }
}
