import { defineConfig } from 'vitest/config'

/** The server's tests that need PostgreSQL; all others run without it. */
const WITH_DATABASE = [
  'server/{backup,db,features,jobs,seed,testing}/**/*.test.ts',
  'server/{app,main,services}*.test.ts',
]

/** Tests that take long: `npm run test:long`. */
const LONG = '{shared,web,server,scripts}/**/*.long.test.ts'

export default defineConfig({
  test: {
    // The machines that run this have few cores; each database test also keeps PostgreSQL busy.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,web,server,bench}/**/*.test.{ts,tsx}'],
          exclude: [...WITH_DATABASE, LONG],
        },
      },
      {
        test: {
          name: 'api',
          include: WITH_DATABASE,
          exclude: [LONG],
          globalSetup: 'server/testing/global-database.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'long',
          include: [LONG],
          globalSetup: 'server/testing/global-database.ts',
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
