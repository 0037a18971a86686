import { type SQL, sql } from 'drizzle-orm'
import { openBankField } from '../accounts/bank-details.ts'
import type { ProfileRow } from '../accounts/queries.ts'
import type { Row } from '../platform/db/db.ts'
import type { Sealer } from '../platform/sealing.ts'
import type { HeldGroup } from './contract.ts'

/** Whose data is meant, and the family they act for. The address counts only because it is verified before anybody can close an account or take an export. */
export type Owner = { userId: string; familyId: string; email: string }

export type Held = {
  /** What one row is, in the plural, as an export heads them; the privacy centre's words stand in content/site. */
  what: string
  group: HeldGroup
  /** The rows that are this owner's. */
  where: (owner: Owner) => SQL
  /** Columns that are not given out, with the reason. */
  leftOut?: Record<string, string>
  /** The row as its owner may read it, where it is kept sealed. */
  opened?: (row: Row, sealer: Sealer) => Row
  /** Stays when the account goes: why. */
  notErased?: string
  /** Erased with the account, but of no use to anybody outside: why it is not given out. */
  notExported?: string
}
type NotPersonal = { notPersonal: string }

const ofUser = ({ userId }: Owner) => sql`user_id = ${userId}`
const ofAddress = ({ email }: Owner) => sql`lower(email) = lower(${email})`
const withRoles = (roles: SQL, { userId, familyId }: Owner) =>
  sql`family_id = ${familyId} and exists (select 1 from family_member m
    where m.family_id = ${familyId} and m.user_id = ${userId} and m.role in (${roles}))`
/** What a family has together: every parent's to read, no carer's. */
const ofFamily = (owner: Owner) => withRoles(sql`'owner', 'parent'`, owner)
/** What the owner alone decides on and pays. */
const ofOwner = (owner: Owner) => withRoles(sql`'owner'`, owner)
/** What somebody wrote or was answered belongs to whoever began the conversation, in whichever family. */
const began = ({ userId }: Owner) => sql`(select family_id, id from conversation where author_id = ${userId})`
const ofTalk = (owner: Owner) => sql`(family_id, conversation_id) in ${began(owner)}`
const said = (owner: Owner) =>
  sql`(select family_id, id from message where (family_id, conversation_id) in ${began(owner)})`
/** In the family chat, or somebody else's shared conversation: what they wrote, and the answers to it. */
const ownWords = ({ userId }: Owner) =>
  sql`user_id = ${userId} or (family_id, answer_to) in (select family_id, id from message where user_id = ${userId})`
const fromPhoneOf = ({ userId }: Owner) =>
  sql`person_id in (select id from whatsapp_person where member_id = ${userId})`
const opensTheAccount = 'opens the account'

const openBankDetails = (row: Row, sealer: Sealer): Row => {
  const { family_id: familyId, user_id: userId, bank_name: bankName, bank_account: bankAccount } = row
  const sealed = { familyId, userId, bankName, bankAccount } as ProfileRow
  return {
    ...row,
    bank_name: openBankField(sealer, sealed, 'bankName'),
    bank_account: openBankField(sealer, sealed, 'bankAccount'),
  }
}

/**
 * The one decision on every table of the product: whose it is, or why it is nobody's. Export, erasure and the counts of the privacy centre all
 * go by it, and a test fails for a table that does not stand here. Rows that are found through other rows stand before those.
 */
