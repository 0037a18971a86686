import { hashPassword as hashWithScrypt } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { PASSWORD_COST, passwordHash } from './password-hash.ts'

const { hash: hashPassword, verify: verifyPassword } = passwordHash()

test('S1: a hash costs what OWASP asks for', () => {
  expect(PASSWORD_COST).toEqual({ memory: 19_456, passes: 2 })
})

test.each(['secret', ' spaces count ', 'pässwörd 🗝️ 密码', 'x'.repeat(256), 'nul\u0000inside'])(
  '%s opens with itself only',
  async (password) => {
    const hash = await hashPassword(password)
    expect(hash).toMatch(/^argon2id\$[\w-]{22}\$[\w-]{43}$/)
    expect(await verifyPassword({ hash, password })).toBe(true)
    expect(await verifyPassword({ hash, password: `${password}x` })).toBe(false)
    expect(await hashPassword(password)).not.toBe(hash)
  },
)

test('S1: one keyboard composes an umlaut, another does not', async () => {
  const hash = await hashPassword('Gr\u00fc\u00dfe!')
  expect(await verifyPassword({ hash, password: 'Gru\u0308\u00dfe!' })).toBe(true)
})

test('a hash from before still opens, and a damaged one never does', async () => {
  const hash = await hashWithScrypt('secret')
  expect(await verifyPassword({ hash, password: 'secret' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'wrong' })).toBe(false)
  for (const damaged of ['argon2id$', 'argon2id$$', `argon2id$${'A'.repeat(22)}$`])
    expect(await verifyPassword({ hash: damaged, password: 'secret' })).toBe(false)
})
