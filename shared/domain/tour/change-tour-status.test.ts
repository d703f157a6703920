import { describe, expect, test } from 'vitest'
import {
  canChangeStatus,
  changeTourStatus,
  completeScannedTour,
  nextStatuses,
  SETTABLE_STATUSES,
} from './change-tour-status.ts'
import { TOUR_STATUSES } from './tour.ts'

const TODAY = { today: '2026-03-15', confirmOtherDay: false }
const tour = { id: 't1', status: 'pending', tourDate: '2026-03-15', completedAt: null } as const

describe('changes of the status [tour-15]', () => {
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
      expect(canChangeStatus(from, to)).toBe(expected)
      expect(nextStatuses(from).some((next) => next === to)).toBe(expected)
    },
  )
})

test('the audit entry of a change has both statuses', () => {
  expect(changeTourStatus(tour, 'confirmed', TODAY).outcome).toEqual({
    action: 'tour.confirm',
    subject: 'tour:t1',
    details: { from: 'pending', to: 'confirmed' },
  })
})

test.each(SETTABLE_STATUSES)(
  'changing the status to %s again changes nothing, even before its day',
  (status) => {
    const before = { today: '2026-03-14', confirmOtherDay: false }
    expect(changeTourStatus({ ...tour, status }, status, before)).toEqual({ outcome: null })
  },
)

test('a change is refused for an unknown tour or if the current status does not allow it', () => {
  expect(changeTourStatus(undefined, 'confirmed', TODAY).refusal).toEqual({ code: 'tourNotFound' })
  expect(changeTourStatus(tour, 'completed', TODAY).refusal).toEqual({
    code: 'tourStatusChanged',
    values: { status: 'pending' },
  })
})

describe('a tour on 15 March [tour-80]', () => {
  const confirmed = { ...tour, status: 'confirmed' } as const
  const refused = { code: 'tourOnOtherDay', values: { day: '2026-03-15' } }

  test.each([
    ['2026-03-14', refused, refused],
    ['2026-03-15', undefined, undefined],
    ['2026-03-16', undefined, refused],
  ])('on %s, refuses a change with %j and a scan with %j', (today, changed, scanned) => {
    const facts = { today, confirmOtherDay: false, timeZone: 'Asia/Kolkata' }
    expect(changeTourStatus(confirmed, 'completed', facts).refusal).toEqual(changed)
    expect(completeScannedTour(confirmed, facts).refusal).toEqual(scanned)
    expect(
      changeTourStatus(confirmed, 'completed', { ...facts, confirmOtherDay: true }).refusal,
    ).toBeUndefined()
    expect(
      completeScannedTour(confirmed, { ...facts, confirmOtherDay: true }).refusal,
    ).toBeUndefined()
    expect(changeTourStatus(confirmed, 'cancelled', facts).refusal).toBeUndefined()
  })
})

describe('scanning a pass', () => {
  const FACTS = { ...TODAY, timeZone: 'Asia/Kolkata' }

  test.each(['pending', 'confirmed'] as const)('completes a tour that is %s', (status) => {
    const { outcome } = completeScannedTour({ ...tour, status }, FACTS)
    expect(outcome).toMatchObject({ action: 'tour.scan', details: { to: 'completed' } })
  })

  test('is refused for an unknown, cancelled or completed tour', () => {
    const scan = (known: Parameters<typeof completeScannedTour>[0]) =>
      completeScannedTour(known, FACTS).refusal
    expect(scan(undefined)).toEqual({ code: 'noTourForPass' })
    expect(scan({ ...tour, status: 'cancelled' })).toEqual({ code: 'scannedTourCancelled' })
    const completedAt = new Date('2026-03-15T20:00:00Z')
    expect(scan({ ...tour, status: 'completed', completedAt })).toEqual({
      code: 'scannedTourCompleted',
      values: { day: '2026-03-16', time: '01:30' },
    })
  })
})
