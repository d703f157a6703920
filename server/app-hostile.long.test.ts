import { afterAll, describe, test } from 'vitest'
import { attackCall } from './testing/attack/attack-call.ts'
import { openMarkedDatabase } from './testing/attack/marked-database.ts'
import { allTargets } from './testing/attack/targets.ts'

/** Different attacks in each run; a failure prints its seed and path. */
const RUNS = 600
/** While attempts are counted, almost every request is soon rate-limited. */
const RUNS_COUNTED = 100

const marked = await openMarkedDatabase()
afterAll(() => marked.app.close())

describe.each(await allTargets())('%s', (_name, target) => {
  test(`responds correctly to ${RUNS} attacks`, async () => {
    await attackCall(marked, target, { runs: RUNS })
  })

  test(`responds correctly to ${RUNS_COUNTED} attacks while attempts are counted`, async () => {
    await marked.forgetAttempts()
    await attackCall(marked, target, { runs: RUNS_COUNTED, keepLimits: true })
  })
})
