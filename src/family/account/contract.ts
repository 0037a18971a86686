import * as z from 'zod'
import { type Profile, profileInputSchema } from '../../accounts/contract.ts'
import type { Plan } from '../../plans/contract.ts'
import { childInputSchema, type StoredChild } from '../contract.ts'
import { ALSO_CALLED_MAX, ALSO_CALLED_MAX_CHARS, INTEREST_MAX_CHARS, INTERESTS_MAX } from '../rules.ts'

/** More than any plan has room for. */
const CARDS_MAX = 50

const fields = childInputSchema.pick({ name: true, age: true, interests: true, alsoCalled: true })

const childCardSchema = fields.extend({
  /** Null adds a child. */
  id: z.uuid().nullable(),
  /** What was there when the change began: a child that is different by now is not overwritten. */
  was: z
    .strictObject({
      name: z.string().max(400),
      age: z.number(),
      interests: z.array(z.string().max(INTEREST_MAX_CHARS)).max(INTERESTS_MAX),
      alsoCalled: z.array(z.string().max(ALSO_CALLED_MAX_CHARS)).max(ALSO_CALLED_MAX).default([]),
    })
    .nullable(),
})
export type ChildCardInput = z.infer<typeof childCardSchema>

/** All changes of the account page at once; what did not change is left out. */
export const accountInputSchema = z.strictObject({
  parent: z.nullable(profileInputSchema),
  children: z.array(childCardSchema).max(CARDS_MAX),
})
export type AccountInput = z.infer<typeof accountInputSchema>

export type Account = {
  parent: Profile
  plan: Plan & {
    status: 'Active' | 'Expired'
    /** ISO time; null for a plan that does not end. */
    expiresAt: string | null
  }
  children: StoredChild[]
}
