import { expect, test } from 'vitest'
import { tourFromState } from '#web/features/tour/pass/visitor-pass-state.ts'
import { TOUR } from '#web/testing/visitor.ts'

test('reads the tour without the fields that the pass does not show [pass-10]', () => {
  expect(tourFromState({ tour: { ...TOUR, tourStatus: 'pending' } })).toEqual(TOUR)
})

test('reads the tour of a page that was opened with an earlier release [pass-565]', () => {
  const { id: _id, ...others } = TOUR
  expect(tourFromState({ tour: { _id, ...others } })).toEqual(TOUR)
})

test.each([
  undefined,
  null,
  'tour',
  {},
  { tour: null },
  { tour: 'asha' },
  { tour: { ...TOUR, email: undefined } },
  { tour: { ...TOUR, id: 7 } },
  { tour: { ...TOUR, tourDate: 'tomorrow' } },
])('returns undefined for %j [pass-11]', (state) => {
  expect(tourFromState(state)).toBeUndefined()
})
