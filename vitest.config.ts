import { defineConfig } from 'vitest/config'

const database = (engine: 'pglite' | 'postgres') => ({
  test: {
    name: engine,
    include: ['src/**/*.db.test.ts', 'tests/**/*.db.test.ts'],
    globalSetup: `tests/setup/${engine}.ts`,
    setupFiles: ['tests/setup/each-file.ts'],
    env: { TEST_ENGINE: engine },
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
})

export default defineConfig({
  test: {
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
          testTimeout: 180_000,
          hookTimeout: 150_000,
          // One browser and one server at a time: two cores are all a laptop may have.
          fileParallelism: false,
        },
      },
      {
        // npm run shots
        test: {
          name: 'shots',
          include: ['tests/shots/take-shots.ts'],
          testTimeout: 60_000,
          hookTimeout: 150_000,
        },
      },
      database('pglite'),
      database('postgres'),
    ],
  },
})
