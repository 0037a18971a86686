import { createOTP } from '@better-auth/utils/otp'
import { expect } from 'vitest'
import type { TestApp } from '../app/test-app.ts'
import { buildParent, type Client, clientOf, cookieOf } from './factories.ts'
import { newNetwork } from './networks.ts'

export const PASSWORD = 'correct horse battery'
const PERIOD_SECONDS = 30

/** An authenticator app: the code for a key as it stands in the address behind the QR code, so many half minutes from now: the next one is good already, should this one end meanwhile. */
export const codeFor = (uri: string, steps = 0): Promise<string> => {
  const secret = new TextDecoder().decode(fromBase32(new URL(uri).searchParams.get('secret') ?? ''))
  const counter = Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + steps
  return createOTP(secret, { digits: 6 }).hotp(counter)
}

const fromBase32 = (text: string): Uint8Array => {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

export type Guarded = { email: string; uri: string; used: string; backupCodes: string[]; client: Client }

/** A parent whose account asks for a second step. The code of this half minute is `used` up by it. */
export const buildGuarded = async (app: TestApp): Promise<Guarded> => {
  const parent = await buildParent(app)
  const { confirmed, ...made } = await switchOn(parent)
  return { email: parent.email, ...made, client: clientOf(app, cookieOf(confirmed), parent.email) }
}

export const switchOn = async (parent: Client) => {
  const begun = await parent.call('POST', '/api/second-step', { password: PASSWORD })
  expect(begun.status).toBe(200)
  const { uri, backupCodes } = (await begun.json()) as Pick<Guarded, 'uri' | 'backupCodes'>
  const used = await codeFor(uri)
  const confirmed = await parent.call('POST', '/api/second-step/confirmation', { code: used })
  expect(confirmed.status).toBe(204)
  return { uri, used, backupCodes, confirmed }
}

/** The first half of a login: who holds what it left. */
export const beginLogin = async (app: TestApp, email: string, cookie = '', password = PASSWORD) => {
  const body = { email, password }
  const response = await clientOf(app, cookie).call('POST', '/api/auth/sign-in/email', body, newNetwork())
  const isAsked = (await response.clone().json()).twoFactorRedirect === true
  return { response, isAsked, step: clientOf(app, cookieOf(response)) }
}

export const giveCode = (
  step: Pick<Client, 'call'>,
  code: string,
  kind: 'totp' | 'backup-code' = 'totp',
  more = {},
): Promise<Response> =>
  step.call('POST', `/api/auth/two-factor/verify-${kind}`, { code, ...more }, newNetwork())
