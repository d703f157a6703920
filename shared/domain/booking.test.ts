import { describe, expect, test } from 'vitest'
import {
  type BookingChoice,
  type BookingProblems,
  bookingProblems,
  renewalStart,
  startDateProblem,
  startWindow,
} from './booking.ts'
import type { Gender } from './options.ts'

const TODAY = '2026-11-20'

describe('start date, chosen on 20 November 2026', () => {
  test('the window runs from today to 30 days later', () => {
    expect(startWindow(TODAY)).toEqual({ min: '2026-11-20', max: '2026-12-20' })
  })

  test.each([
    ['2025-11-20', 'Start date cannot be in the past'],
    ['2026-11-19', 'Start date cannot be in the past'],
    ['2026-11-20', undefined],
    ['2026-11-21', undefined],
    ['2026-12-19', undefined],
    ['2026-12-20', undefined],
    ['2026-12-21', 'Start date must be within 30 days from today'],
    ['2027-11-20', 'Start date must be within 30 days from today'],
  ])('%s: %s', (day, problem) => {
    expect(startDateProblem(day, TODAY)).toBe(problem)
  })

  test.each(['', '2026-11-31', '20-11-2026', 'tomorrow'])('%j is refused', (text) => {
    expect(startDateProblem(text, TODAY)).toEqual(expect.any(String))
  })

  test.each([
    ['over the year end', '2026-12-15', '2027-01-14', '2027-01-15'],
    ['through a leap February', '2028-02-01', '2028-03-02', '2028-03-03'],
    ['through a common February', '2027-02-01', '2027-03-03', '2027-03-04'],
  ])('30 days %s, from %s: %s is the last day', (_, today, last, tooLate) => {
    expect(startDateProblem(last, today)).toBeUndefined()
    expect(startDateProblem(tooLate, today)).toBe('Start date must be within 30 days from today')
  })
})

describe('a booking', () => {
  const good: BookingChoice = {
    membershipType: 'Dyandhara Kaksh',
    timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
    membershipDuration: '1 Month',
    membershipStartDate: '2026-11-20',
    preferredSeat: 'A5',
  }

  function problemsOf(change: Partial<BookingChoice>, gender: Gender = 'male') {
    return bookingProblems({ ...good, ...change }, { today: TODAY, gender })
  }

  test('has no problems when everything is chosen', () => {
    expect(problemsOf({})).toEqual({})
  })

  test.each<[string, Partial<BookingChoice>, BookingProblems]>([
    ['no time slot', { timeSlot: '' }, { timeSlot: 'Please select a time slot' }],
    ['an unknown time slot', { timeSlot: 'Day Batch' }, { timeSlot: 'Please select a time slot' }],
    [
      'no duration',
      { membershipDuration: '' },
      { membershipDuration: 'Please select membership duration' },
    ],
    [
      'an unknown duration',
      { membershipDuration: '13 Months' },
      { membershipDuration: 'Please select membership duration' },
    ],
    ['no seat', { preferredSeat: '' }, { preferredSeat: 'Please select a preferred seat' }],
    [
      'a seat that does not exist',
      { preferredSeat: 'A6' },
      { preferredSeat: 'Please select a preferred seat' },
    ],
    [
      'a seat of another room',
      { preferredSeat: 'A54' },
      { preferredSeat: 'Please select a preferred seat' },
    ],
    [
      'a start in the past',
      { membershipStartDate: '2026-11-19' },
      { membershipStartDate: 'Start date cannot be in the past' },
    ],
    [
      'a start too far ahead',
      { membershipStartDate: '2026-12-21' },
      { membershipStartDate: 'Start date must be within 30 days from today' },
    ],
  ])('with %s names that field alone', (_, change, problems) => {
    expect(problemsOf(change)).toEqual(problems)
  })

  test.each(['', 'Dyandhara'])('with the membership type %j asks for one', (membershipType) => {
    expect(problemsOf({ membershipType })).toMatchObject({
      membershipType: 'Please select a membership type',
    })
  })

  test('left empty names every field', () => {
    const empty: BookingChoice = {
      membershipType: '',
      timeSlot: '',
      membershipDuration: '',
      membershipStartDate: '',
      preferredSeat: '',
    }
    expect(bookingProblems(empty, { today: TODAY, gender: 'male' })).toEqual({
      membershipType: 'Please select a membership type',
      timeSlot: 'Please select a time slot',
      membershipDuration: 'Please select membership duration',
      membershipStartDate: expect.any(String),
      preferredSeat: 'Please select a preferred seat',
    })
  })

  test.each<[Gender, string, string, (keyof BookingProblems)[]]>([
    ['male', 'Dyandhara Kaksh', 'A5', []],
    ['male', 'Dyanpurn Kaksh', 'A54', []],
    ['male', 'Dyanasmi Kaksh', 'B82', ['membershipType']],
    ['female', 'Dyandhara Kaksh', 'A5', ['membershipType']],
    ['female', 'Dyanpurn Kaksh', 'C69', ['membershipType']],
    ['female', 'Dyanpurn Kaksh', 'A54', ['membershipType', 'preferredSeat']],
    ['female', 'Dyanasmi Kaksh', 'B82', []],
    ['female', 'Dyanasmi Kaksh', 'A74', ['preferredSeat']],
    ['other', 'Dyandhara Kaksh', 'A5', []],
    ['other', 'Dyanasmi Kaksh', 'A74', []],
    ['prefer-not-to-say', 'Dyanpurn Kaksh', 'A54', []],
  ])('of a %s user for %s, seat %s, has problems with %j', (gender, room, seat, fields) => {
    const problems = problemsOf({ membershipType: room, preferredSeat: seat }, gender)
    expect(Object.keys(problems).sort()).toEqual(fields)
  })
})

describe('a renewal made on 20 November 2026 starts', () => {
  test.each([
    ['2026-11-27', '2026-11-27'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-19', '2026-11-20'],
    [undefined, '2026-11-20'],
  ])('when the current membership ends on %s: %s', (currentEnd, start) => {
    expect(renewalStart(currentEnd, TODAY)).toBe(start)
  })
})
