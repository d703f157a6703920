/** 2,000 students who want a seat at the same moment, at two processes of the app. See README.md. */
import { parseArgs } from 'node:util'
import { median, quantile } from '#bench/in-turn.ts'
import { addMembers } from '#bench/load/add-members.ts'
import { type Answer, askAtOnce } from '#bench/load/ask-at-once.ts'
import { openPostgres, run } from '#bench/load/open-postgres.ts'
import { bookingShot } from '#bench/load/plans.ts'
import { startApp } from '#bench/load/start-app.ts'
import { measuredOn, writeFigures } from '#bench/readme.ts'
import { connect } from '#server/db/connect.ts'
import { ERRORS, errorReply } from '#shared/contract/errors.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { roomProblem } from '#shared/domain/rooms.ts'
import { SEATS } from '#shared/domain/seats.ts'

const STUDENTS = 2_000
const SEATS_FOR_MEN = SEATS.filter(({ room }) => roomProblem(room, 'male') === undefined)

type Round = { held: number; refused: number; p50: number; p99: number; all: number }

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
})
const where = measuredOn()
const tomorrow = addDays(dayIn('Asia/Kolkata', new Date()), 1)
const postgres = await openPostgres()
const connectionString = await postgres.addHall('rush')
const members = await addMembers(connectionString, STUDENTS)
const apps = await Promise.all([startApp(connectionString), startApp(connectionString)])

const rounds: Round[] = []
try {
  for (let round = 0; round < Number(options.rounds); round++) {
    rounds.push(await rush(round))
    await run(connectionString, 'TRUNCATE bookings CASCADE', 'VACUUM')
  }
} finally {
  await Promise.all(apps.map((app) => app.stop()))
  await postgres.close()
}

const of = (figure: keyof Round) => median(rounds.map((round) => round[figure]))
const figures = [
  where,
  '',
  `Medians of ${rounds.length} rounds, each on an empty hall of ${SEATS_FOR_MEN.length} seats that they may book.`,
  '',
  '| | |',
  '|---|--:|',
  `| students at once, over 2 processes | ${STUDENTS} |`,
  `| seats held, each by one student | ${of('held')} |`,
  `| answers "${ERRORS.seatTaken.message}" | ${of('refused')} |`,
  '| other answers | 0 |',
  `| half have their answer after | ${Math.round(of('p50'))} ms |`,
  `| 99 of 100 have it after | ${Math.round(of('p99'))} ms |`,
  `| bookings answered in a second | ${Math.round((STUDENTS / of('all')) * 1000)} |`,
].join('\n')
console.log(figures)
if (options.write) writeFigures('seat-rush', figures)
process.exit(0)

/** Every seat is wanted by many at once. Throws when a seat is held twice, or somebody hears another no. */
async function rush(round: number): Promise<Round> {
  const answers = await askAtOnce(
    members.map(({ token }, number) => {
      const seat = SEATS_FOR_MEN[(number * 7 + round) % SEATS_FOR_MEN.length]
      const app = apps[number % apps.length]
      if (!seat || !app) throw new Error('There is no seat, or no app')
      return { ...bookingShot({ seat, day: tomorrow }, token), url: app.url }
    }),
  )
  const held = answers.filter(({ status }) => status === 200).length
  const refused = answers.filter(isSeatTaken).length
  const other = answers.find((answer) => answer.status !== 200 && !isSeatTaken(answer))
  if (other) throw new Error(`Somebody was told ${other.status}: ${JSON.stringify(other.body)}`)
  const kept = await heldSeats()
  if (kept.length !== held || new Set(kept).size !== held) {
    throw new Error(`${held} students were promised a seat, and ${kept.length} seats are held`)
  }
  const times = answers.map(({ ms }) => ms)
  return {
    held,
    refused,
    p50: median(times),
    p99: quantile(times, 0.99),
    all: quantile(times, 1),
  }
}

function isSeatTaken({ status, body }: Answer): boolean {
  return (
    status === ERRORS.seatTaken.status &&
    errorReply.parse(body).message === ERRORS.seatTaken.message
  )
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
