import { describe, expect, test } from 'vitest'
import { BATCH_DETAILS, BATCHES, type Batch, batchesOverlap } from './batches.ts'

const NIGHT = 'Night Batch (10:00 PM - 7:00 AM)'
const DAY = 'Day Batch (7:00 AM - 10:00 PM)'
const ALL_HOURS = '24 Hours Batch'

test('the three time slots read as in the option list', () => {
  expect(BATCHES).toEqual([NIGHT, DAY, ALL_HOURS])
})

test.each<[Batch, number]>([
  [NIGHT, 9],
  [DAY, 15],
  [ALL_HOURS, 24],
])('%s lasts %i hours', (batch, hours) => {
  expect(BATCH_DETAILS[batch].hours).toBe(hours)
})

describe('two members on one seat', () => {
  test.each<[Batch, Batch, boolean]>([
    [NIGHT, NIGHT, true],
    [NIGHT, DAY, false],
    [NIGHT, ALL_HOURS, true],
    [DAY, NIGHT, false],
    [DAY, DAY, true],
    [DAY, ALL_HOURS, true],
    [ALL_HOURS, NIGHT, true],
    [ALL_HOURS, DAY, true],
    [ALL_HOURS, ALL_HOURS, true],
  ])('%s and %s collide: %s', (first, second, collide) => {
    expect(batchesOverlap(first, second)).toBe(collide)
  })
})
