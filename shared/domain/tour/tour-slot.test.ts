import { describe, expect, test } from 'vitest'
import {
  cycle,
  hourText,
  SLOT_HOURS,
  SLOT_MINUTES,
  slotStart,
  slotText,
  TOUR_SLOTS,
  tourHours,
  tourTimeProblem,
} from './tour-slot.ts'

test('slots start on the hour or half past, from 9 AM to 9 PM [tour-8]', () => {
  expect(TOUR_SLOTS).toHaveLength(26)
  expect(TOUR_SLOTS.slice(0, 3)).toEqual([
    '9:00 AM - 10:00 AM',
    '9:30 AM - 10:30 AM',
    '10:00 AM - 11:00 AM',
  ])
  expect(TOUR_SLOTS.at(-1)).toBe('9:30 PM - 10:30 PM')
  expect(new Set(TOUR_SLOTS).size).toBe(26)
})

describe('converts a slot to text and back [tour-9]', () => {
  test.each([
    [9, 0, '9:00 AM - 10:00 AM'],
    [11, 0, '11:00 AM - 12:00 PM'],
    [11, 30, '11:30 AM - 12:30 PM'],
    [12, 0, '12:00 PM - 1:00 PM'],
    [20, 30, '8:30 PM - 9:30 PM'],
    [21, 0, '9:00 PM - 10:00 PM'],
  ] as const)('%i:%i is %s', (hour, minute, text) => {
    expect(slotText({ hour, minute })).toBe(text)
    expect(slotStart(text)).toEqual({ hour, minute })
    expect(tourTimeProblem(text)).toBeUndefined()
  })
})

test.each([
  ['', 'Tour time is required'],
  ['8:30 AM - 9:30 AM', 'Please select a valid tour time'],
  ['10:00 PM - 11:00 PM', 'Please select a valid tour time'],
  ['9:15 AM - 10:15 AM', 'Please select a valid tour time'],
  ['9:00 AM - 11:00 AM', 'Please select a valid tour time'],
  ['9:00 am - 10:00 am', 'Please select a valid tour time'],
  ['09:00', 'Please select a valid tour time'],
  ['constructor', 'Please select a valid tour time'],
])('a tour time of %j: %s [tour-10]', (text, problem) => {
  expect(tourTimeProblem(text)?.message).toBe(problem)
})

test.each([
  [SLOT_HOURS, 9, 1, 10],
  [SLOT_HOURS, 21, 1, 9],
  [SLOT_HOURS, 9, -1, 21],
  [SLOT_MINUTES, 0, 1, 30],
  [SLOT_MINUTES, 30, 1, 0],
  [SLOT_MINUTES, 0, -1, 30],
])('steps through %j from %i by %i to %i [tour-11]', (list, item, step, next) => {
  expect(cycle<number>(list, item, step)).toBe(next)
})

test.each([
  [9, '9 AM'],
  [12, '12 PM'],
  [13, '1 PM'],
  [21, '9 PM'],
])('hour %i is shown as %s', (hour, text) => {
  expect(hourText(hour)).toBe(text)
})

test('a tour takes one hour of the hall’s own time [tour-731]', () => {
  const visit = { tourDate: '2026-11-28', tourTime: '9:30 PM - 10:30 PM' }
  expect(tourHours('Asia/Kolkata', visit)).toEqual({
    start: new Date('2026-11-28T16:00:00Z'),
    end: new Date('2026-11-28T17:00:00Z'),
  })
  expect(tourHours('Asia/Kolkata', { ...visit, tourTime: 'afternoon' })).toBeUndefined()
})
