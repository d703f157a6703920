import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { login } from '#shared/contract/auth.ts'
import { type RealServer, startRealServer } from './testing/real-server.ts'
import { hearSeatNews } from './testing/seat-news.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

const ADMIN = { email: 'owner@example.com', password: 'Passw0rd!' }
/** Half a second to take leave, 5 for the last requests, 4 for the last jobs, and a little. */
const TIME_LIMIT_MS = 12_000
const PATIENCE = 60_000
const CLIENTS = 16

let database: TestDatabase
let home: string
let server: RealServer

beforeEach(async () => {
  database = await createTestDatabase()
  home = await mkdtemp(join(tmpdir(), 'hall-stop-'))
})
afterEach(async () => {
  server.process.kill('SIGKILL')
  await server.ended
  await database.drop()
  await rm(home, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}): Promise<string> {
  server = startRealServer({
    DATA_DIR: home,
    DATABASE_URL: database.connectionString,
    SESSION_SECRET: '',
    SMTP_URL: '',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  })
  return server.url
}

type Outcome = { answered: number; leaveTaken: number; failures: string[]; refused: boolean }

const newOutcome = (): Outcome => ({ answered: 0, leaveTaken: 0, failures: [], refused: false })

/**
 * A client that asks again and again over one connection for as long as it may, and over a new one
 * when it was told to. It gives up where no connection is taken any more.
 */
async function hammer(url: string, outcome: Outcome): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (!outcome.refused && outcome.failures.length === 0) {
    await askOnce(agent, url, outcome)
  }
  agent.destroy()
}

function askOnce(agent: Agent, url: string, outcome: Outcome): Promise<void> {
  return new Promise((resolve) => {
    const asked = request(url, { agent }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
      })
      response.on('close', () => {
        const whole = response.complete && response.statusCode === 200 && isWhole(text)
        if (!whole) outcome.failures.push(`${url} was answered ${response.statusCode}: ${text}`)
        outcome.answered++
        if (response.headers.connection === 'close') outcome.leaveTaken++
        resolve()
      })
    })
    asked.on('error', (error) => {
      // A connection that the app had taken must not fail; one that it never took is refused.
      if (asked.reusedSocket) outcome.failures.push(`${url} was cut: ${error.message}`)
      outcome.refused = true
      resolve()
    })
    asked.end()
  })
}

function isWhole(text: string): boolean {
  try {
    return z.looseObject({ success: z.literal(true) }).safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

/** A call whose body arrives slowly: the second half when `rest` is called. */
async function slowLogin(url: string) {
  const { hostname, port, pathname } = new URL(`${url}${login.path}`)
  const body = JSON.stringify(ADMIN)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text
  })
  await once(socket, 'connect')
  socket.write(
    `POST ${pathname} HTTP/1.1\r\nhost: hall\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  )
  return async () => {
    socket.write(body.slice(10))
    await once(socket, 'close')
    return answer
  }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  return z.parse(login.reply, await response.json()).token
}

test(
  'told to stop under load, the app cuts no request and ends in time',
  async () => {
    const url = await start()
    const news = await hearSeatNews(url, await signIn(url))
    await news.until(1)
    const rest = await slowLogin(url)
    const outcomes = Array.from({ length: CLIENTS }, newOutcome)
    const clients = outcomes.map((outcome, index) =>
      hammer(`${url}${index % 2 ? '/hall' : '/health'}`, outcome),
    )
    await vi.waitUntil(() => outcomes.every(({ answered }) => answered > 5), { timeout: 20_000 })

    const toldAt = performance.now()
    server.process.kill('SIGTERM')
    await Promise.all(clients)
    expect(outcomes.flatMap(({ failures }) => failures)).toEqual([])
    for (const { leaveTaken, refused } of outcomes) {
      expect(leaveTaken).toBeGreaterThan(0)
      expect(refused).toBe(true)
    }
    // The door is closed by now; who was inside before is served to the end.
    const answer = await rest()
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer).toContain('"token"')
    await news.ended

    const { code, stderr } = await server.ended
    expect(performance.now() - toldAt).toBeLessThan(TIME_LIMIT_MS)
    expect(code).toBe(0)
    expect(stderr).not.toContain('Error')
  },
  PATIENCE,
)

test(
  'with STOP_DELAY_SECONDS it serves on for so long, and every answer says to leave',
  async () => {
    const url = await start({ STOP_DELAY_SECONDS: '1' })
    const toldAt = performance.now()
    const outcome = newOutcome()
    const client = hammer(`${url}/hall`, outcome)
    server.process.kill('SIGTERM')
    await client
    expect(performance.now() - toldAt).toBeGreaterThan(1_000)
    expect(outcome.failures).toEqual([])
    expect(outcome.leaveTaken).toBeGreaterThan(1)
    expect((await server.ended).code).toBe(0)
  },
  PATIENCE,
)
