import { expect, test } from 'vitest'
import { lostNumbers } from './lost-entries.ts'

const KEPT_FROM = '2025-12-20'

test.each([
  ['after 4', { number: 7, before: 4 }, { first: 5, last: 6 }],
  ['after 6', { number: 7, before: 6 }, undefined],
  ['as the first of a new gate', { number: 3, before: null }, { first: 1, last: 2 }],
  ['as the first number', { number: 1, before: null }, undefined],
  [
    'of a gate whose older entries are counts',
    { number: 90, before: null, gateSince: '2025-12-19' },
    undefined,
  ],
])('entry %s: %j lost %j [attendance-24]', (_, gap, lost) => {
  expect(lostNumbers({ gateSince: '2026-03-01', ...gap }, KEPT_FROM)).toEqual(lost)
})
