import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Postgres runs every test of the database. PGlite is the same engine behind one connection and a driver of its own: it runs what those
 * could change, each file for the reason beside it.
 */
const ON_PGLITE_TOO = [
  // Statements by name.
  'src/platform/db/run-prepared.db.test.ts',
  // A race for a row that may not be there yet.
  'src/platform/http/rate-limit.db.test.ts',
  // A race for the last message, and an answer that is written while others ask.
  'src/conversation/sending.db.test.ts',
  // A race for a place, with rows that are deleted meanwhile.
  'src/family/re-adding.db.test.ts',
  // Locks that are held across statements.
  'src/conversation/stream/locks.db.test.ts',
  // Transactions that fail half way.
  'src/billing/activate-plan.db.test.ts',
  // Numbers given in order by statements that lock, and news that one process tells itself.
  'src/family-chat/family-chat.db.test.ts',
  // Full-text search, in several alphabets.
  'src/conversation/search/search.db.test.ts',
  // Arrays and JSON, many rows at once.
  'src/import/importing.db.test.ts',
  // A piece of JSON taken out by its place, by many at once.
  'src/steps/taking.db.test.ts',
  // A row that takes another's place, in ten transactions at once.
  'src/push/push.db.test.ts',
  // Every table, found and emptied by its name in the catalogue.
  'src/privacy/erasing.db.test.ts',
  // Deliveries that repeat and overlap, and many who take one of few numbers.
  'src/whatsapp/{receive/webhook,numbers/numbers}.db.test.ts',
  // A view with a case in it, keys that move with all that hangs on them, and twenty who want one place.
  'src/members/{members,erasing-one}.db.test.ts',
  // Every route and every reader: a leak is one whichever engine it is.
  'tests/doors/members.db.test.ts',
  // Whole tables, out and in, by the driver's own way of copying.
  'src/backup/restoring.db.test.ts',
  'tests/database/restore-drill.db.test.ts',
  // What has to be gone from the folder's bytes: only here.
  'tests/database/erased-bytes.db.test.ts',
  // Who is told to be dead: another process, or the one connection.
  'tests/database/busy-writer.db.test.ts',
  // Being killed.
  'tests/database/crash.db.test.ts',
]

const database = (engine: 'pglite' | 'postgres', include: string[]) => ({
  test: {
    name: engine,
    include,
    globalSetup: `tests/setup/${engine}.ts`,
    // Every file opens a database of its own; loading the product anew for each would be half the time.
    isolate: false,
    setupFiles: ['tests/setup/each-file.ts'],
    env: { TEST_ENGINE: engine },
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
})

// A login takes a quarter of a second whoever asks, and a journey waits for its page: two workers keep a core busy.
const WORKERS = availableParallelism() * 2

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', 'tests/e2e/**'],
          // Nearly all ask pure functions; loading the product and its cards anew for each file would be half the time.
          isolate: false,
          setupFiles: ['tests/setup/each-file.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/setup/postgres.ts',
          // Files share what is loaded and a Chromium; each has its own server and its own visitors.
          isolate: false,
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 180_000,
          hookTimeout: 150_000,
        },
      },
      {
        // npm run shots
        test: {
          name: 'shots',
          include: ['tests/shots/take-shots.ts'],
          globalSetup: 'tests/setup/postgres.ts',
          testTimeout: 60_000,
          hookTimeout: 150_000,
        },
      },
      database('pglite', ON_PGLITE_TOO),
      database('postgres', ['src/**/*.db.test.ts', 'tests/**/*.db.test.ts']),
    ],
  },
})
