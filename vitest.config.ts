import { defineConfig } from 'vitest/config'

/** Server tests that need PostgreSQL. All others run without it. */
const DATABASE_TESTS = [
  'server/{backup,db,features,jobs,ledger,seed,testing}/**/*.test.ts',
  'server/{app,main,services}*.test.ts',
]

/** The built server, and a PostgreSQL. */
const SERVER_SETUP = [
  'scripts/build/current-server.mjs',
  'server/testing/databases/global-database.ts',
]

/** Tests that take minutes: `npm run test:long`. */
const LONG = '{shared,web,server,scripts}/**/*.long.test.ts'

export default defineConfig({
  test: {
    // For machines with two cores. Database tests also wait for PostgreSQL and for jobs: with a third worker, they take
    // an eighth less time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,web,server,bench,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...DATABASE_TESTS, LONG],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: DATABASE_TESTS,
          exclude: [LONG],
          globalSetup: SERVER_SETUP,
          // Loading the server again for each file took a quarter of the stage's CPU time.
          isolate: false,
          // On a busy machine one of thousands fails now and then. The end of the run names it.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'long',
          include: [LONG],
          globalSetup: SERVER_SETUP,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
