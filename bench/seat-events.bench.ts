/** Measures how soon open seat maps learn of bookings. See README.md. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addMembers } from '#bench/load/add-members.ts'
import { bookingRequest, findFreeSeats } from '#bench/load/booking-requests.ts'
import { openPostgres, runStatements } from '#bench/load/open-postgres.ts'
import { startApp } from '#bench/load/start-app.ts'
import { watchSeats } from '#bench/load/watch-seats.ts'
import { median, quantile } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { HOLDS_PER_DAY } from '#shared/domain/booking/hold.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'

const GOAL_MS = 50
const MEMBERS = 100
const ROOM = ROOMS[0]

const { values: options } = parseArgs({
  options: {
    streams: { type: 'string', default: '500' },
    perSecond: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    /** Another checkout to measure instead. */
    checkout: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const perSecond = Number(options.perSecond)
const seconds = Number(options.seconds)
const rounds = Number(options.rounds)
const note = measurementNote()
const postgres = await openPostgres()
const connectionString = await postgres.addDatabase('events')
const members = await addMembers(connectionString, MEMBERS + Math.ceil(Number(options.streams) / 4))
const app = await startApp(connectionString, undefined, options.checkout)
const tokenOf = (member: number) => members[member]?.token ?? ''
const watchers = Array.from({ length: Number(options.streams) }, (_, number) =>
  tokenOf(MEMBERS + Math.floor(number / 4)),
)
const freeSeats = (await findFreeSeats(app.url, tokenOf(0))).filter(
  ({ seat }) => seat.room === ROOM,
)
const watched = await watchSeats(app.url, { tokens: watchers, room: ROOM })

/** Books for some seconds at random moments; returns each booking's time from the reply to every stream's event. */
async function bookAndWatch(): Promise<number[]> {
  await runStatements(connectionString, 'DELETE FROM bookings')
  await sleep(500)
  watched.forget()
  const booked: Promise<number>[] = []
  const end = performance.now() + seconds * 1000
  for (let turn = 0; performance.now() < end; turn++) {
    booked.push(book(turn))
    await sleep((-Math.log(1 - Math.random()) * 1000) / perSecond)
  }
  const replies = await Promise.all(booked)
  await sleep(500)
  const rounds = roundsOf(watched.received)
  return replies.flatMap((reply) => {
    // The event may arrive before the reply.
    const round = rounds.find(({ startedAt }) => startedAt >= reply - BEFORE_REPLY_MS)
    if (!round) throw new Error('A booking sent no event')
    return round.times.map((time) => Math.max(0, time - reply))
  })
}

/** An event that starts this long before a booking's reply may already be that booking's. */
const BEFORE_REPLY_MS = 2

async function book(turn: number): Promise<number> {
  const member = turn % MEMBERS
  const own = freeSeats.filter((_, index) => index % MEMBERS === member)
  const free = own[Math.floor(turn / MEMBERS) % Math.min(own.length, HOLDS_PER_DAY)]
  if (!free) throw new Error('There is no free seat')
  const { path, token, body } = bookingRequest(free, tokenOf(member))
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  await response.arrayBuffer()
  return performance.now()
}

/** The server sends an event to all streams at once: a round ends when a stream receives its next event. */
function roundsOf(received: readonly number[][]): { startedAt: number; times: number[] }[] {
  const events = received
    .flatMap((times, stream) => times.map((time) => ({ time, stream })))
    .toSorted((a, b) => a.time - b.time)
  const rounds: { startedAt: number; times: number[]; streams: Set<number> }[] = []
  for (const { time, stream } of events) {
    const last = rounds.at(-1)
    if (last && !last.streams.has(stream)) {
      last.times.push(time)
      last.streams.add(stream)
    } else rounds.push({ startedAt: time, times: [time], streams: new Set([stream]) })
  }
  return rounds
}

const p50: number[] = []
const p99: number[] = []
try {
  await bookAndWatch()
  for (let round = 0; round < rounds; round++) {
    const times = await bookAndWatch()
    p50.push(quantile(times, 0.5))
    p99.push(quantile(times, 0.99))
  }
} finally {
  watched.close()
  await app.stop()
  await postgres.close()
}

const figures = [
  note,
  '',
  `${options.streams} open seat maps of one room and ${perSecond} bookings a second in it, at random moments; medians of ${rounds} rounds of ${seconds} s.`,
  '',
  '| from the reply to the event | |',
  '|---|--:|',
  `| median | ${median(p50).toFixed(0)} ms |`,
  `| 99th percentile | **${median(p99).toFixed(0)} ms** |`,
].join('\n')
console.log(figures)
console.log({ p50, p99 })
if (options.write) writeToReadme('seat-events', figures)
process.exit(median(p99) <= GOAL_MS ? 0 : 1)
