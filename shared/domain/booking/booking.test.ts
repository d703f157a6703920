import { describe, expect, test } from 'vitest'
import type { Gender } from '../options.ts'
import {
  type BookingChoice,
  type BookingProblems,
  bookingProblems,
  renewalStart,
  startDateProblem,
  startWindow,
} from './booking.ts'
import { DEFAULT_ROOM_RULES } from './room-rules.ts'

const TODAY = '2026-11-20'

describe('start date, chosen on 20 November 2026 [booking-1]', () => {
  test('the window runs from today to 30 days later [booking-2]', () => {
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
    expect(startDateProblem(day, TODAY)?.message).toBe(problem)
  })

  test.each(['', '2026-11-31', '20-11-2026', 'tomorrow'])('%j is refused', (text) => {
    expect(startDateProblem(text, TODAY)?.message).toEqual(expect.any(String))
  })

  test.each([
    ['across the end of the year', '2026-12-15', '2027-01-14', '2027-01-15'],
    ['through a leap February', '2028-02-01', '2028-03-02', '2028-03-03'],
    ['through a common February', '2027-02-01', '2027-03-03', '2027-03-04'],
  ])('30 days %s, from %s: %s is the last day', (_, today, last, tooLate) => {
    expect(startDateProblem(last, today)).toBeUndefined()
    expect(startDateProblem(tooLate, today)?.message).toBe(
      'Start date must be within 30 days from today',
    )
  })
})

describe('bookingProblems', () => {
  const good: BookingChoice = {
    room: 'Dyandhara Kaksh',
    batch: 'Day Batch (7:00 AM - 10:00 PM)',
    duration: '1 Month',
    startDate: '2026-11-20',
    seat: 'A5',
  }

  function problemsOf(change: Partial<BookingChoice>, gender: Gender = 'male') {
    return messagesOf(
      bookingProblems(
        { ...good, ...change },
        { today: TODAY, gender, roomRules: DEFAULT_ROOM_RULES },
      ),
    )
  }

  test('reports nothing when everything is chosen', () => {
    expect(problemsOf({})).toEqual({})
  })

  test.each<[string, Partial<BookingChoice>, Partial<BookingChoice>]>([
    ['no time slot', { batch: '' }, { batch: 'Please select a time slot' }],
    ['an unknown time slot', { batch: 'Day Batch' }, { batch: 'Please select a time slot' }],
    ['no duration', { duration: '' }, { duration: 'Please select membership duration' }],
    [
      'an unknown duration',
      { duration: '13 Months' },
      { duration: 'Please select membership duration' },
    ],
    ['no seat', { seat: '' }, { seat: 'Please select a preferred seat' }],
    ['a seat that does not exist', { seat: 'A6' }, { seat: 'Please select a preferred seat' }],
    ['a seat of another room', { seat: 'A54' }, { seat: 'Please select a preferred seat' }],
    [
      'a start in the past',
      { startDate: '2026-11-19' },
      { startDate: 'Start date cannot be in the past' },
    ],
    [
      'a start too far ahead',
      { startDate: '2026-12-21' },
      { startDate: 'Start date must be within 30 days from today' },
    ],
  ])('with %s reports only that field [booking-3]', (_, change, problems) => {
    expect(problemsOf(change)).toEqual(problems)
  })

  test.each(['', 'Dyandhara'])(
    'reports a missing room for the membership type %j [booking-4]',
    (room) => {
      expect(problemsOf({ room })).toMatchObject({
        room: 'Please select a membership type',
      })
    },
  )

  test('reports every field of an empty form [booking-5]', () => {
    const empty: BookingChoice = {
      room: '',
      batch: '',
      duration: '',
      startDate: '',
      seat: '',
    }
    expect(
      messagesOf(
        bookingProblems(empty, { today: TODAY, gender: 'male', roomRules: DEFAULT_ROOM_RULES }),
      ),
    ).toEqual({
      room: 'Please select a membership type',
      batch: 'Please select a time slot',
      duration: 'Please select membership duration',
      startDate: expect.any(String),
      seat: 'Please select a preferred seat',
    })
  })

  test.each<[Gender, string, string, (keyof BookingProblems)[]]>([
    ['male', 'Dyandhara Kaksh', 'A5', []],
    ['male', 'Dyanpurn Kaksh', 'A54', []],
    ['male', 'Dyanasmi Kaksh', 'B82', ['room']],
    ['female', 'Dyandhara Kaksh', 'A5', ['room']],
    ['female', 'Dyanpurn Kaksh', 'C69', ['room']],
    ['female', 'Dyanpurn Kaksh', 'A54', ['room', 'seat']],
    ['female', 'Dyanasmi Kaksh', 'B82', []],
    ['female', 'Dyanasmi Kaksh', 'A74', ['seat']],
    ['other', 'Dyandhara Kaksh', 'A5', []],
    ['other', 'Dyanasmi Kaksh', 'A74', []],
    ['prefer-not-to-say', 'Dyanpurn Kaksh', 'A54', []],
  ])('reports, for a %s user in %s, seat %s, problems with %j', (gender, room, seat, fields) => {
    const problems = problemsOf({ room, seat }, gender)
    expect(Object.keys(problems).sort()).toEqual(fields)
  })
})

describe('a renewal made on 20 November 2026 starts [booking-6]', () => {
  test.each([
    ['2026-11-27', '2026-11-27'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-19', '2026-11-20'],
    [undefined, '2026-11-20'],
  ])('when the current membership ends on %s: %s', (currentEnd, start) => {
    expect(renewalStart(currentEnd, TODAY)).toBe(start)
  })
})

function messagesOf(problems: BookingProblems): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, { message }]) => [field, message]),
  )
}
