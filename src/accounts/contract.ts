import * as z from 'zod'
import {
  backupCodeForm,
  changeEmailForm,
  passkeyNameForm,
  passwordField,
  profileForm,
  reEntryForm,
  totpForm,
} from './forms.ts'
import { isLocalPath } from './rules/local-path.ts'
import { PLAN_ID } from './rules.ts'

/** Who is signed in, as the pages need it. */
export type Me = {
  id: string
  email: string
  name: string
  emailVerified: boolean
  /** Set while the account is closed: until when it can be opened again. ISO. */
  erasedAfter: string | null
  /** The family they act for, and as what. */
  family: { id: string; role: Role; isFrozen: boolean; hasOthers: boolean }
}

/** What a member of a family may do: all of it; children, chats and reports; or ask about the children they were given. */
export const roles = ['owner', 'parent', 'carer'] as const
export type Role = (typeof roles)[number]

/** What each person agrees to for themselves. */
export const agreementKinds = ['adult', 'terms', 'privacy'] as const
export type AgreementKind = (typeof agreementKinds)[number]
/** What a parent agrees to for the family. */
export type FamilyConsentKind = 'analysis' | 'renewal' | 'begin'
export type ConsentKind = AgreementKind | FamilyConsentKind

/** A line of the ledger. Times are ISO. */
export type Consent = {
  id: string
  kind: ConsentKind
  version: string
  at: string
  withdrawnAt: string | null
}

export const profileInputSchema = profileForm
export type ProfileInput = z.infer<typeof profileInputSchema>

export type Profile = {
  name: string
  email: string
  phone: string
  address: string
  /** Masked: all but the last few characters never leave the server again. Null where there is none. */
  bankName: string | null
  bankAccount: string | null
}
const EMAIL_MAX_CHARS = 320
const TOKEN_MAX_CHARS = 4000

/** A third party that knows who somebody is. */
export type IdentityProvider = { id: string; name: string }

/** What this installation has switched on, as every page is told. */
export type SiteConfig = {
  identityProviders: IdentityProvider[]
  devInbox: boolean
  /** Who answers parents. */
  coach: string
  /** Who answers visitors and writes about a child's type. */
  trialCoach: 'guide' | 'chat-completions'
  /** Whether made-up claims may be shown, marked as samples. */
  samples: boolean
  supportEmail: string
  /** A script that counts visits on public pages; null where none does. */
  analyticsUrl: string | null
  /** The number that everybody may write to, and where that opens; null where the channel is off. In development a page of our own stands in for WhatsApp. */
  whatsapp: { number: string; link: string } | null
}

/** Controls belong to none of these, and a database takes no NUL. */
const line = (maxChars: number) =>
  z
    .string()
    .max(maxChars)
    .regex(/^\P{Cc}*$/u)
/** Refined only so far that nothing breaks: what is no address has a code of its own, and so has a password that is too short. */
const email = line(EMAIL_MAX_CHARS).trim()
const newPassword = z.string().max(10_000)
/** Where a way in goes on afterwards. */
const localLink = z.string().refine(isLocalPath)

export const signUpSchema = z.strictObject({
  email,
  password: newPassword,
  name: line(EMAIL_MAX_CHARS).default(''),
  callbackURL: localLink.optional(),
  /** The plan that the account is for; it must exist. Nothing is bought by naming it. */
  plan: line(64).optional(),
  /** The tick beside the sentences of the form, without which no account is opened. */
  isAdult: z.boolean().optional(),
})
export type SignUpInput = z.infer<typeof signUpSchema>

/** What an address and a password are is said by the library, in its own code. */
export const signInSchema = z.strictObject({ email, password: newPassword })

/** On the way to a third party; `additionalData` comes back with it. */
export const identitySchema = z.strictObject({
  provider: z.string().regex(/^[a-z]{1,40}$/),
  callbackURL: localLink.optional(),
  errorCallbackURL: localLink.optional(),
  newUserCallbackURL: localLink.optional(),
  disableRedirect: z.boolean().optional(),
  requestSignUp: z.boolean().optional(),
  additionalData: z.strictObject({ isAdult: z.boolean() }).optional(),
})

