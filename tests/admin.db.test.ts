import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Command, type CommandParts, Refusal } from '../scripts/admin/command.ts'
import { numberCommands } from '../scripts/admin/numbers.ts'
import { planCommands } from '../scripts/admin/plans.ts'
import { userCommands } from '../scripts/admin/users.ts'
import { whatsAppCommands } from '../scripts/admin/whatsapp.ts'
import { child } from '../src/family/tables.ts'
import { seedPlans } from '../src/plans/seed-plans.ts'
import { lockFolder } from '../src/platform/db/lock-folder.ts'
import { stripePayments } from '../src/platform/payments/stripe.ts'
import { startTestApp, type TestApp } from './app/test-app.ts'
import { SECRET_KEY, startStripe, WEBHOOK_SECRET } from './fakes/stripe/stripe.ts'
import { buildChild, buildParent, type Client, cookieOf } from './people/factories.ts'
import { beginLogin, buildGuarded, giveCode, switchOn } from './people/second-step.ts'

const COMMANDS: Record<string, Command> = {
  ...planCommands,
  ...userCommands,
  ...numberCommands,
  ...whatsAppCommands,
}
const PLANS = join(import.meta.dirname, '../content/plans.yaml')

let app: TestApp
let parent: Client
let childId: string
let payments: CommandParts['payments'] = null
let audited: Parameters<CommandParts['audit']>[]
beforeAll(async () => {
  app = await startTestApp()
  parent = await buildParent(app)
  childId = (await buildChild(parent)).id
})
afterAll(() => app.stop())

/** Runs a command's words, as the shell would split them. */
const admin = (...words: string[]) => {
  audited = []
  const audit: CommandParts['audit'] = (...line) => void audited.push(line)
  const command = COMMANDS[words.slice(0, 2).join(' ')]
  if (!command) throw new Error('no such command')
  return command.run(
    { db: app.database.db, payments, config: app.config, now: new Date(), audit },
    words.slice(2),
  )
}

test('plans are brought to the payment provider once', async () => {
  const stripe = await startStripe()
  const settings = { apiBase: stripe.url, collectTax: false, promotionCodes: false }
  payments = stripePayments({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, ...settings })
  const made = { key: 'kinwise-family-1200-usd', outcome: 'made' }
  expect(await admin('plans', 'sync')).toContainEqual(expect.objectContaining(made))
  expect(await admin('plans', 'sync')).toContainEqual(expect.objectContaining({ ...made, outcome: 'found' }))
  expect([...stripe.ledger.prices.values()]).toHaveLength(3)
  payments = null
  await stripe.close()
})

test('plans are listed and changed; what was changed outlives a start until it follows the content again', async () => {
  const { db } = app.database
  expect(await admin('plans', 'list')).toMatchObject([
    { id: 'free' },
    { id: 'basic' },
    { id: 'family' },
    { id: 'ultimate' },
  ])
  const changed = await admin(
    'plans',
    'set',
    'basic',
    '--price',
    '6.5',
    '--badge',
    'none',
    '--max-children',
    '2',
  )
  expect(changed).toMatchObject({ id: 'basic', priceCents: 650, badge: null, maxChildren: 2 })
  expect(audited).toEqual([
    ['plans set', { planId: 'basic', fields: ['priceCents', 'badge', 'maxChildren'] }],
  ])
  await seedPlans(db, PLANS)
  expect(await admin('plans', 'list')).toContainEqual(
    expect.objectContaining({ id: 'basic', priceCents: 650 }),
  )
  await admin('plans', 'set', 'basic', '--follow', 'content')
  await seedPlans(db, PLANS)
  expect(await admin('plans', 'list')).toContainEqual(
    expect.objectContaining({ id: 'basic', priceCents: 500 }),
  )
})

