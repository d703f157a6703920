import { afterAll, describe, test } from 'vitest'
import { attackCall } from './testing/attack/attack-call.ts'
import { openMarkedHall } from './testing/attack/marked-hall.ts'
import { VALID_REQUESTS } from './testing/attack/valid-requests.ts'
import { everyCall } from './testing/every-call.ts'

/** Other attacks each time; a failure prints its seed and path. */
const RUNS = 600

const marked = await openMarkedHall()
afterAll(() => marked.hall.close())

describe.each(await everyCall())('%s', (name, call) => {
  test(`answers ${RUNS} attacks soundly`, async () => {
    await attackCall(marked, call, VALID_REQUESTS[name] ?? {}, { runs: RUNS })
  })
})
