import type { Context } from 'hono'
import { AppError } from '../../platform/errors.ts'
import type { ClientNetwork } from '../../platform/http/client-network.ts'
import type { ConfirmEmail, Confirmed } from '../contract.ts'
import type { DoorParts } from '../doors.ts'
import { findPasswordHash } from '../guessing/check-password.ts'
import { countedGuess } from '../guessing/counted-guess.ts'
import { isChallenge } from '../second-step/to-second-step.ts'
import { broughtDevice } from '../sign-in/device-cookie.ts'
import { passCookies } from '../sign-in/pass-cookies.ts'
import { renewSession } from '../sign-in/renew-session.ts'
import { type ConfirmLink, findLink, useLink } from './links.ts'
import { takeOver } from './take-over.ts'

export type SignIn = (given: { email: string; password: string }) => Promise<Response>
type Parts = DoorParts & { network: ClientNetwork; signIn: SignIn }

/**
 * Opens the link of a mail. In a browser that is signed in to the account it confirms the address. Anywhere else it asks for the password, or
 * somebody could open an account with a stranger's address and wait for the stranger's click. Whoever does not know the password of an account
 * that was never verified may choose one: the mailbox is theirs. Nothing of whoever opened the account is left then.
 */
export const confirmEmail = async (parts: Parts, c: Context, given: ConfirmEmail): Promise<Response> => {
  const { auth, config, db } = parts
  const link = await findLink(db, given.token)
  if (!link) return refused('INVALID_TOKEN')
  const found = await auth.api.getSession({ headers: c.req.raw.headers })
  if (found?.user.id === link.userId) {
    if (!(await isUsed(parts, link))) return refused('INVALID_TOKEN')
    await renewSession(parts, c, found.session.id)
    return done(c, link)
  }
  if (given.password === undefined && given.newPassword === undefined) return ask(parts, c, link)
  if (config.loginDisabled) throw new AppError('login_disabled')
  if (given.newPassword !== undefined) {
    const refusal = await takeOver(parts, link, given.newPassword)
    if (refusal) return refused(refusal)
    return comeIn(parts, c, { email: link.email, password: given.newPassword }, link)
  }
  const { email } = link
  const guesser = { address: email, network: parts.network(c), device: await broughtDevice(c, config) }
  const credentials = { email, password: given.password ?? '' }
  const signedIn = await countedGuess(parts, guesser, () => parts.signIn(credentials))
  if (!signedIn.ok) return signedIn
  // Another click with the same password may have been a moment earlier: it is confirmed then.
  await isUsed(parts, link)
  return keep(parts, c, signedIn, link)
}

const isUsed = ({ db }: Parts, link: ConfirmLink): Promise<boolean> =>
  db.transaction((tx) => useLink(tx, link))

/** The address is no news to whoever has the mail. */
const ask = async ({ db }: Parts, c: Context, link: ConfirmLink): Promise<Response> =>
  c.json({
    isConfirmed: false,
    address: link.newEmail ?? link.email,
    isMove: link.newEmail !== null,
    hasPassword: (await findPasswordHash(db, link.userId)) !== null,
  } satisfies Confirmed)

const comeIn = async (
  parts: Parts,
  c: Context,
  credentials: Parameters<SignIn>[0],
  link: ConfirmLink,
): Promise<Response> => {
  const signedIn = await parts.signIn(credentials)
  return signedIn.ok ? keep(parts, c, signedIn, link) : signedIn
}

/** The library's cookies with an answer of ours. */
const keep = async (parts: Parts, c: Context, signedIn: Response, link: ConfirmLink): Promise<Response> => {
  passCookies(c, signedIn.headers)
  return done(c, link, await isChallenge(parts, signedIn))
}

const done = (c: Context, { newEmail }: ConfirmLink, needsSecondStep = false): Response =>
  c.json({ isConfirmed: true, isMove: newEmail !== null, needsSecondStep } satisfies Confirmed)

const refused = (code: string): Response => Response.json({ code }, { status: 400 })
