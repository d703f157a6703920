import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { login } from '#shared/contract/user/auth.ts'
import { openEmbeddedDatabase, runningEmbeddedDatabase } from './db/embedded/open-embedded.ts'
import { BROKEN_ROWS } from './testing/attack/database-invariants.ts'
import { runSql } from './testing/databases/run-sql.ts'
import { type DataFolder, temporaryDataFolder } from './testing/process/embedded-folder.ts'

const TIMEOUT_MS = 90_000

let folder: DataFolder
beforeEach(async () => {
  folder = await temporaryDataFolder()
})
afterEach(() => folder.remove())

const env = () => ({ DATA_DIR: folder.dataDir, DATABASE_URL: '', SMTP_URL: '' })

/** Runs the command like `npm run seed`. */
function seed(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'seed/seed-command.ts'), ...args],
    {
      env: { PATH: process.env.PATH, ...env() },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

test(
  'adds sample data with and without a running app, and its members can log in',
  async () => {
    const first = await seed('--members', '12')
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringContaining('12 members with 27 b'),
    })
    expect(await runningEmbeddedDatabase(folder.dataDir)).toBeUndefined()

    const server = folder.startServer({ ADMIN_PASSWORD: 'Quiet-Lamp-7' })
    const url = await server.url
    expect(await seed('--members', '15')).toEqual({
      code: 1,
      output: 'This database already contains sample data: add --replace to recreate it.\n',
    })
    const { code, output } = await seed('--members', '15', '--replace')
    expect({ code, output }).toMatchObject({ code: 0 })
    const [, email, password] = /member: (\S+) or @DA\d{9}, password (\S+)/.exec(output) ?? []
    const response = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const { token } = z.parse(login.reply, await response.json())
    const selfie = await fetch(`${url}/member/selfie`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(selfie.headers.get('content-type')).toBe('image/webp')
  },
  TIMEOUT_MS,
)

const counted = z.tuple([
  z.object({
    members: z.int(),
    newcomers: z.int(),
    bookings: z.int(),
    payments: z.int(),
    tours: z.int(),
  }),
])

test('creates 20,000 members, reports the right counts and sells no seat twice', async () => {
  const startedAt = performance.now()
  const { code, output } = await seed('--members', '20000')
  const seconds = (performance.now() - startedAt) / 1000
  console.info(`The command took ${seconds.toFixed(1)} s. ${output}`)
  expect({ code, output }).toMatchObject({ code: 0 })
  const report =
    /: (\d+) members with (\d+) bookings, (\d+) accounts without a seat, (\d+) tours/.exec(output)
  const [members, bookings, newcomers, tours] = (report ?? []).slice(1).map(Number)
  expect(members).toBe(20_000)

  const { connectionString, stop } = await openEmbeddedDatabase(folder)
  try {
    const [rows] = counted.parse(
      await runSql(
        connectionString,
        `SELECT
          (SELECT count(DISTINCT user_id)::int FROM bookings) AS members,
          (SELECT count(*)::int FROM users u WHERE NOT EXISTS
            (SELECT FROM bookings b WHERE b.user_id = u.id)) AS newcomers,
          (SELECT count(*)::int FROM bookings) AS bookings,
          (SELECT count(*)::int FROM payments WHERE status = 'completed') AS payments,
          (SELECT count(*)::int FROM tour_requests) AS tours`,
      ),
    )
    expect(rows).toMatchObject({ members, newcomers, bookings, tours })
    expect(rows.payments).toBeGreaterThan(20_000)
    expect(await runSql(connectionString, BROKEN_ROWS)).toEqual([])
  } finally {
    await stop()
  }
})

test('rejects an invalid option with a one-line error', async () => {
  expect(await seed('--members', 'many')).toEqual({
    code: 1,
    output: '--members must be a whole number from 1 to 50000.\n',
  })
})
