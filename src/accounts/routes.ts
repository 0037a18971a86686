import { Hono } from 'hono'
import type { Me, SiteConfig } from './contract.ts'
import type { Actor, FindActor } from './guard.ts'

export type AccountApi = ReturnType<typeof accountRoutes>

/** Who am I, as the pages need it; null for nobody, which is no error: every public page asks. */
export const accountRoutes = (findActor: FindActor, site: SiteConfig) =>
  new Hono()
    .get('/config', (c) => c.json(site))
    .get('/me', async (c) => {
      const actor = await findActor(c)
      return c.json({ user: actor && present(actor) })
    })

const present = ({ id, email, name, emailVerified, erasedAfter, ...actor }: Actor): Me => ({
  id,
  email,
  name,
  emailVerified,
  erasedAfter,
  family: { id: actor.familyId, role: actor.role, isFrozen: actor.isFrozen, hasOthers: actor.hasOthers },
})
