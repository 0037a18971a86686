import { randomBytes } from 'node:crypto'
import type { Db } from '../../platform/db/db.ts'
import { AppError, mustExist } from '../../platform/errors.ts'
import { takeOrRefuse } from '../../platform/http/rate-limit.ts'
import type { LinkCode } from '../contract.ts'
import { findSharedNumber, listNumbersOf } from '../data/numbers.ts'
import { listFamilyChildren } from '../data/people.ts'
import { CODE_CHARS, CODE_LETTERS, CODE_MS, codeFrom, greetingWith, linkTo } from '../rules/link-code.ts'
import { whatsappCode } from '../tables.ts'
import { hashOfCode } from './link-phone.ts'

const CODES = { name: 'whatsapp-new-codes', max: 30, windowMs: 60 * 60 * 1000 }

/** A new code, good for ten minutes and for one phone; the one before it is void. Throws not_found, too_many, or unavailable without a number to write to. */
export const makeCode = async (
  db: Db,
  { familyId, userId }: { familyId: string; userId: string },
  childId: string,
  { now, sandbox }: { now: Date; sandbox: string | null },
): Promise<LinkCode> => {
  await takeOrRefuse(db, CODES, familyId)
  mustExist((await listFamilyChildren(db, familyId)).some(({ id }) => id === childId))
  const own = (await listNumbersOf(db, familyId)).find((one) => one.childId === childId)?.number
  const number = own ?? (await findSharedNumber(db))
  if (!number) throw new AppError('unavailable')
  const code = codeFrom(evenBytes())
  const expiresAt = new Date(now.getTime() + CODE_MS)
  const set = { codeHash: hashOfCode(code), childId, expiresAt }
  await db
    .insert(whatsappCode)
    .values({ familyId, userId, ...set })
    .onConflictDoUpdate({ target: [whatsappCode.familyId, whatsappCode.userId], set })
  const message = greetingWith(code)
  const link = sandbox
    ? `${sandbox}?${new URLSearchParams({ to: number, text: message })}`
    : linkTo(number, message)
  return { code, message, number, link, expiresAt: expiresAt.toISOString() }
}

/** Bytes of which every letter is as likely: those past the last whole round are left out. */
const evenBytes = (): Uint8Array => {
  const most = 256 - (256 % CODE_LETTERS.length)
  const bytes = [...randomBytes(CODE_CHARS * 4)].filter((byte) => byte < most)
  return bytes.length >= CODE_CHARS ? Uint8Array.from(bytes) : evenBytes()
}
