import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword as verifyScrypt } from 'better-auth/crypto'

const hashOf = promisify(argon2)
/** 19 MiB, two passes: what OWASP asks of Argon2id at the least. */
export const PASSWORD_COST = { memory: 19_456, passes: 2 }
const SHAPE = { parallelism: 1, tagLength: 32 }
const PREFIX = 'argon2id'
const SALT_BYTES = 16

export const passwordHash = (cost = PASSWORD_COST) => {
  const derive = (password: string, nonce: Buffer): Promise<Buffer> => {
    const message = Buffer.from(password.normalize('NFKC'))
    return hashOf('argon2id', { message, nonce, ...cost, ...SHAPE } satisfies Argon2Parameters)
  }
  return {
    /** `argon2id$salt$hash`. Any Unicode, in whichever way a keyboard composed it. */
    hash: async (password: string): Promise<string> => {
      const salt = randomBytes(SALT_BYTES)
      return [PREFIX, salt.toString('base64url'), (await derive(password, salt)).toString('base64url')].join(
        '$',
      )
    },

    /** Hashes of the library's own kind, from before, still open their accounts. */
    verify: async ({ hash, password }: { hash: string; password: string }): Promise<boolean> => {
      const [prefix, salt = '', kept = ''] = hash.split('$')
      if (prefix !== PREFIX) return verifyScrypt({ hash, password })
      const [nonce, expected] = [Buffer.from(salt, 'base64url'), Buffer.from(kept, 'base64url')]
      if (nonce.length !== SALT_BYTES || expected.length !== SHAPE.tagLength) return false
      return timingSafeEqual(await derive(password, nonce), expected)
    },
  }
}
