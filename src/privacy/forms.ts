import * as z from 'zod/mini'
import { centre } from '../../content/site/privacy-centre.ts'
import { FIELD_WORDS } from '../accounts/forms.ts'
import { DELETE_WORDS, isDeleteTyped, SUMMARY_MAX_CHARS } from './rules.ts'

/** For whoever has no password there is nothing to enter. */
const noProof = z.strictObject({ password: z.string() })

/** The password again. */
export const proofForm = z.strictObject({
  password: z
    .string()
    .check(z.minLength(1, FIELD_WORDS.emptyPassword), z.maxLength(256, FIELD_WORDS.longPassword)),
})

/** By what is asked for first. */
export const proofForms = { password: proofForm, 'sign-in': noProof }

export const closingForm = z.strictObject({
  typed: z.string().check(
    z.maxLength(100, mistyped()),
    z.refine((typed) => isDeleteTyped(typed), mistyped()),
  ),
  /** The newsletter is a matter of its own: it stays unless this says otherwise. */
  leavesNewsletter: z._default(z.boolean(), false),
})

export const deleteForms = {
  password: z.strictObject({ ...proofForm.shape, ...closingForm.shape }),
  'sign-in': z.strictObject({ ...noProof.shape, ...closingForm.shape }),
}

export const noteForm = z.strictObject({
  summary: z.string().check(z.trim(), z.minLength(1, centre.notes.blank), z.maxLength(SUMMARY_MAX_CHARS)),
})

function mistyped() {
  return centre.remove.mistyped.replace('{words}', DELETE_WORDS)
}
