/** Measures whether seat maps and bookings slow down as the number of bookings grows. See README.md. */
import { parseArgs } from 'node:util'
import { addHistory } from '#bench/load/add-history.ts'
import { addMembers, type Member } from '#bench/load/add-members.ts'
import type { ApiRequest } from '#bench/load/api-request.ts'
import { bookingRequest, findFreeSeats, seatMapRequest } from '#bench/load/booking-requests.ts'
import { measureThroughput } from '#bench/load/measure-throughput.ts'
import { openPostgres, runStatements } from '#bench/load/open-postgres.ts'
import { type RunningApp, startApp } from '#bench/load/start-app.ts'
import { measurePairs, type PairedMedians } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { connect } from '#server/db/connection/connect.ts'
import { seedDatabase } from '#server/seed/seed-database.ts'
import { HOLDS_PER_DAY } from '#shared/domain/booking/hold.ts'

const GOAL = 1.15
const FEW_BOOKINGS = 1_000
const CONNECTIONS = 16

type FilledDatabase = { connectionString: string; app: RunningApp; members: Member[] }

const { values: options } = parseArgs({
  options: {
    bookings: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
})
const manyBookings = Number(options.bookings)
const note = measurementNote()
const postgres = await openPostgres()
const databases: FilledDatabase[] = []
let rows: { name: string; figures: PairedMedians }[] = []
try {
  const small = await openDatabase('few', 0)
  const large = await openDatabase('many', manyBookings - FEW_BOOKINGS)
  rows = [
    { name: 'reading a seat map', figures: await compare(small, large, seatMapRequests) },
    {
      name: 'booking a seat',
      figures: await compare(small, large, await bookingRequests(small, large)),
    },
  ]
} finally {
  for (const { app } of databases) await app.stop()
  await postgres.close()
}

const figures = [
  note,
  '',
  `Requests per second over ${CONNECTIONS} connections; medians of ${options.rounds} pairs of ${options.seconds} s each.`,
  '',
  `| | ${FEW_BOOKINGS.toLocaleString('en')} bookings | ${manyBookings.toLocaleString('en')} bookings | time ratio |`,
  '|---|--:|--:|--:|',
  ...rows.map(
    ({ name, figures: { a, b, ratio } }) =>
      `| ${name} | ${Math.round(a)} | ${Math.round(b)} | **${ratio.toFixed(2)}** |`,
  ),
].join('\n')
console.log(figures)
if (options.write) writeToReadme('growth', figures)
const missed = rows.filter((row) => row.figures.ratio > GOAL)
for (const { name } of missed) console.error(`${name} takes more than ${GOAL} times as long`)
process.exit(missed.length === 0 ? 0 : 1)

/** A database with current bookings and `past` older ones, with its own app process. */
async function openDatabase(name: string, past: number): Promise<FilledDatabase> {
  const connectionString = await postgres.addDatabase(name)
  const { db } = connect(connectionString, { max: 1 })
  const sample = { now: new Date(), timeZone: 'Asia/Kolkata', passwordHash: 'none', selfie: 'none' }
  await seedDatabase(
    db,
    { members: 500, bookings: FEW_BOOKINGS, seed: 2026, replace: false },
    sample,
  )
  await db.destroy()
  const members = await addMembers(connectionString, CONNECTIONS)
  if (past > 0) await addHistory(connectionString, past, (done) => console.log(`${done} bookings`))
  const database = { connectionString, app: await startApp(connectionString), members }
  databases.push(database)
  return database
}

type RequestFactory = (database: FilledDatabase) => (connection: number, turn: number) => ApiRequest

function compare(
  small: FilledDatabase,
  large: FilledDatabase,
  createRequest: RequestFactory,
): Promise<PairedMedians> {
  const measure = (database: FilledDatabase) => async () => {
    const perSecond = await measureThroughput(database.app.url, {
      connections: CONNECTIONS,
      seconds: Number(options.seconds),
      nextRequest: createRequest(database),
    })
    await runStatements(
      database.connectionString,
      `DELETE FROM bookings USING users WHERE users.id = user_id AND email LIKE 'bench%@example.com'`,
      'VACUUM bookings',
    )
    return perSecond
  }
  return measurePairs(Number(options.rounds), measure(small), measure(large))
}

function seatMapRequests({ members }: FilledDatabase) {
  return (connection: number, turn: number) =>
    seatMapRequest(connection + turn * CONNECTIONS, tokenOf(members, connection))
}

/** Every member books their own share of the free seats, one after another. Both databases get the same bookings. */
async function bookingRequests(
  small: FilledDatabase,
  large: FilledDatabase,
): Promise<RequestFactory> {
  const [freeSeats, others] = await Promise.all(
    [small, large].map(({ app, members }) => findFreeSeats(app.url, tokenOf(members, 0))),
  )
  if (!freeSeats || JSON.stringify(freeSeats) !== JSON.stringify(others)) {
    throw new Error('The databases have different free seats')
  }
  const shares = Array.from({ length: CONNECTIONS }, (_, connection) =>
    freeSeats.filter((_, index) => index % CONNECTIONS === connection),
  )
  return ({ members }) =>
    (connection, turn) => {
      const own = shares[connection % CONNECTIONS] ?? []
      // Saving a held seat again starts no new hold, and new holds are limited.
      const freeSeat = own[turn % Math.min(own.length, HOLDS_PER_DAY)]
      if (!freeSeat) throw new Error('There is no free seat')
      return bookingRequest(freeSeat, tokenOf(members, connection))
    }
}

function tokenOf(members: readonly Member[], connection: number): string {
  return members[connection % members.length]?.token ?? ''
}
