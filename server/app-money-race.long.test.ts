import { expectBooksThroughout } from '#server/testing/money/expect-books-throughout.ts'
import { performRace, racingActs } from '#server/testing/money/racing-acts.ts'

expectBooksThroughout('the books balance throughout 500 races of two people in hall %i', {
  halls: 3,
  step: racingActs,
  steps: 500,
  checkedEvery: 50,
  historyCheckedEvery: 250,
  perform: performRace,
})
