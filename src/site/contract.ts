import * as z from 'zod'
import { contactForm, newsletterForm } from './forms.ts'

export const subscriptionSchema = newsletterForm

/** A token from a mail's link. */
export const tokenSchema = z.strictObject({ token: z.string().min(1).max(200) })

export const contactSchema = contactForm
export type ContactInput = z.input<typeof contactSchema>
export type ContactMessage = Omit<z.output<typeof contactSchema>, 'website'>