test('a plan made unlimited counts no messages of its families; one made smaller again takes nothing back', async () => {
  const { db } = app.database
  const others = await buildChild(await buildParent(app))
  const left = async (id: string) =>
    (await db.select().from(child).where(eq(child.id, id)))[0]?.remainingMessages
  const limit = (number: string) => admin('plans', 'set', 'basic', `--max-conversations=${number}`)
  for (const unlimited of ['999', '-1']) {
    await limit('50')
    await admin('users', 'plan', parent.email, 'basic')
    await admin('users', 'credits', parent.email, '7')
    await limit(unlimited)
    expect(await left(childId)).toBe(-1)
    await expect(admin('users', 'credits', parent.email, '7')).rejects.toThrow('The plan basic is unlimited')
  }
  expect(await left(others.id)).toBe(10)
  await limit('50')
  expect(await left(childId)).toBe(-1)
  await admin('users', 'plan', parent.email, 'free')
  expect(await left(childId)).toBe(10)
  await admin('plans', 'set', 'basic', '--follow', 'content')
  await seedPlans(db, PLANS)
})

test('a family is found, put on a plan and given messages', async () => {
  const found = await admin('users', 'find', parent.email.slice(0, 20).toUpperCase())
  expect(found).toMatchObject([{ email: parent.email, planId: 'free' }])
  expect(await admin('users', 'plan', parent.email, 'family')).toMatchObject({
    planId: 'family',
    isActive: true,
  })
  expect(await admin('users', 'credits', parent.email, '7')).toMatchObject([
    { id: childId, remainingMessages: 7 },
  ])
  expect(JSON.stringify(audited)).not.toContain(parent.email)
  expect(await admin('users', 'credits', parent.email, 'unlimited', '--child', childId)).toMatchObject([
    { remainingMessages: -1 },
  ])
  expect(await admin('users', 'plan', parent.email, 'free')).toMatchObject({
    planId: 'free',
    isActive: false,
  })
  expect(await admin('users', 'credits', parent.email, '0')).toMatchObject([{ remainingMessages: 0 }])
})

test('S41: who lost the second factor logs in with the password again; no device stays trusted', async () => {
  const { email, backupCodes, client } = await buildGuarded(app)
  const { step } = await beginLogin(app, email)
  const trusted = await giveCode(step, backupCodes[0] ?? '', 'backup-code', { trustDevice: true })
  expect(trusted.ok).toBe(true)
  expect(await admin('users', 'reset-second-factor', email)).toMatch(/^The password alone opens/)
  expect(JSON.stringify(audited)).not.toContain(email)
  expect((await beginLogin(app, email)).isAsked).toBe(false)
  await expect(admin('users', 'reset-second-factor', email)).rejects.toThrow('asks for no second step')
  // Switched on again, the devices of before are asked.
  await switchOn(client)
  expect((await beginLogin(app, email, cookieOf(trusted))).isAsked).toBe(true)
})

test('numbers are kept once, with Meta’s id of each', async () => {
  const known = ((await admin('numbers', 'list')) as unknown[]).length
  const add = () => admin('numbers', 'add', '+15550100200', '--id', '900000000000009', '--kind', 'dedicated')
  expect(await add()).toMatch(/^\+15550100200 was added\./)
  await expect(add()).rejects.toThrow('This number, or this id, is there already.')
  const listed = (await admin('numbers', 'list')) as Record<string, unknown>[]
  expect(listed).toHaveLength(known + 1)
  expect(listed.find(({ number }) => number === '+15550100200')).toMatchObject({
    kind: 'dedicated',
    use: 'free',
  })
  expect(await admin('numbers', 'remove', '+15550100200')).toBe('+15550100200 was removed.')
  await expect(admin('numbers', 'remove', '+15550100200')).rejects.toThrow('There is no such number')
  expect(JSON.stringify(audited)).not.toContain('15550100200')
  expect(await admin('whatsapp', 'costs')).toEqual([])
  await expect(admin('whatsapp', 'check')).rejects.toThrow('The channel is off')
})

