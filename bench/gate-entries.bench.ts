/** Measures the entries of a busy door, sent by several gates. See README.md. */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { addAdmin, addGates, type SigningGate } from '#bench/load/add-gate.ts'
import { addRoster, type RosterMember } from '#bench/load/add-roster.ts'
import { gateEntry } from '#bench/load/gate-entry.ts'
import { openPostgres } from '#bench/load/open-postgres.ts'
import { startApp } from '#bench/load/start-app.ts'
import { quantile } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import type { SentEntry } from '#shared/contract/door/gate.ts'
import { getRoster, sendEntries } from '#shared/contract/gate-endpoints.ts'
import { ENTRIES_PER_REQUEST } from '#shared/domain/door/door-entry.ts'

const PER_MINUTE = 500
const GATES = 5
const MEMBERS = 2000
/** Each gate sends its new entries at this interval. */
const SEND_INTERVAL_MS = 3000
/** Every nth call is sent twice, as after a lost reply. */
const REPEAT_INTERVAL = 4
const GOAL_MS = 300
const ENTRIES = `/api${sendEntries.path}`
const ROSTER = `/api${getRoster.path}`

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    fullSpeed: { type: 'string', default: '10' },
    write: { type: 'boolean', default: false },
  },
})
const note = measurementNote()
const postgres = await openPostgres()
const connectionString = await postgres.addDatabase('entries')
const admin = await addAdmin(connectionString)
const { members } = await addRoster(connectionString, MEMBERS)
const gates = await addGates(connectionString, { admin, count: GATES })
const app = await startApp(connectionString)
const agent = new Agent({ keepAlive: true })
const origin = app.url.replace(/\/api$/, '')

type GateState = {
  gate: SigningGate
  /** The number of entries made so far, and the number of the last one. */
  entryCount: number
  sent: Set<string>
  version: string
}

const gateStates = gates.map(
  (gate): GateState => ({ gate, entryCount: 0, sent: new Set(), version: '' }),
)
const entryTimes: number[] = []
const rosterTimes: number[] = []
let repeated = 0
let perSecondBatched = 0
let perSecondSingly = 0
let stored: StoredEntries
try {
  for (const state of gateStates) await fetchRoster(state)
  rosterTimes.length = 0
  await Promise.all(gateStates.map(keepSending))
  perSecondBatched = await sendAtFullSpeed(ENTRIES_PER_REQUEST)
  perSecondSingly = await sendAtFullSpeed(1)
  stored = await readStored()
} finally {
  agent.destroy()
  await app.stop()
  await postgres.close()
}

const entryCount = gateStates.reduce((sum, state) => sum + state.entryCount, 0)
const lost = gateStates.reduce(
  (sum, { sent }) => sum + [...sent].filter((id) => !stored.ids.has(id)).length,
  0,
)
const duplicates = stored.rows - entryCount + lost
const ms = (times: readonly number[], share: number) => Math.round(quantile(times, share))
const figures = [
  note,
  '',
  `${GATES} gates for ${options.seconds} s, each sending its new entries every ${SEND_INTERVAL_MS / 1000} s; then at full speed, as fast as the server replies, for ${options.fullSpeed} s with each number of entries per call.`,
  '',
  '| | |',
  '|---|--:|',
  `| entries a minute | ${PER_MINUTE} |`,
  `| sending entries, p50 | ${ms(entryTimes, 0.5)} ms |`,
  `| sending entries, p95 | **${ms(entryTimes, 0.95)} ms** |`,
  `| fetching the changed members, p50 | ${ms(rosterTimes, 0.5)} ms |`,
  `| fetching the changed members, p95 | ${ms(rosterTimes, 0.95)} ms |`,
  `| calls sent twice | ${repeated} |`,
  `| entries made in total | ${entryCount} |`,
  `| entries lost | **${lost}** |`,
  `| entries stored twice, plus missing numbers | **${duplicates + stored.gaps}** |`,
  `| at full speed, ${ENTRIES_PER_REQUEST} per call | ${Math.round(perSecondBatched)} a second |`,
  `| at full speed, one per call | ${Math.round(perSecondSingly)} a second |`,
].join('\n')
console.log(figures)
if (options.write) writeToReadme('gate-entries', figures)
const missed = lost + duplicates + stored.gaps > 0 || quantile(entryTimes, 0.95) > GOAL_MS
if (missed) console.error(`Missed the goal: ${GOAL_MS} ms, none lost, none stored twice.`)
process.exit(missed ? 1 : 0)

