import fc from 'fast-check'
import { type MoneyAct, moneyAct } from './money-act.ts'
import type { MoneyActors } from './money-actors.ts'

/**
 * Two acts at the same time, for the same member. `another`: of any two kinds. `bothDesks`: the two people at the
 * counter do the same. `repeated`: the same request is sent twice.
 */
export const racingActs = fc.record({
  act: moneyAct,
  rival: moneyAct,
  how: fc.constantFrom('another', 'bothDesks', 'repeated'),
})
export type RacingActs = typeof racingActs extends fc.Arbitrary<infer Acts> ? Acts : never

/** Lets two acts race, or waits. Returns which kinds of acts were accepted. */
export async function performRace(
  actors: MoneyActors,
  { act, rival, how }: RacingActs,
): Promise<MoneyAct['kind'][]> {
  const alone = { ...act, interruptedAfterMs: null }
  if (act.kind === 'wait') return (await actors.perform(alone)) ? [act.kind] : []
  const bothDesks = { ...act, desk: 1 - act.desk }
  const second = { another: rival, bothDesks, repeated: 'repeated' as const }[how]
  return actors.race(act, second)
}
