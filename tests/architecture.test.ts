import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

/** A later feature may call an earlier one, never the reverse. */
const FEATURES = [
  'language',
  'accounts',
  'push',
  'plans',
  'family',
  'billing',
  'safety',
  'guidance',
  'coach',
  'conversation',
  'family-chat',
  'trial',
  'steps',
  'handbook',
  'privacy',
  'import',
  'whatsapp',
  'reports',
  'members',
  'operators',
  'backup',
  'site',
]

/** What serves every feature, and what puts them together. */
const OTHER_ROOMS = ['platform', 'ui', 'app']

/** Parts of a feature that see nothing of the outside world, so that both sides of the wire may have them. */
const PURE = ['contract', 'forms', 'rules']

const MAX_LINES = 300
const MEDIAN_LINES = 60
const MAX_FILES_IN_FOLDER = 25

const ROOT = join(import.meta.dirname, '..')
const SRC = join(ROOT, 'src')

type Place = { room: string; feature: string | null; isWeb: boolean; part: string }

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.d\.ts$/.test(name))
  .map((name) => name.split(sep).join('/'))
/** Code, tests and styles, wherever in the project they are. */
const tracked = ['src', 'tests', 'bench', 'scripts'].flatMap((top) =>
  readdirSync(join(ROOT, top), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/migrations/.test(entry.parentPath))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
)
const code = files.filter((name) => !/\.test\.tsx?$/.test(name))

describe('imports flow one way', () => {
  test.each(code)('%s', (file) => {
    const from = placeOf(file)
    for (const target of localImports(file)) {
      const problem = refuse(from, placeOf(target))
      expect(problem, `${file} imports ${target}: ${problem}`).toBeNull()
    }
  })
})

test('rules and contracts see nothing of the outside world', () => {
  for (const file of code.filter((name) => PURE.includes(placeOf(name).part))) {
    const outside = packageImports(file).filter((name) => name !== 'zod' && name !== 'zod/mini')
    expect(outside, file).toEqual([])
  }
})

test('every room is a feature with its place in the order, or one of the rooms that know none', () => {
  expect(readdirSync(SRC).filter((name) => ![...FEATURES, ...OTHER_ROOMS].includes(name))).toEqual([])
})

