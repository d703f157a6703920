/** Measures what calls cost, and whether a call costs more when many halls share one database. See README.md. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { addAdmin, addGates, makeAdmin, type SigningGate } from '#bench/load/add-gate.ts'
import { addMembers, type Member } from '#bench/load/add-members.ts'
import { addRoster } from '#bench/load/add-roster.ts'
import type { ApiRequest } from '#bench/load/api-request.ts'
import { bookingRequest, findFreeSeats, seatMapRequest } from '#bench/load/booking-requests.ts'
import { type CallCost, medianCost } from '#bench/load/call-cost.ts'
import { gateEntry } from '#bench/load/gate-entry.ts'
import {
  addHallTable,
  deleteHeld,
  type HallTable,
  raceForSeat,
  runInHalls,
} from '#bench/load/hall-tables.ts'
import { measureThroughput } from '#bench/load/measure-throughput.ts'
import { openPostgres, select } from '#bench/load/open-postgres.ts'
import { NO_APP, processorTime } from '#bench/load/processor-time.ts'
import { startApp } from '#bench/load/start-app.ts'
import { median } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { connect } from '#server/db/connection/connect.ts'
import { seedDatabase } from '#server/seed/seed-database.ts'
import { getToday, listBookings } from '#shared/contract/desk-endpoints.ts'
import { sendEntries } from '#shared/contract/gate-endpoints.ts'
import { me } from '#shared/contract/user/auth.ts'
import { HOLDS_PER_DAY } from '#shared/domain/booking/hold.ts'

const MEMBERS = 100
const CONNECTIONS = 10
const GATES = 5
const RACERS = 40

const { values: options } = parseArgs({
  options: {
    halls: { type: 'string', default: '500' },
    partitions: { type: 'string', default: '32' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    write: { type: 'boolean', default: false },
  },
})
const rounds = Number(options.rounds)
const seconds = Number(options.seconds)
const halls = Number(options.halls)

const note = measurementNote()
const postgres = await openPostgres()
const lines: string[] = []
let isSound = true
try {
  const connectionString = await postgres.addDatabase('one_hall')
  const empty = await megabytesOf(connectionString)
  lines.push(...(await measureCalls(connectionString, empty)), '')
  lines.push(...(await measureTables(connectionString)))
} finally {
  await postgres.close()
}
const figures = [note, '', ...lines].join('\n')
console.log(figures)
if (options.write) writeToReadme('many-halls', figures)
if (!isSound) console.error('A seat was sold twice, or a hall refused another hall’s seat')
process.exit(isSound ? 0 : 1)

/** The rows of the calls that a hall's busiest minutes consist of, on the app with one hall. */
async function measureCalls(connectionString: string, empty: number): Promise<string[]> {
  const { db } = connect(connectionString, { max: 1 })
  const sample = { now: new Date(), timeZone: 'Asia/Kolkata', passwordHash: 'none', selfie: 'none' }
  await seedDatabase(db, { members: 500, bookings: 1_000, seed: 2026, replace: false }, sample)
  await db.destroy()
  const filled = await megabytesOf(connectionString)
  const [admin, ...members] = await addMembers(connectionString, MEMBERS + 1)
  if (!admin) throw new Error('No member was added')
  await makeAdmin(connectionString, admin.id)
  const app = await startApp(connectionString)
  try {
    const memory = residentMegabytes(app.pid)
    const freeSeats = await findFreeSeats(app.url, tokenOf(members, 0))
    const calls: [what: string, request: (sender: number, turn: number) => ApiRequest][] = [
      ['who is logged in', (sender) => ({ path: me.path, token: tokenOf(members, sender) })],
      [
        'a seat map',
        (sender, turn) => seatMapRequest(sender + turn * MEMBERS, tokenOf(members, sender)),
      ],
      [
        'holding a seat',
        (sender, turn) => {
          const share = freeSeats.filter((_, index) => index % MEMBERS === sender)
          const freeSeat = share[turn % Math.min(share.length, HOLDS_PER_DAY)]
          if (!freeSeat) throw new Error('There is no free seat')
          return bookingRequest(freeSeat, tokenOf(members, sender))
        },
      ],
      ['reception’s list of bookings', () => ({ path: listBookings.path, token: admin.token })],
      ['today’s board', () => ({ path: getToday.path, token: admin.token })],
    ]
    const rows: string[] = []
    for (const [what, nextRequest] of calls) {
      const load = { connections: CONNECTIONS, seconds, nextRequest, senders: MEMBERS }
      const send = async () => (await measureThroughput(app.url, load)) * seconds
      rows.push(callRow(what, await medianCost(connectionString, app, { send, rounds })))
    }
    const { bytes, ...cost } = await costOfEntries()
    rows.push(callRow('storing an entry of a gate', cost))
    return [
      `The database of a new hall takes ${empty} MB, with 500 members and 1,000 paid bookings ${filled} MB; each entry of a gate adds ${bytes} bytes. An app process takes ${memory} MB before its first call. Medians of ${rounds} rounds of ${seconds} s.`,
      '',
      '| call | app, µs | PostgreSQL, µs | WAL, bytes |',
      '|---|--:|--:|--:|',
      ...rows,
    ]
  } finally {
    await app.stop()
  }
}

