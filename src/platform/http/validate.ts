import { zValidator } from '@hono/zod-validator'
import * as z from 'zod'
import { AppError } from '../errors.ts'

const bodySchemas = new WeakMap<object, z.ZodType>()

/** The shape of the body that a route's handler asks for, where it asks for one. */
export const bodySchemaOf = (handler: object): z.ZodType | undefined => bodySchemas.get(handler)

/** A JSON body of a shape; anything else is `invalid`. The hook throws, so that no failure body joins the routes' types. */
export const jsonBody = <T extends z.ZodType>(schema: T) => {
  const validator = zValidator('json', schema, (result) => {
    if (!result.success) throw new AppError('invalid')
  })
  bodySchemas.set(validator, schema)
  return validator
}

/** The address's query of a shape; anything else is `invalid`. */
export const queryOf = <T extends z.ZodType>(schema: T) =>
  zValidator('query', schema, (result) => {
    if (!result.success) throw new AppError('invalid')
  })

/** An id in the path. What is no id is nothing that exists, so it answers as a missing thing does. */
export const idParam = <Name extends string>(name: Name) =>
  zValidator('param', z.object({ [name]: z.uuid() } as Record<Name, z.ZodUUID>), (result) => {
    if (!result.success) throw new AppError('not_found')
  })
