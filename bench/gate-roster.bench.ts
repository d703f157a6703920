/** Measures a gate's first load and its next start with 200 and 20,000 members. See README.md. */
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { addAdmin, addGates, type SigningGate } from '#bench/load/add-gate.ts'
import type { Member } from '#bench/load/add-members.ts'
import { addRoster, storePhotos } from '#bench/load/add-roster.ts'
import { countStored, enrollGate } from '#bench/load/open-gate.ts'
import { openPostgres, type Postgres } from '#bench/load/open-postgres.ts'
import { startApp } from '#bench/load/start-app.ts'
import { median } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { getRoster } from '#shared/contract/gate-endpoints.ts'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.mjs'

const SIZES = [200, 20_000]
const SLOWDOWN = 4
/** The maximum time for which stored photos are counted. */
const PHOTOS_MS = 30_000
/** docs/door.md promises the members within a second or two; this goal is for a slow CPU. */
const GOAL_READY_MS = 3000
const ROSTER = `/api${getRoster.path}`

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
})
const note = measurementNote()
const postgres = await openPostgres()
const measured: Figures[] = []
try {
  for (const size of SIZES) measured.push(await measure(postgres, size))
} finally {
  await postgres.close()
}

const number = (value: number) => Math.round(value).toLocaleString('en')
const row = (name: string, cell: (figures: Figures) => string) =>
  `| ${name} | ${measured.map(cell).join(' | ')} |`
const figures = [
  note,
  '',
  `Calls: medians of ${options.rounds}. The gate's times are of one start with the CPU ${SLOWDOWN} times slower.`,
  '',
  row('members', ({ members }) => number(members)),
  `|---|${SIZES.map(() => '--:|').join('')}`,
  row('the full roster from the server', ({ full }) => `${number(full.ms)} ms`),
  row('its size', ({ full }) => `${number(full.bytes / 1000)} KB`),
  row('no change since the last roster', ({ unchanged }) => `${number(unchanged.ms)} ms`),
  row('a photo of 160 pixels', ({ photoBytes }) => `${number(photoBytes)} bytes`),
  row('from enrolment to the PIN screen', ({ ready }) => `**${number(ready)} ms**`),
  row('photos stored per second', ({ photosPerSecond }) => photosPerSecond.toFixed(1)),
  row('the next start, until the PIN screen', ({ restart }) => `${number(restart)} ms`),
].join('\n')
console.log(figures)
if (options.write) writeToReadme('gate-roster', figures)
const slow = measured.some(({ members, ready }) => members === SIZES[0] && ready > GOAL_READY_MS)
if (slow) console.error(`Missed the goal of ${GOAL_READY_MS} ms.`)
process.exit(slow ? 1 : 0)

type TimedCall = { ms: number; bytes: number }
type Figures = {
  members: number
  full: TimedCall
  unchanged: TimedCall
  photoBytes: number
  ready: number
  photosPerSecond: number
  restart: number
}

async function measure(server: Postgres, members: number): Promise<Figures> {
  const connectionString = await server.addDatabase(`roster${members}`)
  const admin = await addAdmin(connectionString)
  const hall = await addRoster(connectionString, members)
  const [gate] = await addGates(connectionString, { admin, count: 1 })
  const [member] = hall.members
  if (!gate || !member) throw new Error('No gate was enrolled')
  const app = await startApp(connectionString, storePhotos)
  try {
    const url = app.url.replace(/\/api$/, '')
    const { body } = await call(url, gate, ROSTER)
    const { data }: { data: { version: string } } = JSON.parse(body.toString())
    const since = `${ROSTER}?since=${encodeURIComponent(data.version)}`
    const photo = await call(url, gate, `/api/gate/photos/${member.userId}`)
    return {
      members,
      full: await timeCalls(url, gate, ROSTER),
      unchanged: await timeCalls(url, gate, since),
      photoBytes: photo.body.byteLength,
      ...(await timeGate(url, admin, members)),
    }
  } finally {
    await app.stop()
  }
}

/** The time until a reply's last byte, and its size on the wire, compressed as for a browser. */
async function timeCalls(url: string, gate: SigningGate, path: string): Promise<TimedCall> {
  const calls: TimedCall[] = []
  for (let round = 0; round < Number(options.rounds); round++) {
    const startedAt = performance.now()
    const { body } = await call(url, gate, path, { 'accept-encoding': 'gzip' })
    calls.push({ ms: performance.now() - startedAt, bytes: body.byteLength })
  }
  return { ms: median(calls.map(({ ms }) => ms)), bytes: calls[0]?.bytes ?? 0 }
}

function call(
  url: string,
  gate: SigningGate,
  path: string,
  accepted: { 'accept-encoding'?: string } = {},
): Promise<{ body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(
      `${url}${path}`,
      { headers: { ...gate.sign('GET', path), ...accepted } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          if (response.statusCode === 200) resolve({ body: Buffer.concat(parts) })
          else reject(new Error(`${path} returned ${response.statusCode}`))
        })
      },
    )
      .on('error', reject)
      .end()
  })
}

async function timeGate(url: string, admin: Member, members: number) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const ready = await enrollGate(page, { url, admin })
    const photosPerSecond = await timePhotos(page, members)
    const startedAt = performance.now()
    await page.reload()
    await page.getByLabel('PIN').waitFor({ timeout: 60_000 })
    return { ready, photosPerSecond, restart: performance.now() - startedAt }
  } finally {
    await browser.close()
  }
}

/** Returns how many photos a second the gate fetches and stores in the background. */
async function timePhotos(page: Page, members: number): Promise<number> {
  const before = await countStored(page, 'photos')
  const startedAt = performance.now()
  for (;;) {
    await sleep(500)
    const stored = await countStored(page, 'photos')
    const took = performance.now() - startedAt
    if (stored === members || took > PHOTOS_MS) return ((stored - before) * 1000) / took
  }
}
