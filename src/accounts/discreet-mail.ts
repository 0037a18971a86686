import { eq, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import type { SendMail } from '../platform/mail/mail.ts'
import { user } from './tables.ts'

/** Whoever wants it so gets every mail without the app's name in what is shown before it's opened. The address it comes from can't be hidden. */
export const discreetMail =
  (db: Db, send: SendMail): SendMail =>
  async ({ discreet, ...mail }) => {
    const isTheirs = eq(user.email, sql`lower(${mail.to})`)
    const [found] = await db.select({ isDiscreet: user.isDiscreet }).from(user).where(isTheirs)
    await send(discreet && found?.isDiscreet ? { ...mail, ...discreet, hidesSender: true } : mail)
  }

export const wantsDiscretion = async (db: Db, userId: string): Promise<boolean> => {
  const [found] = await db.select({ isDiscreet: user.isDiscreet }).from(user).where(eq(user.id, userId))
  return found?.isDiscreet ?? false
}

export const saveDiscretion = async (db: Db, userId: string, isDiscreet: boolean): Promise<void> => {
  await db.update(user).set({ isDiscreet }).where(eq(user.id, userId))
}
