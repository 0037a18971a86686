import type { Config } from '../../src/platform/config.ts'
import { type Fetch, whatsAppGraph } from '../../src/platform/whatsapp-cloud/graph.ts'
import { GraphFailure, type Meaning } from '../../src/platform/whatsapp-cloud/graph-failure.ts'
import { countWaiting, listNumbers, type NumberRow } from '../../src/whatsapp/data/numbers.ts'
import { type Command, Refusal, readArgs } from './command.ts'

const CHECK = 'whatsapp check'

const WHY: Record<Meaning, string> = {
  token:
    'the access token is wrong or has run out. Make a new one for a system user and set WHATSAPP_ACCESS_TOKEN',
  blocked: 'Meta blocks this account, or the token may not use this number. Look into WhatsApp Manager',
  away: 'WhatsApp could not be reached. Check the network, and WHATSAPP_API_BASE if it is set',
  too_fast: 'WhatsApp asks for patience. Try again in a minute',
  refused: 'WhatsApp does not know this id. Compare it with WhatsApp Manager',
  undeliverable: 'WhatsApp refused',
  window_closed: 'WhatsApp refused',
  no_template: 'WhatsApp refused',
}

type Pool = { numbers: Pick<NumberRow, 'number' | 'numberId' | 'kind'>[]; waiting: number }

/** Asks WhatsApp about every number of the pool: what it says, and all that is wrong. */
export const whatIsWrongWith = async (
  { whatsapp, appUrl }: Pick<Config, 'whatsapp' | 'appUrl'>,
  { numbers, waiting }: Pool,
  fetchFrom?: Fetch,
): Promise<{ lines: string[]; problems: string[] }> => {
  if (!whatsapp) return { lines: [], problems: [OFF] }
  const graph = whatsAppGraph(whatsapp, fetchFrom)
  const lines: string[] = []
  const problems: string[] = []
  if (!numbers.some(({ kind, numberId }) => kind === 'shared' && numberId))
    problems.push('There is no shared number: npm run admin -- numbers add +NUMBER --id PHONE_NUMBER_ID')
  if (!appUrl.startsWith('https:')) problems.push('APP_URL must be https: WhatsApp calls no other address.')
  for (const { number, numberId } of numbers) {
    if (!numberId) {
      problems.push(`${number} has no id: remove it and add it again with --id.`)
      continue
    }
    try {
      const { verified_name: name, quality_rating: quality } = await graph.describe(numberId)
      lines.push(`${number} sends as ${name ?? 'a name not verified yet'}, quality ${quality ?? 'unknown'}.`)
    } catch (error) {
      if (!(error instanceof GraphFailure)) throw error
      problems.push(`${number}: ${WHY[error.meaning]} (${error.code}).`)
    }
  }
  if (waiting > 0) lines.push(`${waiting} children wait for a number of their own: add dedicated ones.`)
  lines.push(`The webhook is ${appUrl}/api/webhooks/whatsapp, subscribed to the field messages.`)
  lines.push(`The template is ${whatsapp.template.name} (${whatsapp.template.language}).`)
  return { lines, problems }
}

const OFF = 'The channel is off. Set WHATSAPP_ACCESS_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN.'

export const whatsAppCommands: Record<string, Command> = {
  [CHECK]: {
    usage: CHECK,
    run: async ({ db, config }, args) => {
      readArgs(CHECK, args, 0)
      const pool = { numbers: await listNumbers(db), waiting: await countWaiting(db) }
      const { lines, problems } = await whatIsWrongWith(config, pool)
      if (problems.length > 0) throw new Refusal([...lines, ...problems].join('\n'))
      return lines.join('\n')
    },
  },
}