describe('one sentence for what cannot be done', () => {
  test.each([
    [['plans', 'set', 'gold', '--price', '5'], 'There is no plan with the id "gold".'],
    [['plans', 'set', 'basic'], 'Usage: npm run admin -- plans set'],
    [['plans', 'set', 'basic', '--price', 'free'], '--price must be a sum such as 12 or 12.50.'],
    [['plans', 'set', 'basic', '--price', '-5'], 'Usage: npm run admin -- plans set'],
    [['plans', 'set', 'basic', '--price=1e3'], '--price must be a sum such as 12 or 12.50.'],
    [
      ['plans', 'set', 'basic', '--max-children', '0'],
      '--max-children must be a whole number from 1 to 10000.',
    ],
    [['plans', 'set', 'basic', '--name', ' '], '--name must hold 1 to 200 characters.'],
    [['plans', 'set', 'basic', '--colour', 'red'], 'Usage: npm run admin -- plans set'],
    [['plans', 'set', 'basic', '--follow', 'me'], '--follow knows only the word content.'],
    [['plans', 'list', 'all'], 'Usage: npm run admin -- plans list'],
    [['plans', 'sync'], 'There is no payment provider to bring the plans to: none is set up.'],
    [['users', 'find'], 'Usage: npm run admin -- users find'],
    [['users', 'plan', 'nobody@example.org', 'family'], 'Nobody has an account with this address.'],
    [['users', 'plan', '%', 'family'], 'Nobody has an account with this address.'],
    [['users', 'credits', 'nobody@example.org', '5.5'], 'NUMBER must be a whole number from 0 to 1000000.'],
    [['users', 'reset-second-factor', 'nobody@example.org'], 'Nobody has an account with this address.'],
    [['users', 'reset-second-factor'], 'Usage: npm run admin -- users reset-second-factor'],
    [['numbers', 'add', '0151 123'], 'A number is a plus'],
    [['numbers', 'add', '+15550100201'], 'Give Meta’s id of the number with --id'],
    [['numbers', 'add', '+15550100201', '--id', '12345', '--kind', 'big'], '--kind is shared or dedicated.'],
  ])('%j', async (words, sentence) => {
    const refused = admin(...words)
    await expect(refused).rejects.toBeInstanceOf(Refusal)
    await expect(refused).rejects.toThrow(sentence)
  })

  test('a plan that is not there', async () => {
    await expect(admin('users', 'plan', parent.email, 'gold')).rejects.toThrow(
      'There is no plan with the id "gold".',
    )
    await expect(admin('users', 'credits', parent.email, '5', '--child', 'x')).rejects.toThrow(
      'no such child',
    )
  })
})

// The embedded database whatever the engine under test, so once is enough.
test.runIf(process.env.TEST_ENGINE === 'pglite')(
  'as a process: JSON on standard output, and a folder in use or an unknown word ends with 1',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kinwise-admin-'))
    const run = async (...args: string[]) => {
      const child = spawn(process.execPath, ['scripts/admin.ts', ...args], {
        cwd: join(import.meta.dirname, '..'),
        env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      })
      const said = { out: '', err: '' }
      child.stdout.on('data', (data) => (said.out += data))
      child.stderr.on('data', (data) => (said.err += data))
      const [code] = await once(child, 'close')
      return { ...said, code }
    }
    const listed = await run('plans', 'list', '--json')
    expect(listed.code).toBe(0)
    expect(JSON.parse(listed.out)).toHaveLength(4)
    const unlock = lockFolder(join(dataDir, 'pglite.lock'))
    const locked = await run('plans', 'list')
    expect(locked).toMatchObject({ code: 1, out: '' })
    expect(locked.err).toMatch(/^Another process is using the database in this data folder/)
    unlock()
    const unknown = await run('plans', 'burn')
    expect(unknown).toMatchObject({ code: 1, out: '' })
    expect(unknown.err).toMatch(/^Say what to do:/)
    await rm(dataDir, { recursive: true, force: true })
  },
)
