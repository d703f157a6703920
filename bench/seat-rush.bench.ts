/** Makes 2,000 students book at the same moment, through two app processes. See README.md. */
import { parseArgs } from 'node:util'
import { addMembers } from '#bench/load/add-members.ts'
import { bookingRequest } from '#bench/load/booking-requests.ts'
import { openPostgres, runStatements } from '#bench/load/open-postgres.ts'
import { sendAtOnce, type TimedResponse } from '#bench/load/send-at-once.ts'
import { startApp } from '#bench/load/start-app.ts'
import { median, quantile } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { connect } from '#server/db/connection/connect.ts'
import { errorReply } from '#shared/contract/error-reply.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { seatsFor } from '#shared/domain/booking/room-restrictions.ts'
import { DEFAULT_ROOM_RULES } from '#shared/domain/booking/room-rules.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'

const STUDENTS = 2_000
const SEATS_FOR_MEN = ROOMS.flatMap((room) => seatsFor('male', room, DEFAULT_ROOM_RULES))

type Round = { held: number; refused: number; p50: number; p99: number; slowest: number }

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
})
const note = measurementNote()
const tomorrow = addDays(dayIn('Asia/Kolkata', new Date()), 1)
const postgres = await openPostgres()
const connectionString = await postgres.addDatabase('rush')
const members = await addMembers(connectionString, STUDENTS)
const apps = await Promise.all([startApp(connectionString), startApp(connectionString)])

const rounds: Round[] = []
try {
  for (let round = 0; round < Number(options.rounds); round++) {
    rounds.push(await rush(round))
    await runStatements(connectionString, 'DELETE FROM bookings', 'VACUUM')
  }
} finally {
  await Promise.all(apps.map((app) => app.stop()))
  await postgres.close()
}

const medianOf = (figure: keyof Round) => median(rounds.map((round) => round[figure]))
const figures = [
  note,
  '',
  `Medians of ${rounds.length} rounds, each with ${SEATS_FOR_MEN.length} free seats that the students may book.`,
  '',
  '| | |',
  '|---|--:|',
  `| students at once, through 2 processes | ${STUDENTS} |`,
  `| seats held, each by one student | ${medianOf('held')} |`,
  `| responses "${ERRORS.seatTaken.message}" | ${medianOf('refused')} |`,
  '| other responses | 0 |',
  `| response time, median | ${Math.round(medianOf('p50'))} ms |`,
  `| response time, 99th percentile | ${Math.round(medianOf('p99'))} ms |`,
  `| responses per second | ${Math.round((STUDENTS / medianOf('slowest')) * 1000)} |`,
].join('\n')
console.log(figures)
if (options.write) writeToReadme('seat-rush', figures)
process.exit(0)

/** Many students request each seat at once. Throws if a seat is held twice or a response is unexpected. */
async function rush(round: number): Promise<Round> {
  const responses = await sendAtOnce(
    members.map(({ token }, number) => {
      const seat = SEATS_FOR_MEN[(number * 7 + round) % SEATS_FOR_MEN.length]
      const app = apps[number % apps.length]
      if (!seat || !app) throw new Error('There is no seat or no app')
      return { ...bookingRequest({ seat, day: tomorrow }, token), url: app.url }
    }),
  )
  const held = responses.filter(({ status }) => status === 200).length
  const refused = responses.filter(isSeatTaken).length
  const other = responses.find((response) => response.status !== 200 && !isSeatTaken(response))
  if (other) throw new Error(`Unexpected response ${other.status}: ${JSON.stringify(other.body)}`)
  const inDatabase = await heldSeats()
  if (inDatabase.length !== held || new Set(inDatabase).size !== held) {
    throw new Error(`${held} students got a seat, but ${inDatabase.length} seats are held`)
  }
  const times = responses.map(({ ms }) => ms)
  return {
    held,
    refused,
    p50: median(times),
    p99: quantile(times, 0.99),
    slowest: quantile(times, 1),
  }
}

function isSeatTaken({ status, body }: TimedResponse): boolean {
  return status === ERRORS.seatTaken.status && errorReply.parse(body).code === 'seatTaken'
}

async function heldSeats(): Promise<string[]> {
  const { db } = connect(connectionString, { max: 1 })
  const rows = await db
    .selectFrom('bookings')
    .select('seat_id')
    .where('status', '=', 'held')
    .execute()
  await db.destroy()
  return rows.map(({ seat_id }) => seat_id)
}
