import * as z from 'zod/mini'
import { graphemes, isBlank } from '../platform/clean-text.ts'
import { PASSKEY_NAME_MAX_CHARS } from './passkeys/rules.ts'
import {
  ADDRESS_MAX_CHARS,
  BANK_ACCOUNT_MAX_CHARS,
  BANK_NAME_MAX_CHARS,
  PARENT_NAME_MAX_CHARS,
  PASSWORD_CHARS,
  PHONE_MAX_CHARS,
} from './rules.ts'

export const FIELD_WORDS = {
  missingEmail: 'Please enter an email address.',
  invalidEmail: 'Invalid email address.',
  missingPassword: 'Please enter a password.',
  emptyPassword: 'Password cannot be empty.',
  weakPassword: 'Password is too weak. Please use at least 6 characters.',
  longPassword: 'Password is too long. Please use at most 256 characters.',
  unequalPasswords: 'Passwords do not match',
  forgotWithoutEmail: 'Please enter your email address to reset your password.',
  unconfirmed: 'Please confirm that you are 18 or older and a parent or guardian.',
} as const

const { min, max } = PASSWORD_CHARS
const EMAIL_MAX_CHARS = 320
/** Longer than any password, so that what is no password of ours is still only a wrong one. */
const GUESS_MAX_CHARS = 10_000

const addressOr = (missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(EMAIL_MAX_CHARS, FIELD_WORDS.invalidEmail),
      z.regex(z.regexes.email, FIELD_WORDS.invalidEmail),
    )

export const emailField = addressOr(FIELD_WORDS.missingEmail)

/** A password that there is already. */
export const passwordField = z
  .string()
  .check(z.minLength(1, FIELD_WORDS.emptyPassword), z.maxLength(GUESS_MAX_CHARS, FIELD_WORDS.longPassword))

export const newPasswordField = z
  .string()
  .check(
    z.minLength(1, FIELD_WORDS.missingPassword),
    z.minLength(min, FIELD_WORDS.weakPassword),
    z.maxLength(max, FIELD_WORDS.longPassword),
  )

type Twice = { password: string; confirm: string }
const areEqual = z.refine<Twice>(({ password, confirm }) => confirm === password, {
  path: ['confirm'],
  error: FIELD_WORDS.unequalPasswords,
})
const twice = { password: newPasswordField, confirm: z.string() }

export const loginForm = z.strictObject({ email: emailField, password: passwordField })

export const forgotForm = z.strictObject({ email: addressOr(FIELD_WORDS.forgotWithoutEmail) })

export const signUpForm = z
  .strictObject({
    email: emailField,
    ...twice,
    isGuardian: z.boolean().check(z.refine((isGuardian) => isGuardian, FIELD_WORDS.unconfirmed)),
  })
  .check(areEqual)

export const newPasswordForm = z.strictObject(twice).check(areEqual)

export const changePasswordForm = z.strictObject({ current: passwordField, ...twice }).check(areEqual)

export const changeEmailForm = z.strictObject({ newEmail: emailField, password: passwordField })

/** The password once more. */
export const reEntryForm = z.strictObject({ password: passwordField })

/** For whoever has none there is nothing to enter. */
export const noEntryForm = z.strictObject({ password: z.string() })

/** Whatever an app or a sheet of paper shows, as it was typed. */
const codeField = (missing: string) =>
  z.string().check(
    z.refine((code) => code.trim() !== '', missing),
    z.maxLength(64, missing),
    z.regex(/^\P{Cc}*$/u, missing),
  )

export const totpForm = z.strictObject({ code: codeField('Please enter the six digits.') })
export const backupCodeForm = z.strictObject({ code: codeField('Please enter a backup code.') })
export const secondStepForms = {
  totp: z.extend(totpForm, { trustDevice: z.boolean() }),
  'backup-code': z.extend(backupCodeForm, { trustDevice: z.boolean() }),
}

const nameField = (missing: string, most: number) =>
  z.string().check(
    z.maxLength(400, tooLong(most)),
    z.trim(),
    z.refine((name) => !isBlank(name), missing),
    z.refine((name) => graphemes(name) <= most, tooLong(most)),
  )
const tooLong = (most: number) => `Please use at most ${most} characters.`

export const passkeyNameForm = z.strictObject({
  name: nameField('Please enter a name.', PASSKEY_NAME_MAX_CHARS),
})

/** What a parent may say of themselves. Bank details are for refunds: left out they stay as they are, blank they are taken away. */
export const profileForm = z.strictObject({
  name: nameField('Please enter your name.', PARENT_NAME_MAX_CHARS),
  phone: z.string().check(z.maxLength(PHONE_MAX_CHARS), z.regex(/^[\d ]*$/)),
  address: z.string().check(z.maxLength(ADDRESS_MAX_CHARS)),
  bankName: z.optional(z.string().check(z.maxLength(BANK_NAME_MAX_CHARS))),
  bankAccount: z.optional(z.string().check(z.maxLength(BANK_ACCOUNT_MAX_CHARS))),
})
