import { addNumber, countWaiting, listNumbers, removeNumber } from '../../src/whatsapp/data/numbers.ts'
import { listCounts } from '../../src/whatsapp/data/outgoing.ts'
import { type Command, Refusal, readArgs } from './command.ts'

const ADD = 'numbers add +NUMBER --id PHONE_NUMBER_ID [--kind shared|dedicated]'
const REMOVE = 'numbers remove +NUMBER'
const COSTS = 'whatsapp costs'

const readNumber = (number: string): string => {
  if (/^\+[1-9]\d{6,14}$/.test(number)) return number
  throw new Refusal('A number is a plus, the country’s code and digits, without spaces: +4915112345678.')
}

export const numberCommands: Record<string, Command> = {
  'numbers list': {
    usage: 'numbers list',
    run: async ({ db }, args) => {
      readArgs('numbers list', args, 0)
      const numbers = await listNumbers(db)
      const waiting = await countWaiting(db)
      const rows = numbers.map(({ number, numberId, kind, childId, addedAt }) => ({
        number,
        id: numberId ?? 'missing: it can’t send',
        kind,
        use: kind === 'shared' ? 'everybody' : childId ? 'one child' : 'free',
        addedAt,
      }))
      return waiting > 0 ? [...rows, { 'children waiting for one': waiting }] : rows
    },
  },
  'numbers add': {
    usage: ADD,
    run: async ({ db, audit }, args) => {
      const { words, options } = readArgs(ADD, args, 1, ['id', 'kind'])
      const number = readNumber(words[0] ?? '')
      const { id: numberId = '', kind = 'shared' } = options
      if (!/^\d{5,30}$/.test(numberId))
        throw new Refusal('Give Meta’s id of the number with --id: digits, as WhatsApp Manager shows them.')
      if (kind !== 'shared' && kind !== 'dedicated') throw new Refusal('--kind is shared or dedicated.')
      if (!(await addNumber(db, { number, numberId, kind })))
        throw new Refusal('This number, or this id, is there already.')
      audit('numbers add', { last: number.slice(-2), kind })
      return `${number} was added. Restart the server: its pages name the first shared number.`
    },
  },
  'numbers remove': {
    usage: REMOVE,
    run: async ({ db, audit }, args) => {
      const number = readNumber(readArgs(REMOVE, args, 1).words[0] ?? '')
      if (!(await removeNumber(db, number)))
        throw new Refusal('There is no such number, or it belongs to a child.')
      audit('numbers remove', { last: number.slice(-2) })
      return `${number} was removed.`
    },
  },
  [COSTS]: {
    usage: COSTS,
    run: async ({ db }, args) => {
      readArgs(COSTS, args, 0)
      return listCounts(db)
    },
  },
}