/** Sends a gate's share of the entries every SEND_INTERVAL_MS, until the time is up. */
async function keepSending(state: GateState, index: number): Promise<void> {
  const until = performance.now() + Number(options.seconds) * 1000
  await sleep((index * SEND_INTERVAL_MS) / GATES)
  const perCall = (PER_MINUTE / GATES / 60_000) * SEND_INTERVAL_MS
  for (let call = 1; performance.now() < until; call++) {
    const startedAt = performance.now()
    const entries = Array.from({ length: perCall }, () => makeEntry(state))
    entryTimes.push(await send(state, entries))
    if (call % REPEAT_INTERVAL === 0) {
      await send(state, entries)
      repeated++
    }
    await fetchRoster(state)
    await sleep(Math.max(0, SEND_INTERVAL_MS - (performance.now() - startedAt)))
  }
}

/** Returns the entries per second. */
async function sendAtFullSpeed(perCall: number): Promise<number> {
  const startedAt = performance.now()
  const until = startedAt + Number(options.fullSpeed) * 1000
  const before = gateStates.reduce((sum, state) => sum + state.entryCount, 0)
  await Promise.all(
    gateStates.map(async (state) => {
      while (performance.now() < until) {
        await send(
          state,
          Array.from({ length: perCall }, () => makeEntry(state)),
        )
      }
    }),
  )
  const sent = gateStates.reduce((sum, state) => sum + state.entryCount, 0) - before
  return (sent / (performance.now() - startedAt)) * 1000
}

function makeEntry(state: GateState): SentEntry {
  const number = ++state.entryCount
  const member = memberOf(number)
  const entry = gateEntry(number, member, state.version)
  state.sent.add(entry.id)
  return entry
}

function memberOf(number: number): RosterMember {
  const member = members[(number * 7919) % members.length]
  if (!member) throw new RangeError('The hall has no members')
  return member
}

/** Returns the milliseconds until the server replied. */
async function send(state: GateState, entries: readonly SentEntry[]): Promise<number> {
  const body = JSON.stringify({ entries, clockOffsetMs: 0, appVersion: 'bench' })
  const { ms: took, text } = await call(state, { method: 'POST', path: ENTRIES, body })
  const reply: { data: { stored: string[] } } = JSON.parse(text)
  if (reply.data.stored.length !== entries.length) throw new Error('Not all entries were stored')
  return took
}

async function fetchRoster(state: GateState): Promise<void> {
  const query = state.version === '' ? '' : `?since=${encodeURIComponent(state.version)}`
  const { ms: took, text } = await call(state, { method: 'GET', path: `${ROSTER}${query}` })
  const reply: { data: { version: string } } = JSON.parse(text)
  state.version = reply.data.version
  rosterTimes.push(took)
}

function call(
  { gate }: GateState,
  { method, path, body }: { method: 'GET' | 'POST'; path: string; body?: string },
): Promise<{ ms: number; text: string }> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const headers = gate.sign(method, path, body)
    const sending = request(`${origin}${path}`, { agent, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if (response.statusCode !== 200) reject(new Error(`${path}: ${text}`))
        else resolve({ ms: performance.now() - startedAt, text })
      })
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

type StoredEntries = { ids: Set<string>; rows: number; gaps: number }

/** Returns the IDs of all rows in the table, and how many entry numbers are missing. */
async function readStored(): Promise<StoredEntries> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM door_entries')
    const gaps = await client.query<{ gaps: number }>(
      `SELECT coalesce(sum(last - numbers), 0)::int AS gaps
       FROM (SELECT max(number) AS last, count(DISTINCT number) AS numbers FROM door_entries GROUP BY gate_id) gates`,
    )
    return {
      ids: new Set(rows.map(({ id }) => id)),
      rows: rows.length,
      gaps: gaps.rows[0]?.gaps ?? 0,
    }
  } finally {
    await client.end()
  }
}
