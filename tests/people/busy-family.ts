import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { user } from '../../src/accounts/tables.ts'
import type { TestApp } from '../app/test-app.ts'
import { newPushBrowser } from '../fakes/push-service.ts'
import {
  buildChildInput,
  buildEvaluation,
  buildParent,
  type Client,
  clientOf,
  eventsOf,
  openTalk,
  readTalk,
  send,
  setPlan,
} from './factories.ts'
import { say as sayInFamilyChat } from './family-chat.ts'
import { buildReport } from './reports.ts'
import { buildTried } from './step-takers.ts'
import { ask, buildVisitor } from './visitors.ts'

/** A family that has used everything, with words that stand nowhere else. */
export const buildBusyFamily = async (app: TestApp) => {
  const { db } = app.database
  // Letters only: a number would be masked on its way to a coach.
  const mark = randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
  const words = {
    child: `Zyx${mark}`,
    said: `quandary${mark}`,
    tried: `trialword${mark}`,
    did: `pictures${mark}`,
    liked: `kites${mark}`,
    lives: `Lane ${mark}`,
    banks: `Bank ${mark}`,
    noted: `remark${mark}`,
    asked: `asked${mark}`,
    shared: `together${mark}`,
  }
  const parent = await buildParent(app)
  const [{ id: userId } = { id: '' }] = await db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, parent.email))

  const visitor = buildVisitor(app)
  await ask(visitor, `She ${words.tried} at bedtime`)
  await clientOf(app, `${parent.cookie}; ${visitor.cookie()}`).call('GET', '/api/me')

  const details = {
    name: 'Parent',
    phone: '',
    address: words.lives,
    bankName: words.banks,
    bankAccount: `DE ${mark}`,
  }
  expect((await parent.call('PUT', '/api/account-setup', { parent: details, children: [] })).status).toBe(200)

  const analysis = { name: words.child, age: 4, type: 'ENFP' }
  await parent.call('POST', '/api/personality-analysis', analysis)
  const evaluation = {
    ...buildEvaluation(),
    enhancedProfile: `${words.child} is warm.`,
    analysisSource: 'model' as const,
  }
  const input = { name: words.child, interests: [words.liked], personalityEvaluation: evaluation }
  const response = await parent.call('POST', '/api/children', buildChildInput(input))
  const { child } = await response.json()
  await db.execute(sql`update child set remaining_messages = -1 where id = ${child.id}`)
  const { conversation } = await openTalk(parent, child.id)
  for (let n = 0; n < 6; n++) await say(parent, conversation.id, `What about ${words.said} number ${n}?`)
  const { messages } = await readTalk(parent, conversation.id)
  const answer = messages.findLast(({ answerTo, status }) => answerTo !== null && status === 'complete')
  const marking = { isHelpful: false, reason: null, note: words.noted }
  expect((await parent.call('PUT', `/api/messages/${answer?.id}/feedback`, marking)).ok).toBe(true)
  await buildTried(db, answer?.id ?? '', words.did)
  await parent.call(
    'PUT',
    '/api/push',
    newPushBrowser(`https://push.example.org/${randomUUID()}`).subscription,
  )
  const parents = await parent.call('POST', `/api/children/${child.id}/conversations`, { kind: 'parents' })
  await say(parent, (await parents.json()).conversation.id, `We both wonder about ${words.said}`)

  await setPlan(app, parent, 'family')
  await sayInFamilyChat(parent, `Between us: ${words.shared}`)
  await setPlan(app, parent, 'free')
  await buildReport(db, conversation.id)
  await db.execute(sql`insert into newsletter_subscriber (id, email, token_hash, token_ends_at)
    values (${randomUUID()}, ${parent.email}, ${mark}, now())`)
  await db.execute(sql`insert into contact_message (id, name, email, subject, message)
    values (${randomUUID()}, 'Parent', ${parent.email.toUpperCase()}, 'Question', ${words.asked})`)
  await db.execute(sql`insert into paid_period
      (family_id, key, plan_id, kind, provider, price_cents, setup_fee_cents, currency, starts_at, ends_at)
    select family_id, ${mark}, 'family', 'subscribe', 'placeholder', 1200, 0, 'usd', now(), now()
    from family_member where user_id = ${userId}`)
  await db.execute(sql`insert into vacated_place (family_id, id, remaining_messages, given_messages)
    select family_id, ${randomUUID()}, 3, 0 from family_member where user_id = ${userId}`)
  await db.execute(sql`insert into checkout
      (family_id, id, plan_id, price_cents, setup_fee_cents, currency, created_at)
    select family_id, ${randomUUID()}, 'family', 1200, 0, 'usd', now() from family_member where user_id = ${userId}`)
  await db.execute(sql`insert into verification (id, identifier, value, expires_at)
    values (${randomUUID()}, ${`reset-password:${mark}`}, ${userId}, now() + interval '1 hour')`)
  await db.execute(sql`insert into two_factor (id, user_id, secret, backup_codes)
    values (${randomUUID()}, ${userId}, ${mark}, ${mark})`)
  await db.execute(sql`insert into passkey
      (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
    values (${randomUUID()}, ${userId}, ${`Phone ${mark}`}, ${mark}, ${mark}, 0, 'singleDevice', false)`)
  const phone = randomUUID()
  await db.execute(sql`insert into whatsapp_person (id, whatsapp_user_id, wa_id, family_id, member_id, last_inbound_at, number_id)
    select ${phone}, ${`US.${mark}`}, ${mark}, family_id, user_id, now(), '1' from family_member where user_id = ${userId}`)
  await db.execute(sql`insert into whatsapp_inbound (id, wamid, person_id, number_id, kind, sent_at)
    values (${randomUUID()}, ${`wamid.in.${mark}`}, ${phone}, '1', 'text', now())`)
  await db.execute(sql`insert into whatsapp_outgoing (id, key, person_id, number_id, rank, due_at, state)
    values (${randomUUID()}, ${mark}, ${phone}, '1', 1, now(), 'read')`)
  await db.execute(sql`insert into whatsapp_code (family_id, user_id, code_hash, child_id, expires_at)
    select family_id, user_id, ${mark}, ${child.id}, now() from family_member where user_id = ${userId}`)
  await db.execute(sql`insert into carer_child (family_id, user_id, child_id)
    select family_id, user_id, ${child.id} from family_member where user_id = ${userId}`)
  await db.execute(sql`insert into family_invitation (family_id, id, email, role, token_hash, expires_at)
    select family_id, ${randomUUID()}, ${`${mark}@example.org`}, 'parent', ${mark}, now() from family_member where user_id = ${userId}`)
  await db.execute(sql`insert into whatsapp_number (number, kind, family_id, child_id)
    select ${`+${mark}`}, 'dedicated', family_id, ${child.id} from family_member where user_id = ${userId}`)
  return { ...parent, userId, childId: child.id as string, conversationId: conversation.id, words }
}

const say = async (parent: Client, conversationId: string, text: string): Promise<void> => {
  await eventsOf(await send(parent, conversationId, text))
}

export const PASSWORD = 'correct horse battery'

export const prove = (parent: Client): Promise<Response> =>
  parent.call('POST', '/api/privacy/proof', { password: PASSWORD })
