import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksInOrder } from '#server/testing/money/expect-books-in-order.ts'
import { moneyAct } from '#server/testing/money/money-act.ts'
import { openMoneyActors } from '#server/testing/money/money-actors.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { whileClockPasses } from '#server/testing/process/passing-clock.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { getReport } from '#shared/contract/money/books.ts'

const EVENING = new Date('2026-03-31T20:00:00+05:30')
const LAST_SECOND = new Date('2026-03-31T23:59:59+05:30')
const MIDNIGHT = new Date('2026-04-01T00:00:00+05:30')
/** An act reads the clock this often at most, more or less. */
const READS = 30
/** Acts that are performed in the evening, at midnight and on the days after it. */
const ACTS = 40

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
afterAll(() => app.close())

const acts = fc.array(moneyAct, { minLength: ACTS, maxLength: ACTS })
/** The clock goes back after each of these: it moves by no other way, and no day is closed. */
const actsAtMidnight = fc.array(
  fc.record({
    act: moneyAct.filter(({ kind }) => !['wait', 'payLate', 'closeDay'].includes(kind)),
    reads: fc.nat(READS),
  }),
  { minLength: ACTS, maxLength: ACTS },
)

test('acts before, during and after midnight of 31 March are each in one financial year, with its own receipt numbers, and the years add up [money-3]', async () => {
  await fc.assert(
    fc.asyncProperty(acts, actsAtMidnight, acts, async (evening, atMidnight, later) => {
      await freshStart(app)
      app.clock.now = EVENING
      const actors = await openMoneyActors(app)
      for (const act of evening) {
        if (act.kind !== 'wait' && act.kind !== 'payLate') await actors.perform(act)
      }
      const midnight = { before: LAST_SECOND, after: MIDNIGHT }
      for (const { act, reads } of atMidnight) {
        await whileClockPasses(app.clock, { ...midnight, reads }, () => actors.perform(act))
      }
      await expectBooksInOrder(app, actors)
      app.clock.now = MIDNIGHT
      for (const act of later) await actors.perform(act)
      await expectBooksInOrder(app, actors)

      const soldIn = async (day: string) =>
        (await actors.owner.call(getReport, { query: { period: 'year', day } })).reply().data.sold
      const { revenue } = (await actors.owner.call(getAdminStats)).reply().data
      expect((await soldIn('2026-03-31')) + (await soldIn('2026-04-01'))).toBe(revenue)
    }),
    { numRuns: 1, endOnFailure: true },
  )
}, 180_000)
