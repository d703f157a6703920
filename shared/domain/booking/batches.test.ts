import { expect, test } from 'vitest'
import { BATCHES, type Batch, hoursOf } from './batches.ts'

const NIGHT = 'Night Batch (10:00 PM - 7:00 AM)'
const DAY = 'Day Batch (7:00 AM - 10:00 PM)'
const ALL_HOURS = '24 Hours Batch'

test('defines the three specified batches [plan-1]', () => {
  expect(BATCHES).toEqual([NIGHT, DAY, ALL_HOURS])
})

test.each<[Batch, number]>([
  [NIGHT, 9],
  [DAY, 15],
  [ALL_HOURS, 24],
])('%s lasts %i hours [plan-2]', (batch, hours) => {
  expect(hoursOf(batch)).toBe(hours)
})
