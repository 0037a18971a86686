import type { MiddlewareHandler } from 'hono'
import type { DoorParts } from '../doors.ts'

/** One line for each try of a way in or out: which it was, and how it ended. No address, and no path that a visitor made up. */
export const logDoors = ({ auth, log }: Pick<DoorParts, 'auth' | 'log'>): MiddlewareHandler => {
  const doors = new Set<unknown>([...Object.values(auth.api).map(({ path }) => path), '/confirm-email'])
  return async (c, next) => {
    await next()
    const path = c.req.path.replace(/^\/api\/auth/, '')
    const door = doors.has(path) ? path : 'other'
    if (door !== '/get-session') log.info({ door, status: c.res.status }, 'a door was tried')
  }
}
