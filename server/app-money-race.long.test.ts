import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksInOrder } from '#server/testing/money/expect-books-in-order.ts'
import { ACT_KINDS } from '#server/testing/money/money-act.ts'
import { openMoneyActors } from '#server/testing/money/money-actors.ts'
import { performRace, racingActs } from '#server/testing/money/racing-acts.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const RACES = 500
const CHECKED_EVERY = 50
const HISTORY_CHECKED_EVERY = 250
const HALLS = 3
const races = fc.array(racingActs, { minLength: RACES, maxLength: RACES })

/** The kinds of act that were accepted in any hall, as the winner of a race. */
const accepted = new Set<string>()
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
afterAll(() => app.close())

// Failures report the seed of their acts.
test.for(Array.from({ length: HALLS }, (_, hall) => hall + 1))(
  `the books balance throughout ${RACES} races of two people in hall %i`,
  async () => {
    await fc.assert(
      fc.asyncProperty(races, async (pairs) => {
        await freshStart(app)
        const actors = await openMoneyActors(app)
        for (const [index, pair] of pairs.entries()) {
          for (const kind of await performRace(actors, pair)) accepted.add(kind)
          const done = index + 1
          const history = done % HISTORY_CHECKED_EVERY === 0
          if (done % CHECKED_EVERY === 0) await expectBooksInOrder(app, actors, { history })
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
  },
)

test('each kind of act was accepted in one of the races', () => {
  expect(ACT_KINDS.filter((kind) => !accepted.has(kind))).toEqual([])
})
