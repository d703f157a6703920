import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#shared/contract/call.ts'
import { login, sendOtp } from '#shared/contract/user/auth.ts'
import { type DataFolder, temporaryDataFolder } from './testing/process/embedded-folder.ts'

const TIMEOUT_MS = 60_000

let folder: DataFolder
beforeEach(async () => {
  folder = await temporaryDataFolder()
})
afterEach(() => folder.remove())

const start = (env: Record<string, string> = {}) =>
  folder.startServer({
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: '',
    METRICS_PORT: '0',
    RATE_LIMITS: 'off',
    ...env,
  })

const line = z.looseObject({
  level: z.number(),
  time: z.number(),
  pid: z.number(),
  msg: z.string(),
})

/** Parses everything a server has printed as one JSON object per line. */
function linesOf({ stdout, stderr }: { stdout: string; stderr: string }) {
  const text = `${stdout}${stderr}`
  expect(text.endsWith('\n')).toBe(true)
  return text
    .trim()
    .split('\n')
    .map((each) => z.parse(line, JSON.parse(each)))
}

const post = (url: string, { path }: Call, body: object) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test(
  'a service prints one JSON object per line from its first start to its exit [security-41]',
  async () => {
    const server = start()
    const url = await server.url
    await post(url, sendOtp, { email: 'visitor@example.com' })
    await vi.waitUntil(() => server.printed.stdout.includes('Email to'), { timeout: 15_000 })
    server.process.kill('SIGTERM')
    const lines = linesOf(await server.ended)
    const messages = (level: number) =>
      lines.filter((each) => each.level === level).map(({ msg }) => msg)
    for (const message of [
      /^Creating the database in /,
      /^First administrator: owner@example\.com, password in /,
      /^Metrics at http/,
      / listens on http:\/\/localhost:/,
      /^Email to visitor@example\.com: /,
      /^request$/,
      /^Stopping$/,
    ]) {
      expect(messages(30)).toContainEqual(expect.stringMatching(message))
    }
    // If root starts the app, it stays root here, because no other user can enter the test's folder.
    const warnings = messages(40).filter((message) => !message.startsWith('The app runs as root'))
    expect(warnings).toEqual([
      'RATE_LIMITS=off: the number of password attempts is not limited',
      'PAYMENTS=simulated: every payment succeeds and no money is taken',
    ])
    expect(messages(50)).toEqual([])
  },
  TIMEOUT_MS,
)

test(
  'a generated password is written to a file that only its owner can read, and can be used to log in [security-42]',
  async () => {
    const server = start()
    const url = await server.url
    const file = join(folder.dataDir, 'first-admin-password')
    const password = (await readFile(file, 'utf8')).trim()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(server.printed.stdout).toContain(`password in ${file}: delete that file`)
    expect(server.printed.stdout).not.toContain(password)
    expect((await post(url, login, { email: 'owner@example.com', password })).status).toBe(200)
    await rm(file)
    server.process.kill('SIGTERM')
    await server.ended

    const secondRun = start()
    await secondRun.url
    expect(await stat(file).catch(() => undefined)).toBeUndefined()
    expect(secondRun.printed.stdout).not.toContain('First administrator')
  },
  TIMEOUT_MS,
)

test(
  'a given password is never printed [security-43]',
  async () => {
    const givenPassword = 'Given-Passw0rd!'
    const server = start({ ADMIN_PASSWORD: givenPassword })
    const url = await server.url
    const { stdout, stderr } = server.printed
    expect(stdout).toContain(
      'First administrator: owner@example.com, with the password of ADMIN_PA',
    )
    expect(`${stdout}${stderr}`).not.toContain(givenPassword)
    const file = join(folder.dataDir, 'first-admin-password')
    expect(await stat(file).catch(() => undefined)).toBeUndefined()
    expect(
      (await post(url, login, { email: 'owner@example.com', password: givenPassword })).status,
    ).toBe(200)
  },
  TIMEOUT_MS,
)
