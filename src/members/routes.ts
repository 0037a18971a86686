import { Hono, type MiddlewareHandler } from 'hono'
import { type Guarded, only } from '../accounts/guard.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import type { ClientNetwork } from '../platform/http/client-network.ts'
import { limit } from '../platform/http/rate-limit.ts'
import { idParam, jsonBody } from '../platform/http/validate.ts'
import type { Log } from '../platform/log.ts'
import type { Sealer } from '../platform/sealing.ts'
import { changeMember, type EndRenewal, handOverFamily } from './change-member.ts'
import { startOwnFamily, switchFamily } from './choose-family.ts'
import {
  acceptanceSchema,
  invitationSchema,
  leavingSchema,
  lookSchema,
  memberSchema,
  ownershipSchema,
} from './contract.ts'
import type { EnqueueMail } from './emails/member-mail.ts'
import { acceptInvitation } from './inviting/accept-invitation.ts'
import { invite, resend, withdraw } from './inviting/invite.ts'
import { lookAtInvitation } from './inviting/look-at-invitation.ts'
import { hashOfToken } from './inviting/token.ts'
import { leaveFamily, removeMember } from './leaving/leave-family.ts'
import { listFamilies, readFamily } from './read-family.ts'

export type MembersParts = {
  db: Db
  log: Log
  clock: Clock
  sealer: Sealer
  enqueueMail: EnqueueMail
  endRenewal: EndRenewal
  network: ClientNetwork
  /** A frozen member may leave too. */
  selfGuards: readonly MiddlewareHandler<Guarded>[]
}

const HOUR_MS = 60 * 60 * 1000
const LOOKS = { name: 'invitation-look', max: 60, windowMs: HOUR_MS }
const INVITATIONS = { name: 'invitation', max: 30, windowMs: 24 * HOUR_MS }
const ACCEPTANCES = { name: 'invitation-acceptance', max: 60, windowMs: HOUR_MS }

export type MembersApi = ReturnType<typeof membersRoutes>

export const membersRoutes = (parts: MembersParts) => {
  const { db, log, clock, network, selfGuards } = parts
  const ownerOnly = only('owner')
  const inviting = limit({ db, ...INVITATIONS, key: (c) => c.get('actor').familyId })
  return (
    new Hono<Guarded>()
      // Whoever holds a link may have no account yet.
      .post('/invitation', limit({ db, key: network, ...LOOKS }), jsonBody(lookSchema), async (c) =>
        c.json(await lookAtInvitation(parts, c.req.valid('json').token)),
      )
      .use('*', ...selfGuards)
      .get('/', async (c) => c.json(await readFamily(db, c.get('actor'), clock())))
      .get('/families', async (c) => c.json({ families: await listFamilies(db, c.get('actor')) }))
      .post('/families', async (c) => {
        await startOwnFamily(db, c.get('actor'))
        return c.body(null, 204)
      })
      .put('/families/:familyId/choice', idParam('familyId'), async (c) => {
        await switchFamily(db, c.get('actor'), c.req.valid('param').familyId)
        return c.body(null, 204)
      })
      .post(
        '/acceptances',
        limit({ db, ...ACCEPTANCES, key: (c) => c.get('actor').id }),
        jsonBody(acceptanceSchema),
        async (c) => {
          const given = c.req.valid('json')
          const key = 'token' in given ? { tokenHash: hashOfToken(given.token) } : given
          await acceptInvitation(parts, c.get('actor'), key)
          log.info({ userId: c.get('actor').id }, 'an invitation was accepted')
          return c.body(null, 204)
        },
      )
      .post('/invitations', ownerOnly, inviting, jsonBody(invitationSchema), async (c) => {
        const id = await invite(parts, c.get('actor'), c.req.valid('json'))
        return c.json({ id }, 201)
      })
      .post('/invitations/:invitationId/mails', ownerOnly, inviting, idParam('invitationId'), async (c) => {
        await resend(parts, c.get('actor'), c.req.valid('param').invitationId)
        return c.body(null, 204)
      })
      .delete('/invitations/:invitationId', ownerOnly, idParam('invitationId'), async (c) => {
        await withdraw(db, c.get('actor').familyId, c.req.valid('param').invitationId)
        return c.body(null, 204)
      })
      .post('/ownership', ownerOnly, jsonBody(ownershipSchema), async (c) => {
        await handOverFamily(parts, c.get('actor'), c.req.valid('json').userId)
        log.info({ userId: c.get('actor').id }, 'a family was handed over')
        return c.body(null, 204)
      })
      .post('/leaving', jsonBody(leavingSchema), async (c) => {
        await leaveFamily(parts, c.get('actor'), c.req.valid('json').childIds)
        log.info({ userId: c.get('actor').id }, 'a member left a family')
        return c.body(null, 204)
      })
      .put('/:userId', ownerOnly, idParam('userId'), jsonBody(memberSchema), async (c) => {
        await changeMember(parts, c.get('actor'), c.req.valid('param').userId, c.req.valid('json'))
        return c.body(null, 204)
      })
      .delete('/:userId', ownerOnly, idParam('userId'), async (c) => {
        await removeMember(parts, c.get('actor'), c.req.valid('param').userId)
        log.info({ userId: c.get('actor').id }, 'a member was removed')
        return c.body(null, 204)
      })
  )
}
