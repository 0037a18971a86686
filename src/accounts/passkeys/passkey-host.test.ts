import { expect, test } from 'vitest'
import { passkeyHost } from './passkey-host.ts'

test.each([
  ['https://kinwise.example.org', 'kinwise.example.org', 'https://kinwise.example.org'],
  ['https://example.org:8443/coach', 'example.org', 'https://example.org:8443'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ['http://192.168.0.7', 'localhost', 'http://localhost'],
  ['http://1password.example', '1password.example', 'http://1password.example'],
])('at %s passkeys belong to %s', (appUrl, host, origin) => {
  expect(passkeyHost(appUrl)).toEqual({ host, origin })
})
