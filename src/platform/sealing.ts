import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

export type Sealer = {
  /** Encrypts a text. `place` is where it will be kept; elsewhere it does not open. */
  seal: (text: string, place: string) => string
  /** Null for what no key of ours sealed for this place. */
  open: (sealed: string, place: string) => string | null
  /** Whether the newest secret sealed it. */
  isCurrent: (sealed: string) => boolean
}

type Key = { id: string; bytes: Buffer }

/** Keeps texts that must not lie readable in a database or its backup. `oldSecret` still opens what was sealed before the secret changed. */
export const createSealer = (secret: string, oldSecret: string | null): Sealer => {
  const current = keyFrom(secret)
  const keys = oldSecret ? [current, keyFrom(oldSecret)] : [current]
  const headOf = ({ id }: Key) => `${VERSION}.${id}.`
  return {
    seal: (text, place) => headOf(current) + encrypt(text, place, current.bytes).toString('base64url'),
    open: (sealed, place) => {
      const key = keys.find((one) => sealed.startsWith(headOf(one)))
      return key
        ? decrypt(Buffer.from(sealed.slice(headOf(key).length), 'base64url'), place, key.bytes)
        : null
    },
    isCurrent: (sealed) => sealed.startsWith(headOf(current)),
  }
}

const keyFrom = (secret: string): Key => {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'kinwise sealing v1', KEY_BYTES))
  return { bytes, id: createHash('sha256').update(bytes).digest('hex').slice(0, 8) }
}

const encrypt = (text: string, place: string, key: Buffer): Buffer => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

const decrypt = (bytes: Buffer, place: string, key: Buffer): string | null => {
  try {
    const iv = bytes.subarray(0, IV_BYTES)
    const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)).toString('utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