/** What a third party sends a browser back with; whatever else it adds is nobody's. */
export const identityAnswerSchema = z.object({
  code: line(TOKEN_MAX_CHARS).optional(),
  state: line(TOKEN_MAX_CHARS).optional(),
  error: line(TOKEN_MAX_CHARS).optional(),
  error_description: line(TOKEN_MAX_CHARS).optional(),
  iss: line(TOKEN_MAX_CHARS).optional(),
})

export const resendSchema = z.strictObject({ email, callbackURL: localLink.optional() })

export const resetPasswordSchema = z.strictObject({ token: line(TOKEN_MAX_CHARS), newPassword })

export const nothingSchema = z.strictObject({})

export const changeEmailSchema = changeEmailForm
export type ChangeEmailInput = z.infer<typeof changeEmailSchema>

export const changePasswordSchema = z.strictObject({ currentPassword: passwordField, newPassword })

/** What a link of a mail is opened with: alone, or with what stands for a session. */
export const confirmEmailSchema = z.strictObject({
  token: z.string().max(200),
  password: z.optional(passwordField),
  newPassword: newPassword.optional(),
})
export type ConfirmEmail = z.infer<typeof confirmEmailSchema>

/** What opening it did, or what it asks for. `isMove`: an account that was verified before goes to a new address. */
export type Confirmed =
  | { isConfirmed: true; isMove: boolean; needsSecondStep: boolean }
  | { isConfirmed: false; isMove: boolean; address: string; hasPassword: boolean }

/** A place where a parent is logged in. */
export type OpenSession = {
  id: string
  userAgent: string
  begunAt: string
  usedAt: string
  isCurrent: boolean
}

/** What a visitor was on the way to when we asked for an account, as it stands in the address. */
const errandSchema = z.strictObject({
  next: z.enum(['checkout', 'account-setup']).optional(),
  plan: z.string().regex(PLAN_ID).optional(),
})
export type Errand = z.infer<typeof errandSchema>

export const askForResetSchema = errandSchema.extend({ email })

/** What a second step is asked for with: whatever an app or a sheet of paper shows, as it was typed. */
export const secondStepSchema = z.strictObject({
  ...backupCodeForm.shape,
  trustDevice: z.boolean().optional(),
})
export type SecondStep = z.infer<typeof secondStepSchema>

export const confirmationSchema = totpForm
/** The password once more, for what changes the ways in. */
export const reEntrySchema = reEntryForm
/** The same, where an account may have none. */
export const proofOfSelfSchema = z.strictObject({ password: z.optional(passwordField) })

/** Where the second step stands; null while none is asked for. */
export type SecondStepState = { backupCodesLeft: number } | null

/** A way in without a password. Times are ISO. */
export type KeptPasskey = { id: string; name: string; addedAt: string; usedAt: string | null }

export const passkeyNameSchema = passkeyNameForm

/** What a browser makes of a passkey, as the standard writes it; bounded, and told apart by the library. */
const bytes = z.string().max(16_384)
const credential = <Part extends z.ZodType>(response: Part) =>
  z.strictObject({
    response: z.strictObject({
      id: z.string().min(1).max(1400),
      rawId: z.string().max(1400),
      type: z.literal('public-key'),
      authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
      clientExtensionResults: z.record(z.string(), z.unknown()),
      response,
    }),
  })
export const newPasskeySchema = credential(
  z.strictObject({
    attestationObject: bytes,
    clientDataJSON: bytes,
    authenticatorData: bytes.optional(),
    publicKey: bytes.optional(),
    publicKeyAlgorithm: z.number().optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
)
export const passkeySignInSchema = credential(
  z.strictObject({
    authenticatorData: bytes,
    clientDataJSON: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
)
