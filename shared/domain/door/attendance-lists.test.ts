import { expect, test } from 'vitest'
import { entriesAfterExpiry, hasEnoughEntries, hasStoppedComing } from './attendance-lists.ts'

const TODAY = '2026-12-20'
const ADULT = { dateOfBirth: '2000-01-01', paidDays: 14, paidToday: true }

test.each([
  ['came 15 days ago', { lastCame: '2026-12-05' }, true],
  ['came 14 days ago', { lastCame: '2026-12-06' }, false],
  ['came today', { lastCame: TODAY }, false],
  ['never came', { lastCame: null }, true],
  ['had no paid days on one of them', { paidDays: 13 }, false],
  ['has no paid day today', { paidToday: false }, false],
  ['is 17', { dateOfBirth: '2008-12-21' }, false],
  ['is 18 today', { dateOfBirth: '2008-12-20' }, true],
  ['gave no date of birth', { dateOfBirth: null }, false],
])('a member who %s has stopped coming: %j is %s [attendance-21]', (_, changes, stopped) => {
  expect(hasStoppedComing({ ...ADULT, lastCame: null, ...changes }, TODAY)).toBe(stopped)
})

test.each([
  ['2026-01-01', TODAY, true],
  ['2026-12-06', '2026-12-07', true],
  // Otherwise everybody would seem to have stopped.
  ['2026-12-07', TODAY, false],
  ['2026-01-01', '2026-12-06', false],
  [null, null, false],
])(
  'with entries from %s to %s, the list of members who stopped coming is reliable: %s [attendance-22]',
  (first, last, known) => {
    expect(hasEnoughEntries({ first, last }, TODAY)).toBe(known)
  },
)

test('lists members who come after their last paid day, the latest first [attendance-23]', () => {
  const entryRecords = (
    userId: string,
    studyDay: string,
    paidUntil: string,
    outcome = 'refused' as const,
  ) => ({
    userId,
    studyDay,
    paidUntil,
    outcome,
    at: new Date(`${studyDay}T09:00:00+05:30`),
  })
  const twice = entryRecords('twice', '2026-12-18', '2026-12-11')
  const entries = [
    entryRecords('twice', '2026-12-11', '2026-12-11'),
    twice,
    // The last paid day was the day before the end date.
    entryRecords('twice', '2026-12-10', '2026-12-11'),
    entryRecords('today', TODAY, TODAY),
    { ...entryRecords('today', TODAY, TODAY), outcome: 'overridden' as const },
    entryRecords('renewed', TODAY, '2026-12-21'),
  ]
  expect(entriesAfterExpiry(entries, TODAY)).toEqual([
    { entry: entries[3], times: 2, letIn: 1 },
    { entry: twice, times: 2, letIn: 0 },
  ])
})
