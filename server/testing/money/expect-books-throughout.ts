import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { expectBooksInOrder } from './expect-books-in-order.ts'
import { ACT_KINDS, type ActKind } from './money-act.ts'
import { type MoneyActors, openMoneyActors } from './money-actors.ts'

type Sequences<Step> = {
  halls: number
  /** The steps of each hall are drawn at random. */
  step: fc.Arbitrary<Step>
  steps: number
  /** After how many steps the books are checked. */
  checkedEvery: number
  /** Past days stay as they are, so they are compared more rarely. */
  historyCheckedEvery: number
  /** Performs a step and returns the kinds of its acts that were accepted. */
  perform(actors: MoneyActors, step: Step): Promise<readonly ActKind[]>
}

/**
 * Tests that the books balance throughout random steps in several halls, and that each kind of act was accepted in
 * one of them. Failures report the seed of their steps.
 */
export function expectBooksThroughout<Step>(
  title: string,
  { halls, step, steps, checkedEvery, historyCheckedEvery, perform }: Sequences<Step>,
): void {
  const sequences = fc.array(step, { minLength: steps, maxLength: steps })
  const accepted = new Set<string>()
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ PAYMENTS: 'desk' })
  })
  afterAll(() => app.close())

  test.for(Array.from({ length: halls }, (_, hall) => hall + 1))(title, async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        await freshStart(app)
        const actors = await openMoneyActors(app)
        for (const [index, each] of sequence.entries()) {
          for (const kind of await perform(actors, each)) accepted.add(kind)
          const done = index + 1
          const history = done % historyCheckedEvery === 0
          if (done % checkedEvery === 0) await expectBooksInOrder(app, actors, { history })
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })

  test('each kind of act was accepted in one of the halls', () => {
    expect(ACT_KINDS.filter((kind) => !accepted.has(kind))).toEqual([])
  })
}
