import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { expectBooksInOrder } from '#server/testing/money/expect-books-in-order.ts'
import { moneyAct } from '#server/testing/money/money-act.ts'
import { openMoneyActors } from '#server/testing/money/money-actors.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

// app-money.long.test.ts performs a thousand acts.
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
afterAll(() => app.close())

test('the books balance after any sequence of acts, even interrupted ones, and every figure matches them [money-1]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moneyAct, { minLength: 80, maxLength: 120 }), async (acts) => {
      await freshStart(app)
      const actors = await openMoneyActors(app)
      for (const act of acts) await actors.perform(act)
      await expectBooksInOrder(app, actors)
    }),
    { numRuns: 2, endOnFailure: true },
  )
}, 180_000)
