/** Measures the app's overhead over a bare node:http handler that runs the same statements. See README.md. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addMembers } from '#bench/load/add-members.ts'
import type { ApiRequest } from '#bench/load/api-request.ts'
import { bookingRequest, freeSeatOf, seatMapRequest } from '#bench/load/booking-requests.ts'
import { measureThroughput } from '#bench/load/measure-throughput.ts'
import { openPostgres, runStatements } from '#bench/load/open-postgres.ts'
import { recordCalls } from '#bench/load/record-calls.ts'
import { startApp } from '#bench/load/start-app.ts'
import { type BareServerOptions, startBareServer } from '#bench/load/start-bare-server.ts'
import { tourForm } from '#bench/load/tour-form.ts'
import { measurePairs, type PairedMedians } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { requestTour } from '#shared/contract/tour/tour.ts'
import { me } from '#shared/contract/user/auth.ts'

const GOAL = 0.8
const CONNECTIONS = 16

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
})
const rounds = Number(options.rounds)
const seconds = Number(options.seconds)
const note = measurementNote()
const dataDir = await mkdtemp(join(tmpdir(), 'bench-recorded-'))
const postgres = await openPostgres()
const connectionString = await postgres.addDatabase('overhead')
// Delays the email jobs: rendering a pass picture for each would distort the measurement.
await runStatements(
  connectionString,
  `CREATE FUNCTION wait_a_day() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN NEW.start_after := now() + interval ''1 day''; RETURN NEW; END'`,
  'CREATE TRIGGER wait_a_day BEFORE INSERT ON pgboss.job FOR EACH ROW EXECUTE FUNCTION wait_a_day()',
)
const members = await addMembers(connectionString, CONNECTIONS)
const [member] = members
if (!member) throw new Error('No member was added')
const recorded = await recordCalls(connectionString, { dataDir, member })
const app = await startApp(connectionString)

let visitors = 0
const tokenOf = (connection: number) => members[connection % members.length]?.token ?? ''
const meRequest = (connection: number): ApiRequest => ({
  path: me.path,
  token: tokenOf(connection),
})
const mapRequest = (connection: number) => seatMapRequest(0, tokenOf(connection))
const seatRequest = (connection: number) =>
  bookingRequest(freeSeatOf(connection), tokenOf(connection))
const tourRequest = (): ApiRequest => ({
  path: requestTour.path,
  body: tourForm(`visitor${++visitors}@example.com`),
})

const rows: { name: string; plain: PairedMedians; prepared: PairedMedians }[] = []
try {
  rows.push(
    { name: '`GET /auth/me`', ...(await compare(recorded.me, meRequest)) },
    { name: 'a seat map', ...(await compare(recorded.map, mapRequest)) },
    { name: 'booking a seat', ...(await compare(recorded.booking, seatRequest)) },
    { name: 'a tour request', ...(await compare(recorded.tour, tourRequest)) },
  )
} finally {
  await app.stop()
  await postgres.close()
  await rm(dataDir, { recursive: true, force: true })
}

const figures = [
  note,
  '',
  `Requests per second over ${CONNECTIONS} connections; medians of ${rounds} pairs of ${seconds} s each.`,
  '',
  '| call | the app | bare handler | app / bare | bare handler, prepared | app / prepared |',
  '|---|--:|--:|--:|--:|--:|',
  ...rows.map(
    ({ name, plain, prepared }) =>
      `| ${name} | ${Math.round(plain.a)} | ${Math.round(plain.b)} | **${plain.ratio.toFixed(2)}** | ${Math.round(prepared.b)} | ${prepared.ratio.toFixed(2)} |`,
  ),
].join('\n')
console.log(figures)
if (options.write) writeToReadme('overhead', figures)
const missed = rows.filter(({ plain }) => plain.ratio < GOAL)
for (const { name } of missed)
  console.error(`${name} serves fewer than ${GOAL} times the bare handler's requests`)
process.exit(missed.length === 0 ? 0 : 1)

async function compare(
  call: Pick<BareServerOptions, 'statements' | 'placeholders'>,
  nextRequest: (connection: number) => ApiRequest,
) {
  const compareWith = async ({ prepared }: { prepared: boolean }) => {
    const bare = await startBareServer({ ...call, connectionString, prepared })
    const measure = async (url: string) => {
      const perSecond = await measureThroughput(url, {
        connections: CONNECTIONS,
        seconds,
        nextRequest,
      })
      // Each run starts without the rows of the previous one.
      await runStatements(
        connectionString,
        'TRUNCATE tour_requests, outgoing_mails',
        'DELETE FROM bookings',
        'DELETE FROM pgboss.job',
      )
      return perSecond
    }
    const paired = await measurePairs(
      rounds,
      () => measure(app.url),
      () => measure(bare.url),
    )
    await bare.stop()
    return paired
  }
  return {
    plain: await compareWith({ prepared: false }),
    prepared: await compareWith({ prepared: true }),
  }
}
