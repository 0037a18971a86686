import type { Context, MiddlewareHandler } from 'hono'
import type { Actor, FindActor } from '../accounts/guard.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { findRole } from './roles.ts'

export type Operating = { Variables: { operator: Actor; hasSecondStep: boolean } }

type Operator = { actor: Actor; hasSecondStep: boolean }
export type FindOperator = (c: Context) => Promise<Operator | null>

/** The operator who asks; null for everybody else, and for an operator whose account is closed or not verified. */
export const operatorFinder =
  (db: Db, findActor: FindActor): FindOperator =>
  async (c) => {
    const actor = await findActor(c)
    if (!actor || actor.erasedAfter || !actor.emailVerified) return null
    const role = await findRole(db, actor.id)
    return role && { actor, ...role }
  }

/** For everybody else there is nothing here. */
export const onlyOperators =
  (findOperator: FindOperator): MiddlewareHandler<Operating> =>
  async (c, next) => {
    const operator = await findOperator(c)
    if (!operator) throw new AppError('not_found')
    c.set('operator', operator.actor)
    c.set('hasSecondStep', operator.hasSecondStep)
    await next()
  }

/** An operator without two-step login may look at how to turn it on, and do nothing. */
export const withSecondStep: MiddlewareHandler<Operating> = async (c, next) => {
  if (!c.get('hasSecondStep')) throw new AppError('not_found')
  await next()
}
