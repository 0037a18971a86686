import { zValidator } from '@hono/zod-validator'
import * as z from 'zod'
import { AppError } from '../errors.ts'

type Asked = { body?: z.core.$ZodType; query?: z.core.$ZodType }

const asked = new WeakMap<object, Asked>()

/** The shapes that a route's handler asks for, where it asks for any. */
export const askedBy = (handler: object): Asked => asked.get(handler) ?? {}

/** A JSON body of a shape; anything else is `invalid`. The hook throws, so that no failure body joins the routes' types. */
export const jsonBody = <T extends z.core.$ZodType>(schema: T) => {
  const validator = zValidator('json', schema, (result) => {
    if (!result.success) throw new AppError('invalid')
  })
  asked.set(validator, { body: schema })
  return validator
}

/** The address's query of a shape; anything else is `invalid`. */
export const queryOf = <T extends z.core.$ZodType>(schema: T) => {
  const validator = zValidator('query', schema, (result) => {
    if (!result.success) throw new AppError('invalid')
  })
  asked.set(validator, { query: schema })
  return validator
}

/** An id in the path. What is no id is nothing that exists, so it answers as a missing thing does. */
export const idParam = <Name extends string>(name: Name) =>
  zValidator('param', z.object({ [name]: z.uuid() } as Record<Name, z.ZodUUID>), (result) => {
    if (!result.success) throw new AppError('not_found')
  })
