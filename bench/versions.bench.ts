/** Compares this checkout with another one, such as a worktree of an earlier commit. See README.md. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { addMembers } from '#bench/load/add-members.ts'
import type { ApiRequest } from '#bench/load/api-request.ts'
import { bookingRequest, findFreeSeats, seatMapRequest } from '#bench/load/booking-requests.ts'
import { LOAD_GENERATOR, measureThroughput } from '#bench/load/measure-throughput.ts'
import { openPostgres, runStatements } from '#bench/load/open-postgres.ts'
import { processorTime } from '#bench/load/processor-time.ts'
import { startApp } from '#bench/load/start-app.ts'
import { tourForm } from '#bench/load/tour-form.ts'
import { measurePairs, median } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { connect } from '#server/db/connection/connect.ts'
import { seedDatabase } from '#server/seed/seed-database.ts'
import { requestTour } from '#shared/contract/tour/tour.ts'
import { me } from '#shared/contract/user/auth.ts'
import { HOLDS_PER_DAY } from '#shared/domain/booking/hold.ts'

/** More than there are connections, so that a member's bookings don't wait for one another. */
const MEMBERS = 100

const { values: options } = parseArgs({
  options: {
    other: { type: 'string', default: '../base' },
    calls: { type: 'string', default: 'map,booking,me,tour' },
    connections: { type: 'string', default: '10,50' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '5' },
    warmup: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
})
const seconds = Number(options.seconds)
const rounds = Number(options.rounds)
const note = measurementNote()
const postgres = await openPostgres()
const connectionString = await postgres.addDatabase('versions')
const { db } = connect(connectionString, { max: 1 })
const sample = { now: new Date(), timeZone: 'Asia/Kolkata', passwordHash: 'none', selfie: 'none' }
await seedDatabase(db, { members: 500, bookings: 1_000, seed: 2026, replace: false }, sample)
await db.destroy()
// Delays the email jobs: rendering a pass picture for each would distort the measurement.
await runStatements(
  connectionString,
  `CREATE FUNCTION wait_a_day() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN NEW.start_after := now() + interval ''1 day''; RETURN NEW; END'`,
  'CREATE TRIGGER wait_a_day BEFORE INSERT ON pgboss.job FOR EACH ROW EXECUTE FUNCTION wait_a_day()',
)
const members = await addMembers(connectionString, MEMBERS)
const tokenOf = (sender: number) => members[sender % MEMBERS]?.token ?? ''
const current = await startApp(connectionString)
const other = await startApp(connectionString, undefined, resolve(options.other))
const apps = { current, other }
const freeSeats = await findFreeSeats(current.url, tokenOf(0))

let visitors = 0
const CALLS: Record<string, (sender: number, turn: number) => ApiRequest> = {
  map: (sender, turn) => seatMapRequest(sender + turn * MEMBERS, tokenOf(sender)),
  booking(sender, turn) {
    const share = freeSeats.filter((_, index) => index % MEMBERS === sender)
    // Saving a held seat again starts no new hold, and new holds are limited.
    const freeSeat = share[turn % Math.min(share.length, HOLDS_PER_DAY)]
    if (!freeSeat) throw new Error('There is no free seat')
    return bookingRequest(freeSeat, tokenOf(sender))
  },
  me: (sender) => ({ path: me.path, token: tokenOf(sender) }),
  tour: () => ({ path: requestTour.path, body: tourForm(`visitor${++visitors}@example.com`) }),
}

/** Each measurement starts without the rows of the previous one. */
async function deleteRows(): Promise<void> {
  await runStatements(
    connectionString,
    'TRUNCATE tour_requests, outgoing_mails',
    'DELETE FROM pgboss.job',
    `DELETE FROM bookings USING users WHERE users.id = user_id AND email LIKE 'bench%@example.com'`,
    'VACUUM bookings, users, pgboss.job',
  )
}

const rows: string[] = []
try {
  for (const call of options.calls.split(',')) {
    for (const connections of options.connections.split(',').map(Number)) {
      const nextRequest = CALLS[call]
      if (!nextRequest) throw new Error(`Unknown call ${call}`)
      const costs = { current: [] as number[], other: [] as number[] }
      const measure = (version: 'current' | 'other') => async () => {
        const { url, pid } = apps[version]
        const usedSeconds = await processorTime(pid, connectionString)
        const load = { connections, seconds, nextRequest, senders: MEMBERS }
        const usedBefore = usedSeconds()
        const perSecond = await measureThroughput(url, load)
        costs[version].push(((usedSeconds() - usedBefore) / perSecond / seconds) * 1_000_000)
        await deleteRows()
        return perSecond
      }
      for (const { url } of [current, other]) {
        const load = { connections, nextRequest, senders: MEMBERS }
        await measureThroughput(url, { ...load, seconds: Number(options.warmup) })
        await deleteRows()
      }
      const { a, b, ratio } = await measurePairs(rounds, measure('current'), measure('other'))
      const [currentCost, otherCost] = [median(costs.current), median(costs.other)]
      const ratios = costs.current.map((cost, index) => (costs.other[index] ?? 0) / cost)
      const figures = [
        Math.round(a),
        Math.round(b),
        `**${ratio.toFixed(2)}**`,
        Math.round(currentCost),
        Math.round(otherCost),
        `**${median(ratios).toFixed(2)}**`,
      ]
      const row = `| ${call} | ${connections} | ${figures.join(' | ')} |`
      console.log(row)
      rows.push(row)
    }
  }
} finally {
  await Promise.all([current.stop(), other.stop()])
  await postgres.close()
}

const figures = [
  note,
  '',
  `Requests per second, sent by ${LOAD_GENERATOR}; medians of ${rounds} pairs of ${seconds} s each.`,
  '',
  '| call | connections | this version | the other | ratio | µs, this version | the other | ratio |',
  '|---|--:|--:|--:|--:|--:|--:|--:|',
  ...rows,
].join('\n')
if (options.write) writeToReadme('versions', figures)
process.exit(0)
