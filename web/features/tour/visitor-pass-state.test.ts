import { expect, test } from 'vitest'
import { carriedTour } from '#web/features/tour/visitor-pass-state.ts'

const tour = {
  _id: '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77',
  fullName: 'Asha Patil',
  email: 'asha@example.com',
  phoneNumber: '+919876543210',
  gender: 'female',
  tourDate: '2026-11-21',
  tourTime: '9:00 AM - 10:00 AM',
}

test('the carried tour is read, without what the pass does not show', () => {
  expect(carriedTour({ tour: { ...tour, tourStatus: 'pending' } })).toEqual(tour)
})

test.each([
  undefined,
  null,
  'tour',
  {},
  { tour: null },
  { tour: 'asha' },
  { tour: { ...tour, email: undefined } },
  { tour: { ...tour, _id: 7 } },
  { tour: { ...tour, tourDate: 'tomorrow' } },
])('%j carries none', (state) => {
  expect(carriedTour(state)).toBeUndefined()
})
