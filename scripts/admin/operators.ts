import { listOperators, setRole } from '../../src/operators/roles.ts'
import type { Db } from '../../src/platform/db/db.ts'
import { type Command, Refusal, readArgs } from './command.ts'

const LIST = 'operators list'
const ADD = 'operators add ADDRESS'
const REMOVE = 'operators remove ADDRESS'

export const operatorCommands: Record<string, Command> = {
  [LIST]: {
    usage: LIST,
    run: async ({ db }, args) => {
      readArgs(LIST, args, 0)
      return listOperators(db)
    },
  },
  'operators add': {
    usage: ADD,
    run: async ({ db, audit }, args) => {
      const { userId, hasSecondStep } = await db.transaction(async (tx) => {
        const account = await change(tx, readArgs(ADD, args, 1).words[0], true)
        if (!account.isVerified) throw new Refusal('This address isn’t confirmed yet.')
        return account
      })
      audit('operators add', { userId })
      return hasSecondStep
        ? 'This account sees /admin now.'
        : 'This account sees /admin once it has turned on two-step login, under Login and security.'
    },
  },
  'operators remove': {
    usage: REMOVE,
    run: async ({ db, audit }, args) => {
      const { userId } = await change(db, readArgs(REMOVE, args, 1).words[0], false)
      audit('operators remove', { userId })
      return 'This account no longer sees /admin.'
    },
  },
}

const change = async (db: Db, address = '', isOperator: boolean) => {
  const account = await setRole(db, address, isOperator)
  if (!account) throw new Refusal('Nobody has an account with this address.')
  return account
}
