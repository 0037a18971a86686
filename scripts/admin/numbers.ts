import { addNumber, listNumbers } from '../../src/whatsapp/queries.ts'
import { type Command, Refusal, readArgs } from './command.ts'

const ADD = 'numbers add +NUMBER'

export const numberCommands: Record<string, Command> = {
  'numbers list': {
    usage: 'numbers list',
    run: async ({ db }, args) => {
      readArgs('numbers list', args, 0)
      return listNumbers(db)
    },
  },
  'numbers add': {
    usage: ADD,
    run: async ({ db, audit }, args) => {
      const [number = ''] = readArgs(ADD, args, 1).words
      if (!/^\+[1-9]\d{6,14}$/.test(number)) {
        throw new Refusal(
          'A number is a plus, the country’s code and digits, without spaces: +4915112345678.',
        )
      }
      if (!(await addNumber(db, number))) throw new Refusal('This number is there already.')
      audit('numbers add', { last: number.slice(-2) })
      return `${number} was added.`
    },
  },
}
