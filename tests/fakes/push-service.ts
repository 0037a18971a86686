import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PUBLIC, type Reach } from '../../src/push/public-address.ts'

/** This machine, which no push reaches otherwise. */
export const LOCAL: Reach = { ...PUBLIC, protocol: 'http:', isAllowed: () => true }

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }
type Answer = { status: number; headers?: Record<string, string> }

/** A push service on this machine: keeps what comes and answers as it's told. */
export const startPushService = async () => {
  const received: Received[] = []
  let answer: Answer = { status: 201 }
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) })
    response.writeHead(answer.status, answer.headers).end('a body that nobody reads')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    received,
    answerWith: (status: number, headers: Record<string, string> = {}) => {
      answer = { status, headers }
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A browser's half of a subscription: gives out its keys, and reads what was encrypted for them (RFC 8291). */
export const newPushBrowser = (endpoint: string) => {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const publicKey = own.getPublicKey()
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    decrypt: (body: Buffer): string => {
      const salt = body.subarray(0, 16)
      const keyLength = body[20] ?? 0
      const theirs = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs])
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32))
      const keyOf = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
      const cipher = createDecipheriv('aes-128-gcm', keyOf('aes128gcm', 16), keyOf('nonce', 12))
      cipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
    },
  }
}

/** What a push says of its sender, once its signature is right by the key it names (RFC 8292). */
export const vapidOf = ({ headers }: Received) => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    exp: number
    sub: string
  }
  return { key, isSigned, ...said }
}
