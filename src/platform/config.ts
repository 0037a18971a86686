import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { makeFolder } from './make-folder.ts'
import type { Endpoint } from './model/chat-completions.ts'
import { type AnswerParameters, answersOf, coachVariables, limitsOf } from './model/coach-variables.ts'
import type { StripeSettings } from './payments/stripe-settings.ts'
import {
  isPartOfWhatsApp,
  WHATSAPP_TOGETHER,
  type WhatsAppSettings,
  whatsAppSettings,
} from './whatsapp-cloud/settings.ts'

/** How this app is known to an OpenID provider. */
export type OidcClient = { issuer: string; clientId: string; clientSecret: string; name?: string }

export type Config = {
  production: boolean
  host: string
  port: number
  /** Origin and path prefix parents see, without a trailing slash. */
  appUrl: string
  appSecret: string
  /** The secret before this one, while there may be bank details it sealed; null means that there are none. */
  appSecretOld: string | null
  dataDir: string
  /** Null means the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** Null means the development inbox. */
  smtp: { url: string; from: string } | null
  /** Where parents write to, and where their messages from the contact page arrive. */
  supportEmail: string
  /** A script that counts visits on public pages; null, and without https, nothing does. */
  analyticsUrl: string | null
  /** What writes for the trial, for profiles, and for families where no webhooks do; null means the built-in guide. */
  coach: Endpoint | null
  /** What answers families' chats and nothing else; null means that `coach` does. */
  coachWebhooks: { childUrl: string; parentsUrl: string; totalMs?: number } | null
  /** How an answer to a parent is asked for. */
  coachAnswers: AnswerParameters
  /** What a million tokens cost, in cents of the plans' currency, for the operators' page; null where nobody said. */
  coachPrice: number | null
  /** How many answers a provider is asked for at once by this process; the others wait in line. */
  coachConcurrency: number
  /** Null means that no card is charged. */
  stripe: StripeSettings | null
  /** Estimated tokens a day after which guests wait for tomorrow; null means that they never do. */
  dailyTokenBudget: number | null
  /** How many of the operator's own proxies a request passes: each adds one address to X-Forwarded-For. */
  trustedProxies: number
  /** 'placeholder' grants plans and charges nothing; in production only where it was asked for. 'off' grants none. */
  payments: 'placeholder' | 'off' | 'stripe'
  /** Sign in with Google; null offers no such button. */
  google: { clientId: string; clientSecret: string } | null
  /** Sign in with any OpenID provider; null means none, in development the server's own. */
  oidc: OidcClient | null
  /** Nobody new; whoever has an account goes on. */
  signUpDisabled: boolean
  /** Nobody signs in; who is signed in goes on. */
  loginDisabled: boolean
  /** Strict: no answer tells whether an address has an account. */
  accountPrivacy: 'strict' | 'open'
  /** The keys by which push services know this server; null means the pair that it made for itself. */
  vapid: { publicKey: string; privateKey: string } | null
  /** Null means that the channel is off; in development the sandbox stands in for it. */
  whatsapp: WhatsAppSettings | null
  /** What writes down voice messages; null means that they get a friendly no. */
  transcribe: { url: string; apiKey: string | null; model: string } | null
  /** What a password's hash costs, where it isn't what accounts/security/password-hash.ts says; no variable sets it. */
  passwordCost?: { memory: number; passes: number }
  logLevel: string
  /** Opens /metrics; null means that there's no such page. */
  metricsToken: string | null
  /** Where an OpenTelemetry collector takes spans; null means that none are made. */
  tracesUrl: string | null
}