export const REGISTER: Record<string, Held | NotPersonal> = {
  child: { what: 'profiles of children', group: 'children', where: ofFamily },
  vacated_place: { what: 'messages that deleted profiles left', group: 'children', where: ofFamily },
  analysis_count: {
    what: 'counts of descriptions asked for on one day',
    group: 'children',
    where: ofFamily,
  },
  // A number goes back to the operator with its child: none of these is left to erase.
  whatsapp_number: { what: 'WhatsApp numbers of your children', group: 'contact', where: ofFamily },
  whatsapp_code: {
    what: 'codes that connect a phone',
    group: 'contact',
    where: ofUser,
    leftOut: { code_hash: 'made from the code, which connects a phone' },
  },
  whatsapp_inbound: {
    what: 'messages that came from your phone',
    group: 'contact',
    where: (owner) => fromPhoneOf(owner),
  },
  whatsapp_outgoing: {
    what: 'messages to your phone',
    group: 'contact',
    where: (owner) => fromPhoneOf(owner),
  },
  whatsapp_person: {
    what: 'phones you connected',
    group: 'contact',
    where: ({ userId }) => sql`member_id = ${userId}`,
  },
  carer_child: { what: 'children you look after', group: 'children', where: ofUser },
  family_invitation: {
    what: 'invitations to a family',
    group: 'contact',
    where: (owner) => sql`${ofAddress(owner)} or (${ofOwner(owner)})`,
    leftOut: { token_hash: 'belongs to a link in a mail' },
  },
  conversation: {
    what: 'conversations',
    group: 'conversations',
    where: ({ userId }) => sql`author_id = ${userId}`,
  },
  taken_step: { what: 'steps you tried, and how they went', group: 'children', where: ofUser },
  memory: { what: 'sentences the coach remembers', group: 'children', where: ofUser },
  check_in_setting: { what: 'how you want to be asked', group: 'account', where: ofUser },
  family_chat: { what: 'switches of your family chat', group: 'conversations', where: ofFamily },
  family_chat_member: {
    what: 'how far you have read your family chat',
    group: 'conversations',
    where: ofUser,
  },
  feedback: {
    what: 'marks you gave to answers',
    group: 'conversations',
    where: (owner) => sql`(family_id, message_id) in ${said(owner)}`,
  },
  message: {
    what: 'messages',
    group: 'conversations',
    where: (owner) => sql`${ofTalk(owner)} or ${ownWords(owner)}`,
    leftOut: { search: 'made from the text, to search in' },
  },
  summary: { what: 'notes the coach keeps', group: 'conversations', where: ofTalk },
  report: { what: 'monthly reports and workbooks', group: 'conversations', where: ofUser },
  reply: { what: 'answers, with what was sent for them', group: 'conversations', where: ofTalk },
  reply_event: {
    what: 'pieces of answers being written',
    group: 'conversations',
    where: (owner) => sql`(family_id, reply_id) in (select family_id, id from reply where ${ofTalk(owner)})`,
  },
  trial_visitor: { what: 'browsers that a trial came from', group: 'trial', where: ofOwner },
  subscription: { what: 'plans', group: 'plan', where: ofOwner },
  checkout: { what: 'ways to the payment page', group: 'plan', where: ofOwner },
  provider_event: {
    notPersonal: 'ids of what the payment provider told of; who it was about stands at the provider',
  },
  paid_period: { what: 'paid periods', group: 'plan', where: ofOwner },
  consent: {
    what: 'things you agreed to',
    group: 'account',
    where: (owner) => sql`${ofUser(owner)} or (user_id is null and ${ofOwner(owner)})`,
  },
  newsletter_subscriber: {
    what: 'addresses for the newsletter',
    group: 'contact',
    where: ofAddress,
    leftOut: { token_hash: 'belongs to a link in a mail' },
    notErased: 'a wish of its own, which is asked about when the account is deleted',
  },
  contact_message: { what: 'messages to support', group: 'contact', where: ofAddress },
  push_subscription: {
    what: 'browsers that take notifications',
    group: 'account',
    where: ofUser,
    leftOut: {
      endpoint: 'the address of that browser at its push service',
      p256dh: 'belongs to the key in that browser',
      auth: 'a secret between that browser and us',
    },
  },
  session: {
    what: 'devices signed in',
    group: 'account',
    where: ofUser,
    leftOut: { token: opensTheAccount },
  },
  two_factor: {
    what: 'second steps of logging in',
    group: 'account',
    where: ofUser,
    leftOut: { secret: opensTheAccount, backup_codes: opensTheAccount },
  },
  passkey: {
    what: 'passkeys',
    group: 'account',
    where: ofUser,
    leftOut: {
      public_key: 'belongs to the key on your device',
      credential_id: 'names the key on your device',
    },
  },
  known_device: {
    what: 'devices you signed in on before',
    group: 'account',
    where: ofUser,
    leftOut: { hash: 'made from a number in that device’s browser, to know it again' },
  },
  account: {
    what: 'ways to sign in',
    group: 'account',
    where: ofUser,
    leftOut: {
      password: opensTheAccount,
      access_token: opensTheAccount,
      refresh_token: opensTheAccount,
      id_token: opensTheAccount,
    },
  },
  verification: {
    what: 'codes that were sent',
    group: 'account',
    where: ({ userId, email }) =>
      sql`position(${userId} in value) > 0 or position(lower(${email}) in lower(identifier || ' ' || value)) > 0`,
    notExported: opensTheAccount,
  },
  profile: {
    what: 'details about yourself',
    group: 'account',
    where: ofUser,
    opened: openBankDetails,
  },
  family: {
    what: 'families of your own',
    group: 'account',
    where: ({ userId, familyId }) => sql`id = ${familyId} and exists (select 1 from family_member m
      where m.family_id = ${familyId} and m.user_id = ${userId} and m.role = 'owner')`,
  },
  family_member: { what: 'families', group: 'account', where: ofUser },
  user: { what: 'accounts', group: 'account', where: ({ userId }) => sql`id = ${userId}` },

  plan: { notPersonal: 'what is for sale, the same for everybody' },
  erasure: {
    notPersonal: 'hashed ids of what was deleted, so that a backup that is put back forgets it too',
  },
  safety_count: { notPersonal: 'numbers per month, without words, names or accounts' },
  guidance_gap: {
    notPersonal: 'how often nothing was written about what was asked, by month, topic and age',
  },
  instructions: { notPersonal: 'what the coach is told before every talk, the same for all families' },
  coach_tokens: { notPersonal: 'one number a day, of all families and guests together' },
  push_key: { notPersonal: 'the keys by which push services know this server' },
  whatsapp_count: { notPersonal: 'how many messages a month Meta bills, by category' },
  rate_limit: { notPersonal: 'counts per hashed network or account, gone when their window ends' },
}

/** The tables whose rows are somebody's, in the order of erasing them. */
export const heldTables = (): [string, Held][] =>
  Object.entries(REGISTER).flatMap(([table, entry]) => ('where' in entry ? [[table, entry]] : []))
