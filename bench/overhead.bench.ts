/** What the app costs beside its statements, against a bare node:http handler. See README.md. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inTurn, type Paired } from '#bench/in-turn.ts'
import { addMembers } from '#bench/load/add-members.ts'
import { fire, type Shot } from '#bench/load/fire.ts'
import { openPostgres, run } from '#bench/load/open-postgres.ts'
import { recordCalls } from '#bench/load/recorded-calls.ts'
import { startApp } from '#bench/load/start-app.ts'
import { type Recorded, startBare } from '#bench/load/start-bare.ts'
import { tourOf } from '#bench/load/tour-of.ts'
import { measuredOn, writeFigures } from '#bench/readme.ts'
import { me } from '#shared/contract/auth.ts'
import { requestTour } from '#shared/contract/tour.ts'

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
const where = measuredOn()
const dataDir = await mkdtemp(join(tmpdir(), 'bench-recorded-'))
const postgres = await openPostgres()
const connectionString = await postgres.addHall('overhead')
// Neither sends the mails meanwhile: the app would make a picture for each, beside what is measured.
await run(
  connectionString,
  `CREATE FUNCTION wait_a_day() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN NEW.start_after := now() + interval ''1 day''; RETURN NEW; END'`,
  'CREATE TRIGGER wait_a_day BEFORE INSERT ON pgboss.job FOR EACH ROW EXECUTE FUNCTION wait_a_day()',
)
const members = await addMembers(connectionString, CONNECTIONS)
const [member] = members
if (!member) throw new Error('There is nobody to ask as')
const recorded = await recordCalls(connectionString, { dataDir, member })
const app = await startApp(connectionString)

let visitors = 0
const askWho = (connection: number): Shot => ({
  path: me.path,
  token: members[connection % members.length]?.token ?? '',
})
const askForTour = (): Shot => ({
  path: requestTour.path,
  body: tourOf(`visitor${++visitors}@example.com`),
})

const rows: { name: string; plain: Paired; prepared: Paired }[] = []
try {
  rows.push(
    { name: '`GET /auth/me`', ...(await compare(recorded.me, askWho)) },
    { name: 'a tour request', ...(await compare(recorded.tour, askForTour)) },
  )
} finally {
  await app.stop()
  await postgres.close()
  await rm(dataDir, { recursive: true, force: true })
}

const figures = [
  where,
  '',
  `Requests in a second over ${CONNECTIONS} connections; medians of ${rounds} pairs of ${seconds} s each.`,
  '',
  '| call | the app | bare handler | app / bare | bare handler, prepared | app / prepared |',
  '|---|--:|--:|--:|--:|--:|',
  ...rows.map(
    ({ name, plain, prepared }) =>
      `| ${name} | ${Math.round(plain.a)} | ${Math.round(plain.b)} | **${plain.ratio.toFixed(2)}** | ${Math.round(prepared.b)} | ${prepared.ratio.toFixed(2)} |`,
  ),
].join('\n')
console.log(figures)
if (options.write) writeFigures('overhead', figures)
const missed = rows.filter(({ plain }) => plain.ratio < GOAL)
for (const { name } of missed) console.error(`${name} is below ${GOAL} of the bare handler`)
process.exit(missed.length === 0 ? 0 : 1)

async function compare(
  call: Pick<Recorded, 'statements' | 'stands'>,
  next: (connection: number) => Shot,
) {
  const against = async (prepared: boolean) => {
    const bare = await startBare({ ...call, connectionString, prepared })
    const measure = async (url: string) => {
      const perSecond = await fire(url, { connections: CONNECTIONS, seconds, next })
      // Neither is to work on what the other has left behind.
      await run(
        connectionString,
        'TRUNCATE tour_requests, outgoing_mails',
        'DELETE FROM pgboss.job',
      )
      return perSecond
    }
    const paired = await inTurn(
      rounds,
      () => measure(app.url),
      () => measure(bare.url),
    )
    await bare.stop()
    return paired
  }
  return { plain: await against(false), prepared: await against(true) }
}