/** All that is wrong with the variables, a sentence each. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsUnset, type.optional())
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` })

const templateName = z.string().regex(/^[a-z0-9_]{1,512}$/, 'must be a template name')
const flag = z.stringbool('must be true or false')

const variables = z.object({
  NODE_ENV: optional(z.string()),
  HOST: optional(z.string().max(255)),
  PORT: optional(
    z.coerce.number('must be a number from 1 to 65535').int('must be a whole number').min(1).max(65535),
  ),
  APP_URL: optional(url(/^https?$/, 'https://kinwise.example.org')),
  APP_SECRET: optional(z.string().min(32, 'must be at least 32 characters long')),
  APP_SECRET_OLD: optional(z.string().min(32, 'must be at least 32 characters long')),
  DATA_DIR: optional(z.string().max(1000)),
  DATABASE_URL: optional(url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/kinwise')),
  SMTP_URL: optional(url(/^smtps?$/, 'smtp://user:password@mail.example.org:587')),
  MAIL_FROM: optional(z.string().regex(/@/, 'must hold a mail address').max(320)),
  SUPPORT_EMAIL: optional(z.email('must be a mail address').max(254)),
  ANALYTICS_SCRIPT_URL: optional(url(/^https$/, 'https://analytics.example.org/script.js')),
  COACH_BASE_URL: optional(url(/^https?$/, 'https://api.openai.com/v1')),
  COACH_API_KEY: optional(z.string().regex(/^\S+$/, 'must not hold spaces or line breaks').max(1000)),
  COACH_MODEL: optional(z.string().max(200)),
  COACH_TEMPERATURE: optional(coachVariables.COACH_TEMPERATURE),
  COACH_MAX_TOKENS: optional(coachVariables.COACH_MAX_TOKENS),
  COACH_FIRST_TOKEN_SECONDS: optional(coachVariables.COACH_FIRST_TOKEN_SECONDS),
  COACH_GAP_SECONDS: optional(coachVariables.COACH_GAP_SECONDS),
  COACH_TOTAL_SECONDS: optional(coachVariables.COACH_TOTAL_SECONDS),
  COACH_CONCURRENCY: optional(z.coerce.number('must be a number from 1 to 10000').int().min(1).max(10_000)),
  COACH_CENTS_PER_MILLION_TOKENS: optional(
    z.coerce.number('must be a number from 0').min(0, 'must be a number from 0').max(1e6),
  ),
  DAILY_TOKEN_BUDGET: optional(
    z.coerce
      .number('must be a whole number from 1')
      .int('must be a whole number from 1')
      .min(1, 'must be a whole number from 1')
      .max(1e12),
  ),
  COACH_WEBHOOK_CHILD_URL: optional(url(/^https?$/, 'https://automation.example.org/webhook/child')),
  COACH_WEBHOOK_PARENTS_URL: optional(url(/^https?$/, 'https://automation.example.org/webhook/parents')),
  TRUSTED_PROXIES: optional(z.coerce.number('must be a number from 0 to 9').int().min(0).max(9)),
  PAYMENTS: optional(z.enum(['placeholder', 'off'], 'must be placeholder or off')),
  GOOGLE_CLIENT_ID: optional(z.string().max(500)),
  GOOGLE_CLIENT_SECRET: optional(z.string().max(500)),
  OIDC_ISSUER: optional(url(/^https?$/, 'https://login.example.org')),
  OIDC_CLIENT_ID: optional(z.string().max(500)),
  OIDC_CLIENT_SECRET: optional(z.string().max(500)),
  OIDC_NAME: optional(z.string().max(60)),
  SIGNUP_DISABLED: optional(flag),
  LOGIN_DISABLED: optional(flag),
  ACCOUNT_PRIVACY: optional(z.enum(['strict', 'open'], 'must be strict or open')),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_\S+$/, 'must begin with sk_ or rk_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_\S+$/, 'must begin with whsec_')),
  STRIPE_API_BASE: optional(url(/^https?$/, 'https://api.stripe.com')),
  STRIPE_TAX: optional(z.enum(['on', 'off'])),
  STRIPE_PROMOTION_CODES: optional(z.enum(['on', 'off'])),
  WHATSAPP_ACCESS_TOKEN: optional(z.string().regex(/^\S+$/, 'must not hold spaces or line breaks').max(2000)),
  WHATSAPP_APP_SECRET: optional(z.string().min(16, 'must be at least 16 characters long').max(200)),
  WHATSAPP_VERIFY_TOKEN: optional(z.string().min(8, 'must be at least 8 characters long').max(200)),
  WHATSAPP_API_BASE: optional(url(/^https?$/, 'https://graph.facebook.com/v23.0')),
  WHATSAPP_COUNTRIES: optional(
    z.string().regex(/^\s*[A-Za-z]{2}(\s*,\s*[A-Za-z]{2})*\s*$/, 'must be country codes such as DE,BR'),
  ),
  WHATSAPP_TEMPLATE: optional(templateName),
  WHATSAPP_CHECK_IN_TEMPLATE: optional(templateName),
  WHATSAPP_TEMPLATE_LANGUAGE: optional(
    z.string().regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'must be a code such as en'),
  ),
  COACH_TRANSCRIBE_URL: optional(url(/^https?$/, 'https://api.openai.com/v1/audio/transcriptions')),
  COACH_TRANSCRIBE_KEY: optional(z.string().regex(/^\S+$/, 'must not hold spaces or line breaks').max(1000)),
  COACH_TRANSCRIBE_MODEL: optional(z.string().max(200)),
  METRICS_TOKEN: optional(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'must be plain letters, digits and signs')
      .min(16, 'must be at least 16 characters long')
      .max(1000),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url(/^https?$/, 'http://127.0.0.1:4318')),
  VAPID_PUBLIC_KEY: optional(z.string().regex(/^[\w-]{87}$/, 'must be 87 characters of base64url')),
  VAPID_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{43}$/, 'must be 43 characters of base64url')),
  LOG_LEVEL: optional(z.enum(['debug', 'info', 'warn', 'error', 'silent'])),
})

const TOGETHER = 'COACH_WEBHOOK_CHILD_URL and COACH_WEBHOOK_PARENTS_URL are needed together.'
const STRIPE_TOGETHER = 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together.'

/** Reads the variables once. Throws ConfigError with every problem; no value is ever quoted, since it may be a secret. */
export const readConfig = (env: Record<string, string | undefined> = process.env): Config => {
  const read = variables.safeParse(env)
  const problems = read.success
    ? []
    : read.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`)
  const given = read.success ? read.data : {}
  const production = env.NODE_ENV === 'production'
  if (production) problems.push(...missing(env, ['APP_SECRET', 'DATABASE_URL', 'SMTP_URL']))
  const { COACH_WEBHOOK_CHILD_URL: childUrl, COACH_WEBHOOK_PARENTS_URL: parentsUrl } = given
  if (!childUrl !== !parentsUrl) problems.push(TOGETHER)
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  if (!secretKey !== !webhookSecret) problems.push(STRIPE_TOGETHER)
  if (isPartOfWhatsApp(given)) problems.push(WHATSAPP_TOGETHER)
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given
  if (!publicKey !== !privateKey) problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are needed together.')
  const { GOOGLE_CLIENT_ID: googleId, GOOGLE_CLIENT_SECRET: googleSecret } = given
  if (!googleId !== !googleSecret)
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together.')
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given
  if (new Set([!issuer, !clientId, !clientSecret]).size > 1)
    problems.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are needed together.')
  if (problems.length > 0) throw new ConfigError(problems)

  const host = given.HOST ?? '127.0.0.1'
  const port = given.PORT ?? 3000
  const dataDir = resolve(given.DATA_DIR ?? 'data')
  const appUrl = (given.APP_URL ?? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`).replace(
    /\/+$/,
    '',
  )
  return {
    production,
    host,
    port,
    appUrl,
    appSecret: given.APP_SECRET ?? keptSecret(dataDir),
    appSecretOld: given.APP_SECRET_OLD ?? null,
    dataDir,
    databaseUrl: given.DATABASE_URL ?? null,
    smtp: given.SMTP_URL
      ? { url: given.SMTP_URL, from: given.MAIL_FROM ?? 'Kinwise <no-reply@localhost>' }
      : null,
    supportEmail: given.SUPPORT_EMAIL ?? `support@${mailHost(appUrl)}`,
    analyticsUrl: (appUrl.startsWith('https:') && given.ANALYTICS_SCRIPT_URL) || null,
    coach: given.COACH_BASE_URL
      ? {
          baseUrl: given.COACH_BASE_URL,
          apiKey: given.COACH_API_KEY ?? null,
          model: given.COACH_MODEL ?? 'gpt-4o-mini',
          limits: limitsOf(given),
        }
      : null,
    coachWebhooks: childUrl && parentsUrl ? { childUrl, parentsUrl, totalMs: limitsOf(given).totalMs } : null,
    coachAnswers: answersOf(given),
    coachConcurrency: given.COACH_CONCURRENCY ?? 100,
    stripe:
      secretKey && webhookSecret
        ? {
            secretKey,
            webhookSecret,
            apiBase: given.STRIPE_API_BASE ?? null,
            collectTax: given.STRIPE_TAX === 'on',
            promotionCodes: given.STRIPE_PROMOTION_CODES === 'on',
          }
        : null,
    coachPrice: given.COACH_CENTS_PER_MILLION_TOKENS ?? null,
    dailyTokenBudget: given.DAILY_TOKEN_BUDGET ?? null,
    trustedProxies: given.TRUSTED_PROXIES ?? 0,
    payments: secretKey ? 'stripe' : (given.PAYMENTS ?? (production ? 'off' : 'placeholder')),
    google: googleId && googleSecret ? { clientId: googleId, clientSecret: googleSecret } : null,
    oidc:
      issuer && clientId && clientSecret ? { issuer, clientId, clientSecret, name: given.OIDC_NAME } : null,
    signUpDisabled: given.SIGNUP_DISABLED ?? false,
    loginDisabled: given.LOGIN_DISABLED ?? false,
    accountPrivacy: given.ACCOUNT_PRIVACY ?? 'open',
    vapid: publicKey && privateKey ? { publicKey, privateKey } : null,
    whatsapp: whatsAppSettings(given),
    transcribe: given.COACH_TRANSCRIBE_URL
      ? {
          url: given.COACH_TRANSCRIBE_URL,
          apiKey: given.COACH_TRANSCRIBE_KEY ?? null,
          model: given.COACH_TRANSCRIBE_MODEL ?? 'whisper-1',
        }
      : null,
    logLevel: given.LOG_LEVEL ?? 'info',
    metricsToken: given.METRICS_TOKEN ?? null,
    tracesUrl: given.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  }
}

/** The site's own host; an address without a name takes no mail, so an example stands in. */
const mailHost = (appUrl: string): string => {
  const { hostname } = new URL(appUrl)
  return /[a-z]\.[a-z]+$/i.test(hostname) ? hostname : 'kinwise.example'
}

const missing = (env: Record<string, string | undefined>, names: string[]) =>
  names.filter((name) => !env[name]).map((name) => `${name} is needed when NODE_ENV is production.`)

/** Development's secret: made once and kept beside the data, so that a session survives a restart. */
const keptSecret = (dataDir: string): string => {
  const file = join(dataDir, 'secret')
  try {
    makeFolder(dataDir)
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new ConfigError([`The data folder ${dataDir} cannot be written. Make it writable or set DATA_DIR.`])
  }
}