/** A door of its own, because a roster needs a database without the constraint on seats. */
async function costOfEntries(): Promise<CallCost & { bytes: number }> {
  const connectionString = await postgres.addDatabase('door')
  const admin = await addAdmin(connectionString)
  const { members } = await addRoster(connectionString, 500)
  const gates = await addGates(connectionString, { admin, count: GATES })
  const app = await startApp(connectionString)
  let sent = 0
  const sendEntry = async (sign: SigningGate['sign']) => {
    const number = ++sent
    const member = members[number % members.length]
    if (!member) throw new RangeError('The hall has no members')
    const entries = [gateEntry(number, member, '')]
    const body = JSON.stringify({ entries, clockOffsetMs: 0, appVersion: 'bench' })
    const headers = sign('POST', `/api${sendEntries.path}`, body)
    const response = await fetch(app.url + sendEntries.path, { method: 'POST', headers, body })
    const reply = await response.text()
    if (!response.ok) throw new Error(reply)
  }
  const sendForSeconds = async () => {
    const until = performance.now() + seconds * 1000
    const before = sent
    await Promise.all(
      gates.map(async ({ sign }) => {
        while (performance.now() < until) await sendEntry(sign)
      }),
    )
    return sent - before
  }
  try {
    const cost = await medianCost(connectionString, app, { send: sendForSeconds, rounds })
    const { rows, bytes } = await sizeOf(connectionString, 'door_entries')
    return { ...cost, bytes: Math.round(bytes / rows) }
  } finally {
    await app.stop()
  }
}

/** Compares a table with one hall, one with many, and a partitioned one, each in turn within a round. */
async function measureTables(connectionString: string): Promise<string[]> {
  const tables: (HallTable & { what: string })[] = [
    { what: 'one hall', table: 'alone', halls: 1 },
    { what: `${halls} halls`, table: 'shared', halls },
    {
      what: `${halls} halls, ${options.partitions} partitions`,
      table: 'partitioned',
      halls,
      partitions: Number(options.partitions),
    },
  ]
  for (const table of tables) await addHallTable(connectionString, table)
  const used = await processorTime(NO_APP, connectionString)
  const costs = tables.map(() => ({ hold: [] as number[], map: [] as number[] }))
  for (let round = 0; round <= rounds; round++) {
    for (const [index, table] of tables.entries()) {
      for (const statement of ['hold', 'map'] as const) {
        const before = used()
        const load = { statement, connections: CONNECTIONS, seconds }
        const statements = await runInHalls(connectionString, table, load)
        if (round > 0) costs[index]?.[statement].push(((used() - before) / statements) * 1e6)
        await deleteHeld(connectionString, table)
      }
    }
  }
  const rows: string[] = []
  for (const [index, { what, table }] of tables.entries()) {
    const { hold = [], map = [] } = costs[index] ?? {}
    const size = await sizeOf(connectionString, table)
    const race = await raceForSeat(connectionString, table, RACERS)
    isSound &&= race.oneHall === 1 && race.manyHalls === RACERS
    const cells = [size.rows, size.bytes / size.rows, median(hold), median(map)].map((cell) =>
      Math.round(cell).toLocaleString('en'),
    )
    rows.push(`| ${what} | ${cells.join(' | ')} | ${race.oneHall} | ${race.manyHalls} |`)
  }
  return [
    `Statements alone, with PostgreSQL's processor time. A race is ${RACERS} connections that book the same seat name and day at the same moment.`,
    '',
    '| bookings of | rows | bytes a row, with indexes | holding a seat, µs | a seat map, µs | sold in a race for one hall’s seat | sold in a race of as many halls |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ]
}

async function sizeOf(
  connectionString: string,
  table: string,
): Promise<{ rows: number; bytes: number }> {
  const [row] = await select(
    connectionString,
    `SELECT (SELECT count(*) FROM ${table})::int AS rows,
       (SELECT sum(pg_total_relation_size(part)) FROM
         (SELECT '${table}'::regclass AS part UNION SELECT relid FROM pg_partition_tree('${table}')) parts)::text AS bytes`,
  )
  return { rows: Number(row?.rows), bytes: Number(row?.bytes) }
}

async function megabytesOf(connectionString: string): Promise<number> {
  const [row] = await select(
    connectionString,
    'SELECT pg_database_size(current_database()) AS bytes',
  )
  return Math.round(Number(row?.bytes) / 2 ** 20)
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

function callRow(what: string, { app, postgres: database, wal: written }: CallCost): string {
  return `| ${what} | ${app} | ${database} | ${written.toLocaleString('en')} |`
}

function tokenOf(members: readonly Member[], sender: number): string {
  return members[sender % members.length]?.token ?? ''
}
