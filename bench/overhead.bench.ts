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

type Compared = {
  name: string
  recorded: Pick<BareServerOptions, 'statements' | 'placeholders'>
  nextRequest: (connection: number) => ApiRequest
}

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '5' },
    calls: { type: 'string', default: 'me,map,booking,tour' },
    connections: { type: 'string', default: '16' },
    write: { type: 'boolean', default: false },
  },
})
const rounds = Number(options.rounds)
const seconds = Number(options.seconds)
const connections = Number(options.connections)
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
const members = await addMembers(connectionString, connections)
const [member] = members
if (!member) throw new Error('No member was added')
const recorded = await recordCalls(connectionString, { dataDir, member })
for (const [name, { statements }] of Object.entries(recorded)) {
  console.log(`${name}: ${statements.length} statements`)
}
const app = await startApp(connectionString)

let visitors = 0
const tokenOf = (connection: number) => members[connection % members.length]?.token ?? ''
const CALLS: Record<string, Compared> = {
  me: {
    name: '`GET /auth/me`',
    recorded: recorded.me,
    nextRequest: (connection) => ({ path: me.path, token: tokenOf(connection) }),
  },
  map: {
    name: 'a seat map',
    recorded: recorded.map,
    nextRequest: (connection) => seatMapRequest(0, tokenOf(connection)),
  },
  booking: {
    name: 'booking a seat',
    recorded: recorded.booking,
    nextRequest: (connection) => bookingRequest(freeSeatOf(connection), tokenOf(connection)),
  },
  tour: {
    name: 'a tour request',
    recorded: recorded.tour,
    nextRequest: () => ({
      path: requestTour.path,
      body: tourForm(`visitor${++visitors}@example.com`),
    }),
  },
}

const rows: { name: string; plain: PairedMedians; prepared: PairedMedians }[] = []
try {
  for (const { name, ...call } of chosenCalls()) rows.push({ name, ...(await compare(call)) })
} finally {
  await app.stop()
  await postgres.close()
  await rm(dataDir, { recursive: true, force: true })
}

const figures = [
  note,
  '',
  `Requests per second over ${connections} connections; medians of ${rounds} pairs of ${seconds} s each.`,
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

function chosenCalls(): Compared[] {
  return options.calls.split(',').map((name) => {
    const call = CALLS[name]
    if (!call) throw new Error(`Unknown call ${name}: choose from ${Object.keys(CALLS).join(', ')}`)
    return call
  })
}

async function compare({ recorded: call, nextRequest }: Omit<Compared, 'name'>) {
  const compareWith = async ({ prepared }: { prepared: boolean }) => {
    const bare = await startBareServer({ ...call, connectionString, prepared })
    const measure = async (url: string) => {
      const perSecond = await measureThroughput(url, {
        connections,
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
