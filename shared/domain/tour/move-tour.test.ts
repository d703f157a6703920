import { expect, test } from 'vitest'
import { moveTour } from './move-tour.ts'
import { TOUR_DATE_PROBLEMS } from './tour.ts'
import { TOUR_TIME_PROBLEMS } from './tour-slot.ts'

const TODAY = '2026-11-20'
const TOUR = { tourDate: '2026-11-25', tourTime: '9:00 AM - 10:00 AM', status: 'pending' } as const
const TO = { tourDate: '2026-11-21', tourTime: '5:30 PM - 6:30 PM' }

test.each(['pending', 'confirmed'] as const)('moves a tour that is %s [tour-724]', (status) => {
  expect(moveTour({ ...TOUR, status }, TO, TODAY)).toEqual({ outcome: TO })
  const later = { ...TO, tourDate: '2026-12-20' }
  expect(moveTour({ ...TOUR, status }, later, TODAY)).toEqual({ outcome: later })
})

test('moves a tour whose day has passed, for a visitor who missed it', () => {
  expect(moveTour({ ...TOUR, tourDate: '2026-11-18' }, TO, TODAY)).toEqual({ outcome: TO })
})

test('changes nothing if the tour is already then, even today', () => {
  expect(moveTour(TOUR, TOUR, TODAY)).toEqual({ outcome: null })
  expect(moveTour(TOUR, TOUR, TOUR.tourDate)).toEqual({ outcome: null })
})

test.each(['completed', 'cancelled'] as const)('refuses to move a tour that is %s', (status) => {
  const refusal = { code: 'tourStatusChanged', values: { status } }
  expect(moveTour({ ...TOUR, status }, TO, TODAY)).toEqual({ refusal })
  expect(moveTour({ ...TOUR, status }, TOUR, TODAY)).toEqual({ refusal })
})

test('refuses an unknown tour', () => {
  expect(moveTour(undefined, TO, TODAY)).toEqual({ refusal: { code: 'tourNotFound' } })
})

test('refuses today, days beyond the window and other times [tour-725]', () => {
  const refused = (to: Partial<typeof TO>) => moveTour(TOUR, { ...TO, ...to }, TODAY).refusal
  expect(refused({ tourDate: TODAY })).toEqual({
    code: 'tourDateTooSoon',
    problems: { tourDate: TOUR_DATE_PROBLEMS.tourDateTooSoon },
  })
  expect(refused({ tourDate: '2026-12-21', tourTime: '8:00 AM - 9:00 AM' })).toEqual({
    code: 'validationFailed',
    problems: {
      tourDate: TOUR_DATE_PROBLEMS.tourDateTooLate,
      tourTime: TOUR_TIME_PROBLEMS.tourTimeInvalid,
    },
  })
})
