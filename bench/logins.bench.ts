/** Measures whether the app stays responsive while many users log in at once. See README.md. */
import { parseArgs } from 'node:util'
import { addMembers, PASSWORD } from '#bench/load/add-members.ts'
import { openPostgres } from '#bench/load/open-postgres.ts'
import { sendAtOnce } from '#bench/load/send-at-once.ts'
import { startApp } from '#bench/load/start-app.ts'
import { median, quantile } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { health } from '#shared/contract/health.ts'
import { login } from '#shared/contract/user/auth.ts'

const GOAL = 3
const LOGINS = 50

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    write: { type: 'boolean', default: false },
  },
})
const note = measurementNote()
const postgres = await openPostgres()
const connectionString = await postgres.addDatabase('logins')
const members = await addMembers(connectionString, LOGINS)
const app = await startApp(connectionString)
const rounds: { idle: number; busy: number; logins: number; checks: number }[] = []
try {
  await logIn()
  for (let round = 0; round < Number(options.rounds); round++) {
    const startedAt = performance.now()
    const busy = await timeHealthUntil(logIn())
    const logins = performance.now() - startedAt
    // Measures for as long as the logins took.
    const idle = await timeHealthUntil(new Promise((resolve) => setTimeout(resolve, logins)))
    const checks = busy.length
    rounds.push({ idle: quantile(idle, 0.99), busy: quantile(busy, 0.99), logins, checks })
  }
} finally {
  await app.stop()
  await postgres.close()
}

const medianOf = (figure: keyof (typeof rounds)[number]) =>
  median(rounds.map((round) => round[figure]))
const ratio = median(rounds.map(({ idle, busy }) => busy / idle))
const figures = [
  note,
  '',
  `Medians of ${rounds.length} rounds. In each round, ${LOGINS} members log in at once, and \`/api/health\` is called repeatedly until the last login has finished; then it is called for the same time without logins.`,
  '',
  '| | |',
  '|---|--:|',
  `| ${LOGINS} logins took | ${Math.round(medianOf('logins'))} ms |`,
  `| \`/api/health\` calls meanwhile | ${Math.round(medianOf('checks'))} |`,
  `| \`/api/health\`, 99th percentile without logins | ${medianOf('idle').toFixed(1)} ms |`,
  `| \`/api/health\`, 99th percentile during the logins | ${medianOf('busy').toFixed(1)} ms |`,
  `| **time ratio** | **${ratio.toFixed(1)}** |`,
].join('\n')
console.log(figures)
if (options.write) writeToReadme('logins', figures)
if (ratio > GOAL) console.error(`/api/health takes more than ${GOAL} times as long during logins`)
process.exit(ratio > GOAL ? 1 : 0)

async function logIn(): Promise<void> {
  const responses = await sendAtOnce(
    members.map(({ email }) => ({
      url: app.url,
      path: login.path,
      body: { email, password: PASSWORD, rememberMe: false },
    })),
  )
  const refused = responses.find(({ status }) => status !== 200)
  if (refused) throw new Error(`A login was refused: ${JSON.stringify(refused.body)}`)
}

/** Calls /api/health until `end` settles and returns each response time in ms. */
async function timeHealthUntil(end: Promise<unknown>): Promise<number[]> {
  let ended = false
  const ending = end.finally(() => {
    ended = true
  })
  const times: number[] = []
  while (!ended) {
    const startedAt = performance.now()
    const response = await fetch(`${app.url}${health.path}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${health.path} returned ${response.status}`)
    times.push(performance.now() - startedAt)
  }
  await ending
  return times
}
