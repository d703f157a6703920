import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { login, sendOtp } from '#shared/contract/auth.ts'
import type { Call } from '#shared/contract/call.ts'
import { temporaryDataFolder } from './testing/embedded-folder.ts'
import { type RealServer, startRealServer } from './testing/real-server.ts'

const PATIENCE = 60_000

let folder: Awaited<ReturnType<typeof temporaryDataFolder>>
let started: RealServer[] = []
beforeEach(async () => {
  folder = await temporaryDataFolder()
})
afterEach(async () => {
  for (const { process, ended } of started) {
    process.kill('SIGKILL')
    await ended
  }
  started = []
  await folder.remove()
})

function start(env: Record<string, string> = {}): RealServer {
  const server = startRealServer({
    DATA_DIR: folder.dataDir,
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: '',
    DATABASE_URL: '',
    SESSION_SECRET: '',
    SMTP_URL: '',
    PAYMENTS: '',
    METRICS_PORT: '0',
    RATE_LIMITS: 'off',
    ...env,
  })
  started.push(server)
  return server
}

const line = z.looseObject({
  level: z.number(),
  time: z.number(),
  pid: z.number(),
  msg: z.string(),
})

/** Every line that a server has printed, each of them JSON. */
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
  'whatever a service prints from its first start to its end is a JSON object a line',
  async () => {
    const server = start()
    const url = await server.url
    await post(url, sendOtp, { email: 'visitor@example.com' })
    await vi.waitUntil(() => server.printed.stdout.includes('Mail for'), { timeout: 15_000 })
    server.process.kill('SIGTERM')
    const lines = linesOf(await server.ended)
    const said = (level: number) =>
      lines.filter((each) => each.level === level).map(({ msg }) => msg)
    for (const sentence of [
      /^Creating the database in /,
      /^First administrator: owner@example\.com, password in /,
      /^Metrics at http/,
      / listens on http:\/\/localhost:/,
      /^Mail for visitor@example\.com: /,
      /^request$/,
      /^Stopping$/,
    ]) {
      expect(said(30)).toContainEqual(expect.stringMatching(sentence))
    }
    expect(said(40)).toEqual([
      'RATE_LIMITS=off: anybody may try passwords without end',
      'PAYMENTS=simulated: every payment succeeds and no money is taken',
    ])
    expect(said(50)).toEqual([])
  },
  PATIENCE,
)

test(
  'a generated password stands in a file for its owner alone, and signs in',
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

    const again = start()
    await again.url
    expect(await stat(file).catch(() => undefined)).toBeUndefined()
    expect(again.printed.stdout).not.toContain('First administrator')
  },
  PATIENCE,
)

test(
  'a password that was given is told nowhere',
  async () => {
    const given = 'Given-Passw0rd!'
    const server = start({ ADMIN_PASSWORD: given })
    const url = await server.url
    const { stdout, stderr } = server.printed
    expect(stdout).toContain(
      'First administrator: owner@example.com, with the password of ADMIN_PA',
    )
    expect(`${stdout}${stderr}`).not.toContain(given)
    const file = join(folder.dataDir, 'first-admin-password')
    expect(await stat(file).catch(() => undefined)).toBeUndefined()
    expect((await post(url, login, { email: 'owner@example.com', password: given })).status).toBe(
      200,
    )
  },
  PATIENCE,
)
