import {
  cancelOwnTour,
  moveOwnTour,
  passStatus,
  requestTour,
  scanQr,
  toursByEmail,
} from '#shared/contract/tour/tour.ts'
import {
  changeTourNotes,
  changeTourStatus,
  listTours,
} from '#shared/contract/tour/tour-management.ts'
import { TOUR_ORDERS } from '#shared/domain/list-orders.ts'
import { TOUR_STATUSES } from '#shared/domain/tour/tour.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { TOUR } from '../../members/tours.ts'
import { TODAY } from '../../test-app.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { emailOf, idOf, tourId, VERIFIED_EMAIL } from '../world.ts'

const request = (changed: object = {}) => ({ body: { ...TOUR, ...changed } })
const toStatus = (id: string, status: string) => ({ ...params(id), body: { status } })
const pass = (id: string) => ({ body: { qrData: JSON.stringify({ type: 'VISITOR_PASS', id }) } })
const scan = (qrData: string) => ({ body: { qrData } })
const params = (id: string) => ({ params: { id } })
const move = (id: string, { tourDate = '2026-03-20', tourTime = '5:30 PM - 6:30 PM' } = {}) => ({
  body: { id, tourDate, tourTime },
})
const withToursToday = ({ tours }: DemoState) => {
  for (const tour of tours) tour.tourDate = TODAY
}
const notes = (id: string, adminNotes: string, notesBefore = '') => ({
  ...params(id),
  body: { adminNotes, notesBefore },
})
const followUpRequest = (id: string, followUpOn: string) => ({
  ...params(id),
  body: { ...notes(id, '').body, followUpOn },
})
const withNotes = ({ tours }: DemoState) => {
  for (const tour of tours) tour.adminNotes = 'Comes by bus'
}
const emailParams = (email: string) => ({ params: { email } })

