/** Measures how fast reception's calls are answered in a hall with a long history. See README.md. */
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { addDeskRecords } from '#bench/load/add-desk-records.ts'
import { addAdmin } from '#bench/load/add-gate.ts'
import { addHistory } from '#bench/load/add-history.ts'
import { addReceptionData } from '#bench/load/add-reception-data.ts'
import { toHttpRequest } from '#bench/load/api-request.ts'
import { openPostgres } from '#bench/load/open-postgres.ts'
import { startApp } from '#bench/load/start-app.ts'
import { median, quantile } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { connect } from '#server/db/connection/connect.ts'
import { seedDatabase } from '#server/seed/seed-database.ts'
import { closeDay } from '#shared/contract/money/books.ts'
import { ALL_HOURS } from '#shared/domain/booking/batches.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'

const GOAL_MS = 50
const CURRENT_BOOKINGS = 1_000
/** Calls that are not measured, because V8 has not compiled their code yet. */
const WARM_UP_CALLS = 30

const TIME_ZONE = 'Asia/Kolkata'
const today = dayIn(TIME_ZONE, new Date())
const CALLS: readonly [what: string, path: string][] = [
  ['today’s board', '/admin/today'],
  [
    'the hall map',
    `/admin/hall?${new URLSearchParams({ room: 'Dyandhara Kaksh', batch: '24 Hours Batch' })}`,
  ],
  ['a search by name', '/admin/search?search=meera+joshi'],
  ['a search by a name that nobody has', '/admin/search?search=zzyzx'],
  ['a search by member ID', '/admin/search?search=DA200006123'],
  ['a search by part of a phone number', '/admin/search?search=80000123'],
  ['a search by seat', '/admin/search?search=A5'],
  ['a search by receipt number', '/admin/search?search=DA/25-26/00042'],
  ['a search by UTR', '/admin/search?search=512345678901'],
  ['a search by email', '/admin/search?search=meera@sample.invalid'],
  ['the list of bookings', '/admin/bookings'],
  ['page 1,000 of that list', '/admin/bookings?page=1000'],
  ['page 5,000 of that list', '/admin/bookings?page=5000'],
  ['the list of paid bookings', '/admin/bookings?state=paid'],
  ['the list of ended bookings', '/admin/bookings?state=ended'],
  ['the list of unpaid bookings', '/admin/bookings?state=unpaid'],
  ['the list of bookings to be paid at reception', '/admin/bookings?state=desk'],
  ['the list of overdue bookings', '/admin/bookings?state=overdue'],
  ['the list of waiting bookings', '/admin/bookings?state=waiting'],
  ['the list of cancelled bookings', '/admin/bookings?state=cancelled'],
  ['the list of bookings with a due', '/admin/bookings?state=dues'],
  ['the list of bookings with a UTR to check', '/admin/bookings?state=utr'],
  ['the list of memberships that end this week', '/admin/bookings?state=ending'],
  [
    'the bookings of a batch that few have',
    `/admin/bookings?batch=${encodeURIComponent(ALL_HOURS)}`,
  ],
  ['the bookings of a month', `/admin/bookings?from=${addDays(today, -30)}&to=${today}`],
  ['the bookings by their end', '/admin/bookings?sort=ends'],
  ['the cancelled bookings by their end', '/admin/bookings?state=cancelled&sort=ends'],
  ['a name in the list of bookings', '/admin/bookings?search=meera+joshi'],
  ['two letters in the list of bookings', '/admin/bookings?search=an'],
  ['two letters that nobody has in that list', '/admin/bookings?search=xz'],
  ['the list of members', '/admin/users'],
  ['page 400 of that list', '/admin/users?page=400'],
  ['page 400 by name', '/admin/users?page=400&sort=name'],
  ['the members with paid days, by name', '/admin/users?with=paidDays&sort=name'],
  ['one letter in the list of members', '/admin/users?search=a'],
  ['two letters in the list of members', '/admin/users?search=an'],
  ['page 20 of a name in the list of members', '/admin/users?search=meera&page=20'],
  ['the list of tours', '/tour/requests'],
  ['page 100 of that list', '/tour/requests?page=100'],
  ['the entries at the door', '/admin/door/entries'],
  ['a name in the entries at the door', '/admin/door/entries?search=meera+joshi'],
  ['who is inside', '/admin/door/inside'],
  ['the daily report of the door', '/admin/door/day'],
  ['who to call about their visits', '/admin/door/attendance-lists'],
  ['the drawers', '/admin/cash'],
  ['the closed shifts', '/admin/cash/shifts'],
  ['page 50 of these', '/admin/cash/shifts?page=50'],
  ['the bank’s statement', '/admin/statement'],
  ['page 300 of it', '/admin/statement?page=300'],
  ['its credits without a payment', '/admin/statement?show=left'],
  ['its credits with a suggestion', '/admin/statement?show=suggested'],
  ['the UPI payments that the bank does not have', '/admin/statement/missing'],
  ['the audit log', '/admin/audit-log'],
  ['one action in the audit log', '/admin/audit-log?action=user.selfie'],
  ['the four statistics', '/admin/stats'],
  ['the day book', '/admin/day-book'],
]

