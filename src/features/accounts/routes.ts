import { Hono, type MiddlewareHandler } from 'hono'
import { type Guarded, verified } from './guard.ts'

/** Who am I, as the pages need it. */
export const accountRoutes = (signedIn: MiddlewareHandler<Guarded>) =>
  new Hono<Guarded>().get('/me', signedIn, (c) => {
    const { id, email, name, emailVerified } = c.get('actor')
    return c.json({ user: { id, email, name, emailVerified } })
  })

/** The two guards of everything that holds a family's data. */
export const familyGuards = (signedIn: MiddlewareHandler<Guarded>) => [signedIn, verified] as const
