import { afterAll, describe, test } from 'vitest'
import { attackCall } from './testing/attack/attack-call.ts'
import { openMarkedHall } from './testing/attack/marked-hall.ts'
import { everyTarget } from './testing/attack/targets.ts'

/** Other attacks each time; a failure prints its seed and path. */
const RUNS = 600
/** The same with attempts that stay counted, which soon are all that there is. */
const RUNS_COUNTED = 100

const marked = await openMarkedHall()
afterAll(() => marked.hall.close())

describe.each(await everyTarget())('%s', (_name, target) => {
  test(`answers ${RUNS} attacks soundly`, async () => {
    await attackCall(marked, target, { runs: RUNS })
  })

  test(`answers ${RUNS_COUNTED} attacks soundly while attempts are counted`, async () => {
    await marked.forgetAttempts()
    await attackCall(marked, target, { runs: RUNS_COUNTED, keepLimits: true })
  })
})
