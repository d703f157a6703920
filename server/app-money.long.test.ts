import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksInOrder } from '#server/testing/money/expect-books-in-order.ts'
import { ACT_KINDS, moneyAct } from '#server/testing/money/money-act.ts'
import { openMoneyActors } from '#server/testing/money/money-actors.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const ACTS = 1_000
const CHECKED_EVERY = 250
/** Past days stay as they are, so one comparison at the end covers all of them. */
const HISTORY_CHECKED_EVERY = ACTS
const HALLS = 5
const sequences = fc.array(moneyAct, { minLength: ACTS, maxLength: ACTS })

/** The kinds of act that were accepted in any hall. */
const accepted = new Set<string>()
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
afterAll(() => app.close())

// Failures report the seed of their acts.
test.for(Array.from({ length: HALLS }, (_, hall) => hall + 1))(
  'the books balance throughout a thousand acts in hall %i, some of them interrupted',
  async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (acts) => {
        await freshStart(app)
        const actors = await openMoneyActors(app)
        for (const [index, act] of acts.entries()) {
          if (await actors.perform(act)) accepted.add(act.kind)
          const done = index + 1
          const history = done % HISTORY_CHECKED_EVERY === 0
          if (done % CHECKED_EVERY === 0) await expectBooksInOrder(app, actors, { history })
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
  },
)

test('each kind of act was accepted in one of the halls', () => {
  expect(ACT_KINDS.filter((kind) => kind !== 'wait' && !accepted.has(kind))).toEqual([])
})
