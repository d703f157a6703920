/** Whether the app answers others while many sign in at once. See README.md. */
import { parseArgs } from 'node:util'
import { median, quantile } from '#bench/in-turn.ts'
import { addMembers, PASSWORD } from '#bench/load/add-members.ts'
import { askAtOnce } from '#bench/load/ask-at-once.ts'
import { openPostgres } from '#bench/load/open-postgres.ts'
import { startApp } from '#bench/load/start-app.ts'
import { measuredOn, writeFigures } from '#bench/readme.ts'
import { login } from '#shared/contract/auth.ts'
import { health } from '#shared/contract/health.ts'

const GOAL = 3
const LOGINS = 50

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    write: { type: 'boolean', default: false },
  },
})
const where = measuredOn()
const postgres = await openPostgres()
const connectionString = await postgres.addHall('logins')
const members = await addMembers(connectionString, LOGINS)
const app = await startApp(connectionString)
const rounds: { idle: number; busy: number; logins: number; asked: number }[] = []
try {
  await signIn()
  for (let round = 0; round < Number(options.rounds); round++) {
    const startedAt = performance.now()
    const busy = await healthUntil(signIn())
    const logins = performance.now() - startedAt
    // As long as the logins took.
    const idle = await healthUntil(new Promise((resolve) => setTimeout(resolve, logins)))
    const asked = busy.length
    rounds.push({ idle: quantile(idle, 0.99), busy: quantile(busy, 0.99), logins, asked })
  }
} finally {
  await app.stop()
  await postgres.close()
}

const of = (figure: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[figure]))
const ratio = median(rounds.map(({ idle, busy }) => busy / idle))
const figures = [
  where,
  '',
  `Medians of ${rounds.length} rounds. In each, ${LOGINS} members sign in at once, and \`/api/health\` is asked again and again until the last of them is in; then it is asked as long while nobody signs in.`,
  '',
  '| | |',
  '|---|--:|',
  `| ${LOGINS} logins took | ${Math.round(of('logins'))} ms |`,
  `| \`/api/health\` answered meanwhile | ${Math.round(of('asked'))} times |`,
  `| 99 of 100 answers of \`/api/health\` came after, with nobody signing in | ${of('idle').toFixed(1)} ms |`,
  `| 99 of 100 came after, while they signed in | ${of('busy').toFixed(1)} ms |`,
  `| **times longer** | **${ratio.toFixed(1)}** |`,
].join('\n')
console.log(figures)
if (options.write) writeFigures('logins', figures)
if (ratio > GOAL) console.error(`That is more than ${GOAL} times longer`)
process.exit(ratio > GOAL ? 1 : 0)

async function signIn(): Promise<void> {
  const answers = await askAtOnce(
    members.map(({ email }) => ({
      url: app.url,
      path: login.path,
      body: { email, password: PASSWORD, rememberMe: false },
    })),
  )
  const refused = answers.find(({ status }) => status !== 200)
  if (refused) throw new Error(`A login was refused: ${JSON.stringify(refused.body)}`)
}

/** How long each answer of /api/health took, in ms, until `end`. */
async function healthUntil(end: Promise<unknown>): Promise<number[]> {
  let ended = false
  const ending = end.finally(() => {
    ended = true
  })
  const times: number[] = []
  while (!ended) {
    const startedAt = performance.now()
    const answer = await fetch(`${app.url}${health.path}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${health.path} answered ${answer.status}`)
    times.push(performance.now() - startedAt)
  }
  await ending
  return times
}
