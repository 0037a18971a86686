import * as z from 'zod/mini'
import { contact } from '../../content/site/contact.ts'
import { newsletter } from '../../content/site/newsletter.ts'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { CONTACT_MAX_CHARS } from './rules.ts'

const { missing, tooLong, wrongEmail } = contact

/** Without spaces around it and in small letters, so that one person is one subscriber. */
const address = (blank: string, wrong: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, blank),
      z.maxLength(CONTACT_MAX_CHARS.email, wrong),
      z.regex(z.regexes.email, wrong),
    )

const written = (field: keyof typeof CONTACT_MAX_CHARS, clean: (text: string) => string) => {
  const max = CONTACT_MAX_CHARS[field]
  const words = tooLong.replace('{max}', String(max))
  return z
    .string()
    .check(
      z.maxLength(max * 2, words),
      z.overwrite(clean),
      z.minLength(1, missing[field]),
      z.maxLength(max, words),
    )
}

export const newsletterForm = z.strictObject({ email: address(newsletter.invalid, newsletter.invalid) })

export const contactForm = z.strictObject({
  name: written('name', cleanLine),
  email: address(missing.email, wrongEmail),
  subject: written('subject', cleanLine),
  message: written('message', (text) => cleanText(text).trim()),
  /** Nobody sees this field, so whoever fills it in is a machine. */
  website: z.optional(z.string().check(z.maxLength(2000))),
})
