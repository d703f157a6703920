import { defineConfig } from 'vitest/config'

/** The server's tests that need PostgreSQL; all others run without it. */
const WITH_DATABASE = [
  'server/{db,features,jobs,testing}/**/*.test.ts',
  'server/{app,main,services}*.test.ts',
]

export default defineConfig({
  test: {
    // The machines that run this have few cores; each database test also keeps PostgreSQL busy.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,web,server}/**/*.test.{ts,tsx}'],
          exclude: WITH_DATABASE,
        },
      },
      {
        test: {
          name: 'api',
          include: WITH_DATABASE,
          globalSetup: 'server/testing/global-database.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
