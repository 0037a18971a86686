import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Way = {
  origin?: string
  /** Whether somebody gave a finger, a face or a PIN. */
  isVerified?: boolean
  counter?: number
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/** A device that keeps one passkey, as far as a server can tell. */
export const newPasskeyDevice = (home = 'http://localhost:3000', credentialId = randomBytes(16)) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const id = credentialId.toString('base64url')

  const said = (type: string, challenge: string, { origin = home }: Way) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const facts = ({ isVerified = true, counter = 0 }: Way, more = 0) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | more
    return Buffer.concat([sha256(Buffer.from(new URL(home).hostname)), Buffer.from([flags]), counted])
  }
  const credential = (response: Record<string, Buffer>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  })

  return {
    make: (challenge: string, way: Way = {}) => {
      const length = Buffer.from([0, credentialId.length])
      const authData = Buffer.concat([facts(way, WITH_KEY), Buffer.alloc(16), length, credentialId, key])
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, authData.length]),
        authData,
      ])
      return credential({ attestationObject, clientDataJSON: said('webauthn.create', challenge, way) })
    },
    use: (challenge: string, way: Way = {}) => {
      const clientDataJSON = said('webauthn.get', challenge, way)
      const authenticatorData = facts(way)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey)
      return credential({ authenticatorData, clientDataJSON, signature })
    },
  }
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
