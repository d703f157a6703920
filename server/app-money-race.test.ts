import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { expectBooksInOrder } from '#server/testing/money/expect-books-in-order.ts'
import { openMoneyActors } from '#server/testing/money/money-actors.ts'
import { performRace, racingActs } from '#server/testing/money/racing-acts.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

// app-money-race.long.test.ts performs more.
const RACES = 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
afterAll(() => app.close())

test('the books balance after any acts of two people at once, and every figure matches them [money-4]', async () => {
  const races = fc.array(racingActs, { minLength: RACES, maxLength: RACES })
  await fc.assert(
    fc.asyncProperty(races, async (pairs) => {
      await freshStart(app)
      const actors = await openMoneyActors(app)
      for (const pair of pairs) await performRace(actors, pair)
      await expectBooksInOrder(app, actors)
    }),
    { numRuns: 2, endOnFailure: true },
  )
}, 180_000)
