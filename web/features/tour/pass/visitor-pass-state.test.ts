import { expect, test } from 'vitest'
import { passIdFromFragment, tourFromState } from '#web/features/tour/pass/visitor-pass-state.ts'
import { TOUR } from '#web/testing/visitor.ts'

test('reads the tour without the fields that the pass does not show [pass-10]', () => {
  expect(tourFromState({ tour: { ...TOUR, tourStatus: 'pending' } })).toEqual(TOUR)
})

test.each([
  undefined,
  null,
  'tour',
  {},
  { tour: null },
  { tour: 'asha' },
  { tour: { ...TOUR, email: undefined } },
  { tour: { ...TOUR, _id: 7 } },
  { tour: { ...TOUR, tourDate: 'tomorrow' } },
])('returns undefined for %j [pass-11]', (state) => {
  expect(tourFromState(state)).toBeUndefined()
})

test("reads the pass's ID from an emailed link, and nothing else [tour-523]", () => {
  expect(passIdFromFragment(`#${TOUR._id}`)).toBe(TOUR._id)
  for (const fragment of ['', '#', '#main', `#${TOUR._id}x`, `#${TOUR._id.slice(1)}`]) {
    expect(passIdFromFragment(fragment)).toBeUndefined()
  }
})
