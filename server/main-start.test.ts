import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { login, me } from '#shared/contract/user/auth.ts'
import { runningEmbeddedDatabase } from './db/embedded/open-embedded.ts'
import { type DataFolder, temporaryDataFolder } from './testing/process/embedded-folder.ts'
import type { RealServer } from './testing/process/real-server.ts'

const ADMIN = { email: 'owner@example.com', password: 'Quiet-Lamp-7' }
const TIMEOUT_MS = 60_000

let folder: DataFolder
let otherProgram: Server | undefined

beforeEach(async () => {
  folder = await temporaryDataFolder()
})
afterEach(async () => {
  otherProgram?.close()
  otherProgram = undefined
  await folder.remove()
})

const start = (env: Record<string, string> = {}) =>
  folder.startServer({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...env })

/** Expects the app to exit with a one-line error and to leave nothing running. */
async function expectRefused(server: RealServer, sentence: RegExp): Promise<void> {
  const { code, stdout, stderr } = await server.ended
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect(stderr).toMatch(sentence)
  expect(stdout).not.toContain('listens on')
  // The password is shown only once, so a failed start must not show it.
  expect(stdout).not.toContain('First administrator')
  expect(code).toBe(1)
}

const postgres = () => runningEmbeddedDatabase(folder.dataDir)

describe('a failed start prints a one-line error and leaves no PostgreSQL behind', () => {
  test(
    'with a port in use',
    async () => {
      otherProgram = createServer().listen(0, '127.0.0.1')
      await once(otherProgram, 'listening')
      const address = otherProgram.address()
      const port = typeof address === 'object' ? address?.port : undefined
      await expectRefused(start({ PORT: String(port) }), /^Port \d+ is already in use\. /)
      expect(await postgres()).toBeUndefined()
    },
    TIMEOUT_MS,
  )

  test(
    'with a data folder that is not writable',
    async () => {
      const file = join(folder.home, 'file')
      await writeFile(file, '')
      const DATA_DIR = join(file, 'data')
      await expectRefused(start({ DATA_DIR }), /^The data folder .+ cannot be written \(/)
      expect(await runningEmbeddedDatabase(DATA_DIR).catch(() => undefined)).toBeUndefined()
    },
    TIMEOUT_MS,
  )

  test(
    'with a bad variable',
    async () => {
      await expectRefused(start({ HOLD_MINUTES: 'soon' }), /^HOLD_MINUTES must be /)
      expect(await postgres()).toBeUndefined()
    },
    TIMEOUT_MS,
  )
})

test(
  'refuses a second app on the same data folder, and the first keeps running',
  async () => {
    const first = start()
    const url = await first.url
    await expectRefused(start(), /^Another copy of the app is already using the data folder /)
    const health = await fetch(`${url}/health`)
    expect(health.status).toBe(200)
  },
  TIMEOUT_MS,
)

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops the app and its PostgreSQL [security-47]',
  async (signal) => {
    const server = start()
    await server.url
    expect(await postgres()).toBeDefined()
    server.process.kill(signal)
    const { code, stdout, stderr } = await server.ended
    expect(code).toBe(0)
    expect(stdout).toContain('PAYMENTS=simulated: every payment succeeds and no money is taken')
    expect(stderr).toBe('')
    expect(await postgres()).toBeUndefined()
  },
  TIMEOUT_MS,
)

test(
  'a second start on the same folder finds all data',
  async () => {
    const first = start()
    const { token } = await logIn(await first.url)
    first.process.kill('SIGTERM')
    const { stdout } = await first.ended
    expect(stdout).toContain(`First administrator: ${ADMIN.email}`)

    const second = start({ ADMIN_PASSWORD: 'An0ther one!' })
    const url = await second.url
    const response = await fetch(`${url}${me.path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(z.parse(me.reply, await response.json()).user.email).toBe(ADMIN.email)
    expect((await logIn(url)).user.role).toBe('super_admin')
    second.process.kill('SIGTERM')
    expect((await second.ended).stdout).not.toContain('First administrator')
  },
  TIMEOUT_MS,
)

async function logIn(url: string) {
  const response = await fetch(`${url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  return z.parse(login.reply, await response.json())
}
