import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Postgres runs every test of the database. PGlite is the same engine behind one connection and a driver of its own, so it runs what those
 * could change: statements by name, arrays and JSON, races for one row, locks, searching, erasing, and being killed.
 */
const ON_PGLITE_TOO = [
  'src/platform/**/*.db.test.ts',
  'src/conversation/sending.db.test.ts',
  'src/conversation/credits/{send-supported,used-messages}.db.test.ts',
  'src/conversation/{history,search}/*.db.test.ts',
  'src/conversation/stream/{bad-answers,care,locks}.db.test.ts',
  'src/trial/{bad-answers,coming-along,trial-budget}.db.test.ts',
  'src/billing/{billing,activate-plan}.db.test.ts',
  'src/billing/provider/{lost-plans,undo-payment,withdrawal}.db.test.ts',
  'src/family/*.db.test.ts',
  'src/accounts/{guessing/guessing,confirming/confirming}.db.test.ts',
  'src/import/*.db.test.ts',
  'src/privacy/erasing.db.test.ts',
  'src/whatsapp/{together,receive/webhook,send/outage,numbers/numbers}.db.test.ts',
  'tests/database/{crash,erased-bytes,busy-writer,plan-history}.db.test.ts',
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

// Most of a test is waiting: for a job, a password's hash, a page. One more than there are cores keeps them busy.
const WORKERS = availableParallelism() + 1

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', 'tests/e2e/**'],
          setupFiles: ['tests/setup/each-file.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/setup/browser.ts',
          // Files share what is loaded and a Chromium; each has its own server and its own visitors.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 150_000,
        },
      },
      {
        // npm run shots
        test: {
          name: 'shots',
          include: ['tests/shots/take-shots.ts'],
          globalSetup: 'tests/setup/browser.ts',
          testTimeout: 60_000,
          hookTimeout: 150_000,
        },
      },
      database('pglite', ON_PGLITE_TOO),
      database('postgres', ['src/**/*.db.test.ts', 'tests/**/*.db.test.ts']),
    ],
  },
})
