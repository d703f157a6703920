import { describe, expect, test } from 'vitest'
import { canMoveTour, completeScannedTour, moveTour, tourMoves } from './move-tour.ts'
import { TOUR_STATUSES } from './tour.ts'

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
  expect(moveTour(tour, 'confirmed').outcome).toEqual({
    action: 'tour.confirm',
    subject: 'tour:t1',
    details: { from: 'pending', to: 'confirmed' },
  })
})

test('a move is refused for an unknown tour or if the status does not allow it', () => {
  expect(moveTour(undefined, 'confirmed').refusal).toEqual({ code: 'tourNotFound' })
  expect(moveTour(tour, 'completed').refusal).toEqual({
    code: 'tourMovedOn',
    values: { status: 'pending' },
  })
})

describe('the scan of a pass', () => {
  test.each(['pending', 'confirmed'] as const)('completes a tour that is %s', (status) => {
    const { outcome } = completeScannedTour({ ...tour, status }, 'Asia/Kolkata')
    expect(outcome).toMatchObject({ action: 'tour.scan', details: { to: 'completed' } })
  })

  test('is refused for an unknown, cancelled or completed tour', () => {
    const scan = (known: Parameters<typeof completeScannedTour>[0]) =>
      completeScannedTour(known, 'Asia/Kolkata').refusal
    expect(scan(undefined)).toEqual({ code: 'passUnknown' })
    expect(scan({ ...tour, status: 'cancelled' })).toEqual({ code: 'scannedTourCancelled' })
    const completedAt = new Date('2026-03-15T20:00:00Z')
    expect(scan({ ...tour, status: 'completed', completedAt })).toEqual({
      code: 'scannedTourCompleted',
      values: { day: '16 Mar 2026', time: '1:30 AM' },
    })
  })
})
