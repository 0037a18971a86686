/** What an operator does by command: `npm run admin -- plans list`. With --json the answer is JSON on standard output. */
import { join } from 'node:path'
import { openDatabase } from '../src/app/open-database.ts'
import { startSentence } from '../src/app/start-sentence.ts'
import { seedPlans } from '../src/plans/seed-plans.ts'
import { readConfig } from '../src/platform/config.ts'
import { createLog } from '../src/platform/log.ts'
import { stripePayments } from '../src/platform/payments/stripe.ts'
import { checkCoach } from './admin/coach.ts'
import { type Answer, type Command, Refusal } from './admin/command.ts'
import { demoCommands } from './admin/demo.ts'
import { numberCommands } from './admin/numbers.ts'
import { operatorCommands } from './admin/operators.ts'
import { planCommands } from './admin/plans.ts'
import { userCommands } from './admin/users.ts'
import { whatsAppCommands } from './admin/whatsapp.ts'

const COMMANDS: Record<string, Command> = {
  ...planCommands,
  ...userCommands,
  ...numberCommands,
  ...operatorCommands,
  ...demoCommands,
  ...whatsAppCommands,
}
/** Needs no database, so that it can run beside the server. */
const CHECK_COACH = 'coach check'
const PLANS = join(import.meta.dirname, '../content/plans.yaml')

const main = async (): Promise<void> => {
  const given = process.argv.slice(2)
  const args = given.filter((word) => word !== '--json')
  const name = args.slice(0, 2).join(' ')
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (name === CHECK_COACH) {
    process.stdout.write(`${await checkCoach(readConfig())}\n`)
    return
  }
  if (!command) throw new Refusal(help())
  const config = readConfig()
  const log = createLog('info')
  const { database } = await openDatabase(config, log)
  try {
    await seedPlans(database.db, PLANS)
    const payments = config.stripe && stripePayments(config.stripe)
    const audit = (what: string, ids: Record<string, unknown>) => log.info({ command: what, ...ids }, 'admin')
    const answer = await command.run(
      { db: database.db, payments, config, now: new Date(), audit },
      args.slice(2),
    )
    process.stdout.write(`${given.includes('--json') ? JSON.stringify(answer) : asText(answer)}\n`)
  } finally {
    await database.close()
  }
}

const help = (): string =>
  [
    'Say what to do:',
    ...Object.values(COMMANDS).map(({ usage }) => `  npm run admin -- ${usage}`),
    `  npm run admin -- ${CHECK_COACH}`,
    '  --json prints JSON.',
  ].join('\n')

const asText = (answer: Answer): string => {
  if (typeof answer === 'string') return answer
  const rows = Array.isArray(answer) ? answer : [answer]
  if (rows.length === 0) return 'Nothing.'
  return rows
    .map((row) =>
      Object.entries(row)
        .map(
          ([name, value]) =>
            `${name.padEnd(28)}${value instanceof Date ? value.toISOString() : String(value)}`,
        )
        .join('\n'),
    )
    .join('\n\n')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Refusal ? error.message : startSentence(error)}\n`)
  process.exit(1)
})
