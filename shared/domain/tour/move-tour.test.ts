import { describe, expect, test } from 'vitest'
import { canMoveTour, completeScannedTour, moveTour, TOUR_MOVES, tourMoves } from './move-tour.ts'
import { TOUR_STATUSES } from './tour.ts'

const TODAY = { today: '2026-03-15', otherDay: false }
const tour = { id: 't1', status: 'pending', tourDate: '2026-03-15', completedAt: null } as const

describe('moves between statuses [tour-15]', () => {
  const allowed = [
    ['pending', 'confirmed'],
    ['pending', 'cancelled'],
    ['confirmed', 'completed'],
    ['confirmed', 'cancelled'],
  ]

  test.each(TOUR_STATUSES.flatMap((from) => TOUR_STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s',
    (from, to) => {
      const expected = allowed.some(([a, b]) => a === from && b === to)
      expect(canMoveTour(from, to)).toBe(expected)
      expect(tourMoves(from).some((move) => move === to)).toBe(expected)
    },
  )
})

test("a move's audit entry has both statuses", () => {
  expect(moveTour(tour, 'confirmed', TODAY).outcome).toEqual({
    action: 'tour.confirm',
    subject: 'tour:t1',
    details: { from: 'pending', to: 'confirmed' },
  })
})

test.each(TOUR_MOVES)('a repeated move to %s changes nothing, even before its day', (status) => {
  const before = { today: '2026-03-14', otherDay: false }
  expect(moveTour({ ...tour, status }, status, before)).toEqual({ outcome: null })
})

test('a move is refused for an unknown tour or if the status does not allow it', () => {
  expect(moveTour(undefined, 'confirmed', TODAY).refusal).toEqual({ code: 'tourNotFound' })
  expect(moveTour(tour, 'completed', TODAY).refusal).toEqual({
    code: 'tourMovedOn',
    values: { status: 'pending' },
  })
})

describe('a tour on 15 March [tour-80]', () => {
  const confirmed = { ...tour, status: 'confirmed' } as const
  const refused = { code: 'tourOnOtherDay', values: { day: '15 Mar 2026' } }

  test.each([
    ['2026-03-14', refused, refused],
    ['2026-03-15', undefined, undefined],
    ['2026-03-16', undefined, refused],
  ])('on %s: moved %j, scanned %j', (today, moved, scanned) => {
    const facts = { today, otherDay: false, timeZone: 'Asia/Kolkata' }
    expect(moveTour(confirmed, 'completed', facts).refusal).toEqual(moved)
    expect(completeScannedTour(confirmed, facts).refusal).toEqual(scanned)
    expect(moveTour(confirmed, 'completed', { ...facts, otherDay: true }).refusal).toBeUndefined()
    expect(completeScannedTour(confirmed, { ...facts, otherDay: true }).refusal).toBeUndefined()
    expect(moveTour(confirmed, 'cancelled', facts).refusal).toBeUndefined()
  })
})

describe('the scan of a pass', () => {
  const FACTS = { ...TODAY, timeZone: 'Asia/Kolkata' }

  test.each(['pending', 'confirmed'] as const)('completes a tour that is %s', (status) => {
    const { outcome } = completeScannedTour({ ...tour, status }, FACTS)
    expect(outcome).toMatchObject({ action: 'tour.scan', details: { to: 'completed' } })
  })

  test('is refused for an unknown, cancelled or completed tour', () => {
    const scan = (known: Parameters<typeof completeScannedTour>[0]) =>
      completeScannedTour(known, FACTS).refusal
    expect(scan(undefined)).toEqual({ code: 'passUnknown' })
    expect(scan({ ...tour, status: 'cancelled' })).toEqual({ code: 'scannedTourCancelled' })
    const completedAt = new Date('2026-03-15T20:00:00Z')
    expect(scan({ ...tour, status: 'completed', completedAt })).toEqual({
      code: 'scannedTourCompleted',
      values: { day: '16 Mar 2026', time: '1:30 AM' },
    })
  })
})
