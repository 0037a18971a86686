import * as z from 'zod/mini'
import { MOST_CARED_FOR } from './rules.ts'

const EMAIL_MAX_CHARS = 320
const INVALID_EMAIL = 'Invalid email address.'

export const invitedRoles = ['parent', 'carer'] as const

/** A carer is given children; whoever is a parent sees all of them. */
const givenToCarer = {
  role: z.enum(invitedRoles),
  childIds: z.array(z.uuid()).check(z.maxLength(MOST_CARED_FOR)),
  /** A carer's last day, 'YYYY-MM-DD'; null is until they're removed. */
  until: z.nullable(z.iso.date()),
}

const hasChildren = z.refine<{ role: 'parent' | 'carer'; childIds: string[] }>(
  ({ role, childIds }) => role === 'parent' || childIds.length > 0,
  { path: ['childIds'], error: 'Please choose at least one child.' },
)

export const invitationForm = z
  .strictObject({
    email: z
      .string()
      .check(z.trim(), z.maxLength(EMAIL_MAX_CHARS, INVALID_EMAIL), z.email(INVALID_EMAIL), z.toLowerCase()),
    ...givenToCarer,
  })
  .check(hasChildren)

export const memberForm = z.strictObject(givenToCarer).check(hasChildren)
