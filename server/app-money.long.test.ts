import { expectBooksThroughout } from '#server/testing/money/expect-books-throughout.ts'
import { moneyAct } from '#server/testing/money/money-act.ts'

expectBooksThroughout(
  'the books balance throughout a thousand acts in hall %i, some of them interrupted',
  {
    halls: 5,
    step: moneyAct,
    steps: 1_000,
    checkedEvery: 250,
    historyCheckedEvery: 1_000,
    perform: async (actors, act) => ((await actors.perform(act)) ? [act.kind] : []),
  },
)
