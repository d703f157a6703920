import { requestTour, scanQr, toursByEmail } from '#shared/contract/tour.ts'
import { listTours, moveTour } from '#shared/contract/tour-management.ts'
import { TOUR_STATUSES } from '#shared/domain/tour/tour.ts'
import { TOUR } from '../members/tours.ts'
import { type DemoCase, on } from './demo-case.ts'
import { emailOf, idOf, PROVED_EMAIL, tourId } from './world.ts'

const asked = (wish: object = {}) => ({ body: { ...TOUR, ...wish } })
const moved = (id: string, status: string) => ({ params: { id }, body: { status } })
const pass = (id: string) => ({ body: { qrData: JSON.stringify({ type: 'VISITOR_PASS', id }) } })
const scanned = (qrData: string) => ({ body: { qrData } })
const by = (email: string) => ({ params: { email } })

export const tourCases: DemoCase[] = [
  ...on(
    requestTour,
    ['the first', undefined, asked()],
    [
      'as it is typed',
      undefined,
      asked({ fullName: ' Asha   Patil ', email: ' A@Example.com', phoneNumber: '98765 43210' }),
    ],
    ['without a job', undefined, asked({ currentOccupation: 'Student', jobTitle: 'Clerk' })],
    [
      'after one that has passed',
      undefined,
      asked({ email: 'pending@example.com' }),
      undefined,
      ({ tours }) => {
        for (const tour of tours) tour.tourDate = '2026-03-09'
      },
    ],
    ['after a cancelled one', undefined, asked({ email: 'cancelled@example.com' })],
    ['nothing', undefined, { body: {} }, 'validationFailed'],
    ['too late', undefined, asked({ tourDate: '2026-04-10' }), 'validationFailed'],
    ['today', undefined, asked({ tourDate: '2026-03-10' }), 'tourDateTooSoon'],
    ['today, by nobody', undefined, { body: { tourDate: '2026-03-10' } }, 'tourDateTooSoon'],
    ['a second', undefined, asked({ email: 'Pending@example.com' }), 'tourPending'],
    ['for the same day', undefined, asked({ email: 'confirmed@example.com' }), 'tourOnSameDate'],
    [
      'for another day',
      undefined,
      asked({ email: 'confirmed@example.com', tourDate: '2026-03-16' }),
      'tourConfirmed',
    ],
  ),
  ...on(
    toursByEmail,
    ['an admin', 'admin', by('pending@example.com')],
    ['anybody', undefined, by('pending@example.com')],
    ['another', 'member', by('pending@example.com')],
    [
      'the user',
      'member',
      by(emailOf('member')),
      undefined,
      ({ tours }) => {
        for (const tour of tours.slice(0, 1)) tour.email = emailOf('member')
      },
    ],
    [
      'whoever proved the email',
      undefined,
      by(PROVED_EMAIL),
      undefined,
      ({ tours }) => {
        for (const tour of tours.slice(2)) tour.email = PROVED_EMAIL
      },
    ],
  ),
  ...on(
    listTours,
    ['all', 'admin', {}],
    ...TOUR_STATUSES.map((status) => [status, 'admin', { query: { status } }] as const),
    ['by name', 'admin', { query: { search: 'asha' } }],
    ['by email', 'admin', { query: { search: 'CONFIRMED@' } }],
    ['page 1', 'admin', { query: { page: '1' } }],
    ['page 2', 'admin', { query: { page: '2' } }],
  ),
  ...on(
    moveTour,
    ['confirmed', 'admin', moved(tourId('pending'), 'confirmed')],
    ['cancelled', 'chief', moved(tourId('pending'), 'cancelled')],
    ['completed', 'admin', moved(tourId('confirmed'), 'completed')],
    ['none', 'admin', moved(idOf('tour', 999), 'confirmed'), 'tourNotFound'],
    ['too far', 'admin', moved(tourId('pending'), 'completed'), 'tourMovedOn'],
    ['once completed', 'admin', moved(tourId('completed'), 'cancelled'), 'tourMovedOn'],
    ['once cancelled', 'admin', moved(tourId('cancelled'), 'confirmed'), 'tourMovedOn'],
  ),
  ...on(
    scanQr,
    ['pending', 'admin', pass(tourId('pending'))],
    ['confirmed', 'admin', pass(` ${tourId('confirmed')} `)],
    ['nothing', 'admin', scanned('  '), 'qrDataBlank'],
    ['another text', 'admin', scanned('https://example.com'), 'qrDataUnreadable'],
    ['another pass', 'admin', scanned('{"type":"MEMBERSHIP_PASS","id":"x"}'), 'notAVisitorPass'],
    ['no such tour', 'admin', pass(idOf('tour', 999)), 'passUnknown'],
    ['no id of ours', 'admin', pass('7'), 'passUnknown'],
    ['cancelled', 'admin', pass(tourId('cancelled')), 'scannedTourCancelled'],
    ['completed', 'admin', pass(tourId('completed')), 'scannedTourCompleted'],
  ),
]
