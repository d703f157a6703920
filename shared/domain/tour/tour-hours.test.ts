import { expect, test } from 'vitest'
import { tourHours } from './tour-hours.ts'

test('a tour takes one hour of the hall’s own time [tour-731]', () => {
  const visit = { tourDate: '2026-11-28', tourTime: '9:30 PM - 10:30 PM' }
  expect(tourHours('Asia/Kolkata', visit)).toEqual({
    start: new Date('2026-11-28T16:00:00Z'),
    end: new Date('2026-11-28T17:00:00Z'),
  })
  expect(tourHours('Asia/Kolkata', { ...visit, tourTime: 'afternoon' })).toBeUndefined()
})