const { values: options } = parseArgs({
  options: {
    bookings: { type: 'string', default: '250000' },
    rounds: { type: 'string', default: '200' },
    write: { type: 'boolean', default: false },
  },
})
const note = measurementNote()
const postgres = await openPostgres()
const connectionString = await postgres.addDatabase('desk_calls')
const { db } = connect(connectionString, { max: 1 })
const sample = { now: new Date(), timeZone: TIME_ZONE, passwordHash: 'none', selfie: 'none' }
await seedDatabase(
  db,
  { members: 500, bookings: CURRENT_BOOKINGS, seed: 2026, replace: false },
  sample,
)
await db.destroy()
await addHistory(connectionString, Number(options.bookings) - CURRENT_BOOKINGS, () => undefined)
const admin = await addAdmin(connectionString, 'super_admin')
await addDeskRecords(connectionString, admin.id)
await addReceptionData(connectionString)
const sizes = await countRows(connectionString)
const app = await startApp(connectionString)
const rows: { what: string; times: number[] }[] = []
try {
  await closeBooks()
  for (const [what, path] of CALLS) {
    for (let call = 0; call < WARM_UP_CALLS; call++) await timeCall(path)
    const times: number[] = []
    for (let round = 0; round < Number(options.rounds); round++) times.push(await timeCall(path))
    rows.push({ what, times })
  }
} finally {
  await app.stop()
  await postgres.close()
}

const figures = [
  note,
  '',
  sizes,
  '',
  `${options.rounds} calls each, one after another, over HTTP, after ${WARM_UP_CALLS} unmeasured ones.`,
  '',
  '| | median | 95th percentile |',
  '|---|--:|--:|',
  ...rows.map(
    ({ what, times }) =>
      `| ${what} | ${median(times).toFixed(1)} ms | **${quantile(times, 0.95).toFixed(1)} ms** |`,
  ),
].join('\n')
console.log(figures)
if (options.write) writeToReadme('desk-calls', figures)
const missed = rows.filter(({ times }) => quantile(times, 0.95) > GOAL_MS)
for (const { what } of missed) console.error(`${what} takes more than ${GOAL_MS} ms`)
process.exit(missed.length === 0 ? 0 : 1)

/** Closes the books up to a month ago, as a hall does before it files its taxes. */
async function closeBooks(): Promise<void> {
  const body = { day: addDays(today, -30) }
  const { path, ...request } = toHttpRequest(
    { path: closeDay.path, token: admin.token, body },
    app.url,
  )
  const response = await fetch(path, request)
  if (!response.ok) throw new Error(`The books could not be closed: ${await response.text()}`)
}

/** Calls `path` as the admin and returns the response time in ms. */
async function timeCall(path: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${app.url}${path}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} returned ${response.status}`)
  return performance.now() - startedAt
}

/** Describes the size of the hall's history. */
async function countRows(database: string): Promise<string> {
  const client = new Client({ connectionString: database })
  await client.connect()
  const counts: string[] = []
  for (const table of ['users', 'bookings', 'postings']) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${table}`)
    counts.push(`${Number(rows[0]?.count).toLocaleString('en')} ${table}`)
  }
  await client.end()
  return `${counts.join(', ')}.`
}