export const tourCases: DemoCase[] = [
  ...casesFor(
    requestTour,
    ['a first request', undefined, request()],
    [
      'with untrimmed input',
      undefined,
      request({ fullName: ' Asha   Patil ', email: ' A@Example.com', phoneNumber: '98765 43210' }),
    ],
    ['without a job', undefined, request({ currentOccupation: 'Student', jobTitle: 'Clerk' })],
    [
      'after a past tour',
      undefined,
      request({ email: 'pending@example.com' }),
      undefined,
      ({ tours }) => {
        for (const tour of tours) tour.tourDate = '2026-03-09'
      },
    ],
    ['after a cancelled tour', undefined, request({ email: 'cancelled@example.com' })],
    ['an empty form', undefined, { body: {} }, 'validationFailed'],
    ['too far ahead', undefined, request({ tourDate: '2026-04-10' }), 'validationFailed'],
    ['today', undefined, request({ tourDate: '2026-03-10' }), 'tourDateTooSoon'],
    [
      'today, without other fields',
      undefined,
      { body: { tourDate: '2026-03-10' } },
      'tourDateTooSoon',
    ],
    ['a second request', undefined, request({ email: 'Pending@example.com' }), 'tourPending'],
    ['for the same day', undefined, request({ email: 'confirmed@example.com' }), 'tourOnSameDate'],
    [
      'for another day',
      undefined,
      request({ email: 'confirmed@example.com', tourDate: '2026-03-16' }),
      'tourConfirmed',
    ],
  ),
  ...casesFor(
    passStatus,
    ...TOUR_STATUSES.map(
      (status) => [status, undefined, { body: { id: tourId(status) } }] as const,
    ),
    ['unknown', undefined, { body: { id: idOf('tour', 999) } }, 'tourNotFound'],
  ),
  ...casesFor(
    cancelOwnTour,
    ['pending', undefined, { body: { id: tourId('pending') } }],
    ['confirmed', undefined, { body: { id: tourId('confirmed') } }],
    ['cancelled before', undefined, { body: { id: tourId('cancelled') } }],
    ['completed', undefined, { body: { id: tourId('completed') } }, 'tourStatusChanged'],
    ['unknown', undefined, { body: { id: idOf('tour', 999) } }, 'tourNotFound'],
  ),
  ...casesFor(
    moveOwnTour,
    ['pending', undefined, move(tourId('pending'))],
    ['confirmed', undefined, move(tourId('confirmed'))],
    ['to the same time', undefined, move(tourId('pending'), TOUR)],
    ['cancelled', undefined, move(tourId('cancelled')), 'tourStatusChanged'],
    ['completed', undefined, move(tourId('completed')), 'tourStatusChanged'],
    ['to today', undefined, move(tourId('pending'), { tourDate: TODAY }), 'tourDateTooSoon'],
    [
      'too far ahead, at no slot',
      undefined,
      move(tourId('pending'), { tourDate: '2026-04-10', tourTime: '8:00 AM - 9:00 AM' }),
      'validationFailed',
    ],
    ['without a time', undefined, { body: { id: tourId('pending') } }, 'validationFailed'],
    ['unknown', undefined, move(idOf('tour', 999)), 'tourNotFound'],
  ),
  ...casesFor(
    toursByEmail,
    ['an admin', 'admin', emailParams('pending@example.com')],
    ['a visitor', undefined, emailParams('pending@example.com')],
    ['another user', 'member', emailParams('pending@example.com')],
    [
      'the email’s user',
      'member',
      emailParams(emailOf('member')),
      undefined,
      ({ tours }) => {
        for (const tour of tours.slice(0, 1)) tour.email = emailOf('member')
      },
    ],
    [
      'a visitor who verified the email',
      undefined,
      emailParams(VERIFIED_EMAIL),
      undefined,
      ({ tours }) => {
        for (const tour of tours.slice(2)) tour.email = VERIFIED_EMAIL
      },
    ],
  ),
  ...casesFor(
    listTours,
    ['all', 'admin', {}],
    ...TOUR_STATUSES.map((status) => [status, 'admin', { query: { status } }] as const),
    ['by name', 'admin', { query: { search: 'asha' } }],
    ['by email', 'admin', { query: { search: 'CONFIRMED@' } }],
    ['of a day', 'admin', { query: { day: TOUR.tourDate } }],
    ['of a day without tours', 'admin', { query: { day: '2026-01-01' } }],
    ['to call again', 'admin', { query: { followUp: 'due' } }],
    ...TOUR_ORDERS.map((sort) => [sort, 'admin', { query: { sort } }] as const),
    ['page 1', 'admin', { query: { page: '1' } }],
    ['page 2', 'admin', { query: { page: '2' } }],
  ),
  ...casesFor(
    changeTourStatus,
    ['confirmed', 'admin', toStatus(tourId('pending'), 'confirmed')],
    ['cancelled', 'superAdmin', toStatus(tourId('pending'), 'cancelled')],
    ['completed', 'admin', toStatus(tourId('confirmed'), 'completed'), undefined, withToursToday],
    ['before its day', 'admin', toStatus(tourId('confirmed'), 'completed'), 'tourOnOtherDay'],
    [
      'before its day, confirmed',
      'admin',
      { ...params(tourId('confirmed')), body: { status: 'completed', confirmOtherDay: true } },
    ],
    ['unknown', 'admin', toStatus(idOf('tour', 999), 'confirmed'), 'tourNotFound'],
    ['completed again', 'admin', toStatus(tourId('completed'), 'completed')],
    ['confirmed again', 'superAdmin', toStatus(tourId('confirmed'), 'confirmed')],
    ['a skipped step', 'admin', toStatus(tourId('pending'), 'completed'), 'tourStatusChanged'],
    ['after completion', 'admin', toStatus(tourId('completed'), 'cancelled'), 'tourStatusChanged'],
    [
      'after cancellation',
      'admin',
      toStatus(tourId('cancelled'), 'confirmed'),
      'tourStatusChanged',
    ],
  ),
  ...casesFor(
    changeTourNotes,
    ['written', 'admin', notes(tourId('pending'), ' Comes with a friend ')],
    [
      'changed',
      'admin',
      notes(tourId('pending'), 'Comes alone', 'Comes by bus'),
      undefined,
      withNotes,
    ],
    ['removed', 'admin', notes(tourId('pending'), '', 'Comes by bus'), undefined, withNotes],
    ['unchanged', 'admin', notes(tourId('completed'), '')],
    ['with a call', 'admin', { ...params(tourId('pending')), body: { contact: 'call' } }],
    ['with a day to call', 'admin', followUpRequest(tourId('pending'), '2026-03-20')],
    ['without the day', 'admin', followUpRequest(tourId('completed'), '')],
    ['unknown', 'admin', notes(idOf('tour', 999), 'x'), 'tourNotFound'],
    ['outdated', 'admin', notes(tourId('pending'), 'x'), 'tourNotesChanged', withNotes],
  ),
  ...casesFor(
    scanQr,
    ['pending', 'admin', pass(tourId('pending')), undefined, withToursToday],
    ['confirmed', 'admin', pass(` ${tourId('confirmed')} `), undefined, withToursToday],
    ['on another day', 'admin', pass(tourId('pending')), 'tourOnOtherDay'],
    [
      'on another day, confirmed',
      'admin',
      { body: { ...pass(tourId('pending')).body, confirmOtherDay: true } },
    ],
    ['a blank text', 'admin', scan('  '), 'qrDataBlank'],
    ['another text', 'admin', scan('https://example.com'), 'qrDataUnreadable'],
    ['another pass', 'admin', scan('{"type":"MEMBERSHIP_PASS","id":"x"}'), 'notAVisitorPass'],
    ['an unknown tour', 'admin', pass(idOf('tour', 999)), 'noTourForPass'],
    ['a malformed id', 'admin', pass('7'), 'noTourForPass'],
    ['cancelled', 'admin', pass(tourId('cancelled')), 'scannedTourCancelled'],
    ['completed', 'admin', pass(tourId('completed')), 'scannedTourCompleted'],
  ),
]
