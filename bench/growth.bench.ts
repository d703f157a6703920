/** Whether seat maps and bookings slow down as a hall gathers bookings. See README.md. */
import { parseArgs } from 'node:util'
import { inTurn, type Paired } from '#bench/in-turn.ts'
import { addHistory } from '#bench/load/add-history.ts'
import { addMembers, type Member } from '#bench/load/add-members.ts'
import { fire, type Shot } from '#bench/load/fire.ts'
import { openPostgres, run } from '#bench/load/open-postgres.ts'
import { bookingShot, freeSlots, mapShot } from '#bench/load/plans.ts'
import { type RunningApp, startApp } from '#bench/load/start-app.ts'
import { measuredOn, writeFigures } from '#bench/readme.ts'
import { connect } from '#server/db/connect.ts'
import { fillHall } from '#server/seed/fill-hall.ts'

const GOAL = 1.3
const FEW = 1_000
const CONNECTIONS = 16

type Hall = { connectionString: string; app: RunningApp; members: Member[] }

const { values: options } = parseArgs({
  options: {
    bookings: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
})
const many = Number(options.bookings)
const where = measuredOn()
const postgres = await openPostgres()
const halls: Hall[] = []
let rows: { name: string; figures: Paired }[] = []
try {
  const small = await openHall('few', 0)
  const large = await openHall('many', many - FEW)
  rows = [
    { name: 'reading a seat map', figures: await compare(small, large, readMaps) },
    { name: 'booking a seat', figures: await compare(small, large, await bookSeats(small, large)) },
  ]
} finally {
  for (const { app } of halls) await app.stop()
  await postgres.close()
}

const figures = [
  where,
  '',
  `Requests in a second over ${CONNECTIONS} connections; medians of ${options.rounds} pairs of ${options.seconds} s each.`,
  '',
  `| | ${FEW.toLocaleString('en')} bookings | ${many.toLocaleString('en')} bookings | times slower |`,
  '|---|--:|--:|--:|',
  ...rows.map(
    ({ name, figures: { a, b, ratio } }) =>
      `| ${name} | ${Math.round(a)} | ${Math.round(b)} | **${ratio.toFixed(2)}** |`,
  ),
].join('\n')
console.log(figures)
if (options.write) writeFigures('growth', figures)
const missed = rows.filter((row) => row.figures.ratio > GOAL)
for (const { name } of missed) console.error(`${name} is more than ${GOAL} times slower`)
process.exit(missed.length === 0 ? 0 : 1)

/** A hall as it is today, with `past` bookings of days gone by; served by a process of its own. */
async function openHall(name: string, past: number): Promise<Hall> {
  const connectionString = await postgres.addHall(name)
  const { db } = connect(connectionString, { max: 1 })
  const today = { now: new Date(), timeZone: 'Asia/Kolkata', passwordHash: 'none', selfie: 'none' }
  await fillHall(db, { members: 500, bookings: FEW, seed: 2026, replace: false }, today)
  await db.destroy()
  const members = await addMembers(connectionString, CONNECTIONS)
  if (past > 0) await addHistory(connectionString, past, (done) => console.log(`${done} bookings`))
  const hall = { connectionString, app: await startApp(connectionString), members }
  halls.push(hall)
  return hall
}

type Ask = (hall: Hall) => (connection: number, turn: number) => Shot

function compare(small: Hall, large: Hall, ask: Ask): Promise<Paired> {
  const measure = (hall: Hall) => async () => {
    const perSecond = await fire(hall.app.url, {
      connections: CONNECTIONS,
      seconds: Number(options.seconds),
      next: ask(hall),
    })
    await run(
      hall.connectionString,
      `DELETE FROM bookings USING users WHERE users.id = user_id AND email LIKE 'bench%@example.com'`,
      'VACUUM bookings',
    )
    return perSecond
  }
  return inTurn(Number(options.rounds), measure(small), measure(large))
}

function readMaps({ members }: Hall) {
  return (connection: number, turn: number) =>
    mapShot(connection + turn * CONNECTIONS, tokenOf(members, connection))
}

/** Each member books one free seat after the other, and nobody else's: both halls have the same. */
async function bookSeats(small: Hall, large: Hall): Promise<Ask> {
  const [slots, others] = await Promise.all(
    [small, large].map(({ app, members }) => freeSlots(app.url, tokenOf(members, 0))),
  )
  if (!slots || JSON.stringify(slots) !== JSON.stringify(others)) {
    throw new Error('The halls are not alike today')
  }
  const shares = Array.from({ length: CONNECTIONS }, (_, connection) =>
    slots.filter((_slot, index) => index % CONNECTIONS === connection),
  )
  return ({ members }) =>
    (connection, turn) => {
      const own = shares[connection % CONNECTIONS] ?? []
      const slot = own[turn % own.length]
      if (!slot) throw new Error('There is no free seat')
      return bookingShot(slot, tokenOf(members, connection))
    }
}

function tokenOf(members: readonly Member[], connection: number): string {
  return members[connection % members.length]?.token ?? ''
}
