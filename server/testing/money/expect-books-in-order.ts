import { expect } from 'vitest'
import type { TestApp } from '#server/testing/test-app.ts'
import { expectBooksFilesToMatch } from './figures/books-file-figures.ts'
import { expectCashToMatch } from './figures/cash-figures.ts'
import { expectDayBooksToMatch } from './figures/day-book-figures.ts'
import { expectDeskToMatch } from './figures/desk-figures.ts'
import { expectMembersToMatch } from './figures/member-figures.ts'
import { expectReportsToMatch } from './figures/report-figures.ts'
import { expectTodayToMatch } from './figures/today-figures.ts'
import type { MoneyActors } from './money-actors.ts'
import { problemsInBooks } from './problems-in-books.ts'

/**
 * Expects that the books are complete and balanced, and that the figures on every screen equal the ledger's. Without
 * `history`: except on the screens of past days, which take long to compare.
 */
export async function expectBooksInOrder(
  app: TestApp,
  actors: MoneyActors,
  { history = true } = {},
): Promise<void> {
  expect(await problemsInBooks(app.services.db)).toEqual([])
  await expectCashToMatch(app, actors)
  await expectTodayToMatch(app, actors)
  await expectDeskToMatch(app, actors)
  await expectMembersToMatch(app, actors)
  if (!history) return
  await expectReportsToMatch(app, actors)
  await expectDayBooksToMatch(app, actors)
  await expectBooksFilesToMatch(app, actors)
}
