import { getCookies } from 'better-auth/cookies'
import { Hono } from 'hono'
import type { Db } from '../platform/db/db.ts'
import type { Base, Feature } from '../platform/feature.ts'
import { type AuthParts, createAuth } from './auth.ts'
import { authRoutes } from './auth-routes.ts'
import { type ConfirmRequest, sendConfirmLink } from './confirming/send-confirm-link.ts'
import { recordAgreements } from './consents.ts'
import type { Errand, SiteConfig } from './contract.ts'
import type { DoorParts } from './doors.ts'
import {
  type Actor,
  actorFinder,
  type Beside,
  notFrozen,
  only,
  signedIn,
  signedInEvenClosed,
  verified,
} from './guard.ts'
import { checkPassword } from './guessing/check-password.ts'
import { tellOfGuesses } from './guessing/tell-of-guesses.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { resealProfiles } from './reseal-profiles.ts'
import { accountRoutes } from './routes.ts'
import { resealSecondSteps } from './second-step/reseal-second-steps.ts'
import { secondStepRoutes } from './second-step/second-step-routes.ts'
import { type AccountNotice, accountNotice } from './security/account-notices.ts'
import { sendResetLink } from './security/send-reset-link.ts'
import { sessionRoutes } from './security/session-routes.ts'
import { createSessionWatch, endStreamsWithSession } from './security/session-watch.ts'
import { loadWeakPasswords } from './security/weak-passwords.ts'
import { identityDoor } from './sign-in/identity-door.ts'
import { loginFirst } from './sign-in/login-first.ts'

declare module '../platform/jobs/jobs.ts' {
  interface Work {
    'confirm-link': ConfirmRequest
    'reset-link': { email: string; errand?: Errand }
    'account-notice': AccountNotice
    'password-guessed': { email: string }
  }
}

/** What happens around an account in the features after this one. */
type Others = {
  site: SiteConfig
  /** The family someone acts for; a new account gets the one that its browser wrote in, or a new one. */
  openFamily: (userId: string, cookies?: string | null) => Promise<string>
  onSignedIn: (userId: string) => Promise<void>
  beside: Beside
  planExists: DoorParts['planExists']
  onTakenOver: DoorParts['onTakenOver']
}

export const accountsFeature = (base: Base, others: Others) => {
  const { config, database, db, log, clock, sealer, sendMail, enqueue } = base
  const { appUrl, appSecret } = config
  const notify = (notice: AccountNotice, tx: Db = db) => enqueue(tx, 'account-notice', notice)
  const sendConfirmation = (request: ConfirmRequest) => enqueue(db, 'confirm-link', request)
  const authParts: AuthParts = {
    ...{ config, db, log, notify, sendConfirmation, onSignedIn: others.onSignedIn },
    onUserCreated: async (userId, agreed, cookies) => {
      const familyId = await others.openFamily(userId, cookies)
      await recordAgreements(db, { familyId, userId }, agreed, clock())
    },
  }
  const auth = createAuth({ ...authParts, config: { ...config, oidc: null } })
  const sessions = createSessionWatch(database)
  const doors: DoorParts = {
    ...{ auth, config, db, log, sessions, notify, sendConfirmation },
    identity: config.oidc ? identityDoor(() => createAuth(authParts)) : async () => auth,
    isWeak: loadWeakPasswords(),
    planExists: others.planExists,
    onTakenOver: others.onTakenOver,
    tellOfGuesses: (email) => enqueue(db, 'password-guessed', { email }),
    sendReset: (email, errand) => enqueue(db, 'reset-link', { email, errand }),
  }
  const cookieName = getCookies(auth.options).sessionToken.name
  const { openFamily, beside } = others
  const findActor = actorFinder({ database, secret: appSecret, cookieName, openFamily, beside })
  const selfGuards = [signedIn(findActor), verified] as const
  const memberGuards = [...selfGuards, notFrozen] as const
  const feature: Feature = {
    routes: [
      ['/auth', authRoutes(doors)],
      ['/', accountRoutes(findActor, others.site)],
      ['/sessions', sessionRoutes({ db, guards: selfGuards })],
      ['/passkeys', passkeyRoutes({ ...doors, guards: selfGuards })],
      ['/second-step', secondStepRoutes({ ...doors, guards: selfGuards })],
    ],
    // A chat is asked for while its page still loads, so who may not have it is turned before.
    open: new Hono().get(
      '/my-children/:childId/:chat{chat|parents|general}',
      loginFirst(appSecret, cookieName),
    ),
    jobs: {
      'confirm-link': (request) => sendConfirmLink({ db, sendMail, appUrl }, request),
      'reset-link': ({ email, errand }) =>
        sendResetLink({ auth, db, sendMail, clock, appUrl }, email, errand),
      'account-notice': (notice) => sendMail(accountNotice(notice, appUrl)),
      'password-guessed': ({ email }) => tellOfGuesses({ db, sendMail, appUrl }, email),
    },
    start: async () => {
      if (!config.appSecretOld) return
      const count = (await resealProfiles(db, sealer)) + (await resealSecondSteps(db, config))
      log.info({ count }, 'sealed with the new secret')
    },
    stop: () => sessions.stop(),
  }
  return {
    feature,
    findActor,
    /** For the parents of a family, and unless something else is said, for every route. */
    guards: [...memberGuards, only('owner', 'parent')] as const,
    /** For carers too: what stands behind it asks which children and conversations are theirs. */
    memberGuards,
    /** For what is somebody's own, in whichever family. */
    selfGuards,
    /** For whoever is signed in, verified or not, and with a closed account too. */
    anyGuard: signedInEvenClosed(findActor),
    endStreams: endStreamsWithSession(sessions),
    checkPassword: (actor: Actor, password: string) => checkPassword(doors, actor, password),
  }
}

export type Accounts = ReturnType<typeof accountsFeature>