test('no folder of code holds more than can be taken in at a look', () => {
  const sizes = Map.groupBy(tracked, dirname)
  const crowded = [...sizes].filter(([, inside]) => inside.length > MAX_FILES_IN_FOLDER)
  expect(crowded.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([])
})

test('S28: only the configuration reads the environment', () => {
  const readers = code.filter((file) => /process\.env/.test(read(file)))
  expect(readers).toEqual(['platform/config.ts'])
})

test('a browser is sent the schemas of its forms alone, and those are small ones', () => {
  const values = code
    .filter((file) => placeOf(file).isWeb)
    .filter((file) => /^import (?!type )[^']*from '[./a-z-]*\/contract\.ts'/m.test(read(file)))
  expect(values).toEqual([])
  const large = code.filter((file) => placeOf(file).isWeb || placeOf(file).part === 'forms')
  expect(large.filter((file) => packageImports(file).includes('zod'))).toEqual([])
})

test('every form is checked by its schema and by nothing else', () => {
  const screens = code.filter((file) => /\.tsx$/.test(file) && placeOf(file).isWeb)
  const forms = screens.filter((file) => /<form\b/.test(read(file)) && !TALKS.includes(file))
  expect(forms.filter((file) => !/useSchemaForm\(/.test(read(file)))).toEqual([])
  const own = screens.filter((file) => /\buseForm\(|\bvalidate:/.test(read(file)))
  expect(own).toEqual([])
})

test('a browser is sent no route: of those it knows the types alone', () => {
  const values = code
    .filter((file) => placeOf(file).isWeb)
    .filter((file) => valueImports(file).map(placeOf).some(isRoutes))
  expect(values).toEqual([])
})

/** What may name the tables of talk without their view, and why. */
const BEHIND_THE_WALL: Record<string, string> = {
  'backup/repeat-erasures.ts': 'deletes again, and shows nothing',
  'conversation/data/statements.ts':
    'writes by the id of a conversation that SEND or RETRY found in the view',
  'conversation/data/summaries.ts': 'keeps a note beside a conversation whose answer was just settled',
  'conversation/readable/pass-on.ts': 'gives what was shared to another parent, and shows nothing',
  'conversation/remove-exchange.ts': 'removes what its first line found in the view',
  'family-chat/data/statements.ts':
    "writes in the family chat that the view shows its reader, and counts what's there",
  'family-chat/forget-writer.ts': 'takes out what an erased writer said, and shows nothing',
  'family-chat/tables.ts': 'keeps which conversation is the family chat',
  'import/write-talks.ts': 'writes what an operator imports',
  'members/leaving/take-along.ts': 'moves what its author began, and shows nothing',
  'privacy/forget-conversations.ts': 'deletes, and shows nothing',
  'privacy/register.ts': 'names whose rows each table holds, by their author',
  'steps/memory/learn.ts': 'keeps a sentence of a message that was just sent, for its writer',
  'steps/check-in/ask-check-ins.ts': 'moves a step on that due.ts found in the view',
  'steps/check-in/change-settings.ts': "moves a member's own steps on",
  'steps/check-in/forget-due.ts': 'stops asking, and shows nothing',
  'steps/tables.ts': 'defines them',
  'trial/come-along.ts': "moves a visitor's talk into their account",
  'trial/forget-old-trials.ts': 'deletes, and shows nothing',
  'trial/visitors.ts': "finds a visitor's own talk, in a family that has no account",
}

test('S90: whatever reads a conversation, or what was made of one, reads it as one member', () => {
  const tables =
    /\b(from|join|into|update|using)\s+"?(conversation|message|reply|reply_event|summary|feedback|memory|taken_step)"?\s|\b(conversation|message|reply|replyEvent|summary|feedback|memory|takenStep)\b[^'\n]*\} from '[^']*tables\.ts'/
  const naming = code.filter((file) => !placeOf(file).isWeb && tables.test(read(file)))
  expect(naming.length).toBeGreaterThan(20)
  const walled = (file: string) => /readable(Conversation\b|_conversation)|read-by\.ts/.test(read(file))
  expect(naming.filter((file) => !walled(file) && !(file in BEHIND_THE_WALL))).toEqual([])
  expect(Object.keys(BEHIND_THE_WALL).filter((file) => !naming.includes(file))).toEqual([])
})

test('no file is long, and half of them are short', () => {
  const lengths = code.map((file) => ({ file, lines: read(file).split('\n').length }))
  expect(lengths.filter(({ lines }) => lines > MAX_LINES)).toEqual([])
  const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(MEDIAN_LINES)
})

test('no file is named after nothing in particular', () => {
  const vague = /(^|[/-])(utils?|helpers?|misc|common|service|manager)(\.|\/|-)/
  expect(files.filter((file) => vague.test(file))).toEqual([])
})

/** What a parent says to the coach is kept letter by letter, and has a length but no wrong words. */
const TALKS = ['composer/composer', 'transcript/edit-message'].map(
  (name) => `conversation/screens/${name}.tsx`,
)

const refuse = (from: Place, to: Place): string | null => {
  if (from.room === 'app') return null
  if (to.room === 'app') return 'nothing but the app sees the app'
  if (from.feature === null) {
    return to.room === from.room ? null : `${from.room} knows nothing of ${to.room}`
  }
  if (to.feature === null) return to.room === 'ui' && !from.isWeb ? 'a server file sees no screen' : null
  if (to.isWeb && !from.isWeb) return 'a server file sees no screen'
  if (rank(to) > rank(from)) return `${to.feature} comes after ${from.feature}`
  if (from.isWeb && !to.isWeb && !PURE.includes(to.part) && !isOwnRoutes(from, to)) {
    return 'a screen sees contracts, forms, rules and its own routes, nothing else of the server'
  }
  if (PURE.includes(from.part) && ![...PURE, 'card', 'talk'].includes(to.part)) {
    return 'rules see rules, forms and contracts'
  }
  return null
}

/** For the typed client: its types, which the test above holds. */
const isOwnRoutes = (from: Place, to: Place): boolean => isRoutes(to) && to.feature === from.feature

const isRoutes = ({ feature, part }: Place): boolean => feature !== null && /(^|-)routes$/.test(part)

const placeOf = (file: string): Place => {
  const [room = '', ...rest] = file.split('/')
  const name = rest.at(-1)?.replace(/\.tsx?$/, '') ?? ''
  if (!FEATURES.includes(room)) return { room, feature: null, isWeb: file.startsWith('app/web'), part: '' }
  const isWeb = rest[0] === 'screens'
  const part = rest.includes('rules') ? 'rules' : name
  return { room, feature: room, isWeb, part: isWeb ? 'web' : part }
}

const rank = (place: Place): number => FEATURES.indexOf(place.feature ?? '')

const read = (file: string): string => readFileSync(join(SRC, file), 'utf8')

const specifiers = (text: string): string[] =>
  [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => match[1] ?? '')

const valueImports = (file: string): string[] =>
  localImports(file, read(file).replace(/^import type [^']*'[^']*'/gm, ''))

const localImports = (file: string, text = read(file)): string[] =>
  specifiers(text)
    .filter((specifier) => specifier.startsWith('.') && /\.tsx?$/.test(specifier))
    .map((specifier) =>
      relative(SRC, resolve(SRC, dirname(file), specifier))
        .split(sep)
        .join('/'),
    )
    .filter((target) => !target.startsWith('..'))

const packageImports = (file: string): string[] =>
  specifiers(read(file)).filter((specifier) => !specifier.startsWith('.'))
