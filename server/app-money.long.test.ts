import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { expectBooksInOrder } from '#server/testing/money/expect-books-in-order.ts'
import { moneyAct, openMoneyActors } from '#server/testing/money/money-acts.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const ACTS = 1_000
const HALLS = 5

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
afterAll(() => app.close())

test('the books balance after a thousand acts in each of five halls, some of them interrupted', async () => {
  const acts = fc.array(moneyAct, { minLength: ACTS, maxLength: ACTS })
  for (const each of fc.sample(acts, HALLS)) {
    await freshStart(app)
    const actors = await openMoneyActors(app)
    for (const act of each) await actors.perform(act)
    await expectBooksInOrder(app, actors)
  }
})
