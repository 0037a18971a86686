import { createHmac, timingSafeEqual } from 'node:crypto'

/** What X-Hub-Signature-256 says of these bytes. */
export const signatureOf = (body: Uint8Array, appSecret: string): string =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`

/** Whether whoever holds the app's secret signed exactly these bytes: JSON that was read and written again is another text. */
export const isSigned = (body: Uint8Array, signature: string | undefined, appSecret: string): boolean => {
  const expected = Buffer.from(signatureOf(body, appSecret))
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
