import { liftLimits } from '../../src/billing/lift-limits.ts'
import { syncPrices } from '../../src/billing/provider/sync-prices.ts'
import { changePlan, findPlan, followContent, listPlans } from '../../src/plans/queries.ts'
import { type Command, Refusal, readArgs, wholeNumber } from './command.ts'

const NUMBERS = {
  'max-children': 'maxChildren',
  'max-conversations': 'maxConversations',
  priority: 'priority',
} as const
const SUMS = { price: 'priceCents', 'setup-fee': 'setupFeeCents' } as const
const WORDS = { name: 'name', description: 'description', badge: 'badge' } as const
const OPTIONS = [...Object.keys(NUMBERS), ...Object.keys(SUMS), ...Object.keys(WORDS), 'follow']

const SET =
  'plans set ID [--name WORDS] [--description WORDS] [--badge WORDS|none] [--price 12.50] [--setup-fee 24] [--max-children 3] [--max-conversations 150, 999 is unlimited] [--priority 2] [--follow content]'

export const planCommands: Record<string, Command> = {
  'plans list': {
    usage: 'plans list',
    run: async ({ db }, args) => {
      readArgs('plans list', args, 0)
      return (await listPlans(db)).map(({ features: _, ...plan }) => plan)
    },
  },
  'plans set': {
    usage: SET,
    run: async ({ db, audit }, args) => {
      const { words, options } = readArgs(SET, args, 1, OPTIONS)
      const [id = ''] = words
      if (!(await findPlan(db, id))) throw new Refusal(`There is no plan with the id ${JSON.stringify(id)}.`)
      const { follow, ...given } = options
      const set = Object.fromEntries(Object.entries(given).map(([name, word]) => field(name, word ?? '')))
      if ((follow === undefined) === (Object.keys(set).length === 0))
        throw new Refusal(`Usage: npm run admin -- ${SET}`)
      if (follow !== undefined && follow !== 'content')
        throw new Refusal('--follow knows only the word content.')
      if (follow) await followContent(db, id)
      else await changePlan(db, id, set)
      await liftLimits(db)
      audit('plans set', { planId: id, fields: Object.keys(set) })
      return follow
        ? `The plan ${id} follows content/plans.yaml again from the next start.`
        : { ...(await findPlan(db, id)) }
    },
  },
  'plans sync': {
    usage: 'plans sync',
    run: async ({ db, payments, audit }, args) => {
      readArgs('plans sync', args, 0)
      if (!payments) {
        throw new Refusal('There is no payment provider to bring the plans to: none is set up.')
      }
      const prices = await syncPrices(db, payments)
      audit('plans sync', { made: prices.filter(({ outcome }) => outcome === 'made').length })
      return prices
    },
  },
}

const field = (option: string, word: string): [string, string | number | null] => {
  if (option in SUMS) return [SUMS[option as keyof typeof SUMS], cents(option, word)]
  if (option in NUMBERS) {
    const least = option === 'max-conversations' ? -1 : option === 'max-children' ? 1 : 0
    return [NUMBERS[option as keyof typeof NUMBERS], wholeNumber(`--${option}`, word, least, 10_000)]
  }
  const text = word.trim()
  if (text === '' || text.length > 200) throw new Refusal(`--${option} must hold 1 to 200 characters.`)
  return [WORDS[option as keyof typeof WORDS], option === 'badge' && text === 'none' ? null : text]
}

const cents = (option: string, word: string): number => {
  const [, units, rest = ''] = /^(\d{1,5})(?:\.(\d{1,2}))?$/.exec(word) ?? []
  if (units === undefined) throw new Refusal(`--${option} must be a sum such as 12 or 12.50.`)
  return Number(units) * 100 + Number(rest.padEnd(2, '0'))
}
