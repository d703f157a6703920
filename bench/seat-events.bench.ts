/** Measures how soon open seat maps learn of bookings. See README.md. */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { addMembers } from '#bench/load/add-members.ts'
import type { ApiRequest } from '#bench/load/api-request.ts'
import type { RandomBookings } from '#bench/load/book-at-random.ts'
import { bookingRequest, findFreeSeats } from '#bench/load/booking-requests.ts'
import { openPostgres, runStatements } from '#bench/load/open-postgres.ts'
import { startApp } from '#bench/load/start-app.ts'
import { watchSeats } from '#bench/load/watch-seats.ts'
import { median, quantile } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { HOLDS_PER_DAY } from '#shared/domain/booking/hold.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'

const GOAL_MS = 50
/** The event may arrive before the reply. */
const BEFORE_REPLY_MS = 5
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

/** Books for some seconds at random moments; returns the times from each reply to each stream's event. */
async function bookAndWatch(): Promise<number[]> {
  await runStatements(connectionString, 'DELETE FROM bookings')
  await sleep(500)
  watched.forget()
  const requests = Array.from({ length: perSecond * seconds }, (_, turn) => requestOf(turn))
  const data: RandomBookings = { url: app.url, requests, perSecond }
  const worker = new Worker(new URL('./load/book-at-random.ts', import.meta.url), {
    workerData: data,
  })
  const [replies]: number[][] = await once(worker, 'message')
  await sleep(500)
  const events = eventsOf(watched.received)
  return (replies ?? []).flatMap((reply) => {
    const event = events.find(({ startedAt }) => startedAt >= reply - BEFORE_REPLY_MS)
    if (!event) throw new Error('A booking sent no event')
    return event.times.map((time) => Math.max(0, time - reply))
  })
}

function requestOf(turn: number): ApiRequest {
  const member = turn % MEMBERS
  const own = freeSeats.filter((_, index) => index % MEMBERS === member)
  // Saving a held seat again starts no new hold, and new holds are limited.
  const free = own[Math.floor(turn / MEMBERS) % Math.min(own.length, HOLDS_PER_DAY)]
  if (!free) throw new Error('There is no free seat')
  return bookingRequest(free, tokenOf(member))
}

/** The server sends an event to all streams at once: the next event starts when a stream receives a second one. */
function eventsOf(received: readonly number[][]): { startedAt: number; times: number[] }[] {
  const receipts = received
    .flatMap((times, stream) => times.map((time) => ({ time, stream })))
    .toSorted((a, b) => a.time - b.time)
  const sent: { startedAt: number; times: number[]; streams: Set<number> }[] = []
  for (const { time, stream } of receipts) {
    const last = sent.at(-1)
    if (last && !last.streams.has(stream)) {
      last.times.push(time)
      last.streams.add(stream)
    } else sent.push({ startedAt: time, times: [time], streams: new Set([stream]) })
  }
  return sent
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
if (options.write) writeToReadme('seat-events', figures)
process.exit(median(p99) <= GOAL_MS ? 0 : 1)
