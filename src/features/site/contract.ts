import * as z from 'zod'
import { cleanLine, cleanText } from '../../platform/clean-text.ts'
import { CONTACT_MAX_CHARS } from './rules.ts'

/** Without spaces around it and in small letters, so that one person is one subscriber. */
const email = z.string().max(400).trim().toLowerCase().pipe(z.email().max(CONTACT_MAX_CHARS.email))

const written = (max: number, clean: (text: string) => string) =>
  z
    .string()
    .max(max * 2)
    .transform(clean)
    .pipe(z.string().min(1).max(max))

export const subscriptionSchema = z.strictObject({ email })

/** A token from a mail's link. */
export const tokenSchema = z.strictObject({ token: z.string().min(1).max(200) })

export const contactSchema = z.strictObject({
  name: written(CONTACT_MAX_CHARS.name, cleanLine),
  email,
  subject: written(CONTACT_MAX_CHARS.subject, cleanLine),
  message: written(CONTACT_MAX_CHARS.message, (text) => cleanText(text).trim()),
  /** Nobody sees this field, so whoever fills it in is a machine. */
  website: z.string().max(2000).optional(),
})
export type ContactInput = z.input<typeof contactSchema>
export type ContactMessage = Omit<z.output<typeof contactSchema>, 'website'>
