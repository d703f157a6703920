import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import * as claims from '#shared/contract/money/upi-claim.ts'
import {
  REJECTED,
  UTR,
  withClaim,
  withHigherPrice,
  withSeatKept,
} from '../booking/booking-world.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { bookingId, freshWorld, idOf, paymentId, type UserName } from '../world.ts'
import { withClaimAndRow, withRow } from './statement-world.ts'

const withUtr = (utr: string) => ({
  params: { id: bookingId('deskHolder') },
  body: { paymentMethod: 'upi', utr },
})
const confirmation = (id: string, paymentMethod = 'upi') => ({
  params: { id },
  body: { paymentMethod },
})
const utrCheck = (sent = UTR, name: UserName = 'deskHolder') => ({
  params: { id: bookingId(name) },
  body: { utr: sent },
})
const discountedUtr = (amount: number) => ({
  params: { id: bookingId('deskHolder') },
  body: { utr: UTR, discount: { amount, name: ' Friend of a member ' } },
})
const utrRejection = (body: object) => ({
  params: { id: bookingId('deskHolder') },
  body: { utr: UTR, ...body },
})

const DESK_PRICE =
  freshWorld().bookings.find(({ id }) => id === bookingId('deskHolder'))?.amount ?? 0

export const deskPaymentCases: DemoCase[] = [
  ...casesFor(
    claims.confirmUtr,
    ['in time', 'admin', utrCheck(), undefined, withClaim()],
    ['of another UTR', 'admin', utrCheck('612345678901'), 'claimChanged', withClaim()],
    ['with a discount', 'admin', discountedUtr(99), undefined, withClaim()],
    [
      'with a discount of the whole price',
      'superAdmin',
      discountedUtr(DESK_PRICE),
      'discountAboveLimit',
      withClaim(),
    ],
    [
      'with a discount, as a receptionist',
      'receptionist',
      discountedUtr(1),
      'discountAboveLimit',
      withClaim(),
    ],
    [
      'with a discount that is not the difference',
      'admin',
      discountedUtr(98),
      'discountNotTheDifference',
      withClaimAndRow({ utrs: [UTR], amount: (DESK_PRICE - 99) * 100 }),
    ],
    [
      'with a discount that is the difference',
      'admin',
      discountedUtr(99),
      undefined,
      withClaimAndRow({ utrs: [UTR], amount: (DESK_PRICE - 99) * 100 }),
    ],
    [
      'with less than the price in the statement, as a receptionist',
      'receptionist',
      utrCheck(),
      'lessReceived',
      withClaimAndRow({ utrs: [UTR], amount: 100 }),
    ],
    [
      "of another payment's credit",
      'admin',
      utrCheck(),
      'utrUsed',
      withClaimAndRow({ utrs: [UTR], state: 'matched', paymentId: paymentId('seated') }),
    ],
    ['without a claim', 'admin', utrCheck(), 'claimNotWaiting'],
    ...(
      [
        ['of a minor', 'minorAtDesk', 'consentRequired'],
        ['after the first day', 'deskOutdated', 'paymentTooLate'],
        ['after someone else took the seat', 'deskTooLate', 'seatNoLongerFree'],
        ['for days that are paid', 'deskTwice', 'ownPeriodOverlap'],
      ] as const
    ).map(
      ([when, name, refused]) =>
        [when, 'admin', utrCheck(UTR, name), refused, withClaim({}, name)] as const,
    ),
    [
      'of a cancelled booking',
      'admin',
      utrCheck(),
      'bookingEnded',
      (world) => {
        withClaim()(world)
        const booking = world.bookings.find(({ id }) => id === bookingId('deskHolder'))
        if (booking) booking.status = 'cancelled'
      },
    ],
    [
      'of a booking cancelled after it was paid',
      'admin',
      utrCheck(),
      'paymentAlreadyConfirmed',
      (world) => {
        withClaim()(world)
        const booking = world.bookings.find(({ id }) => id === bookingId('deskHolder'))
        if (booking) Object.assign(booking, { status: 'cancelled', paidAt: world.now() })
      },
    ],
    [
      'of an unknown booking',
      'admin',
      { ...utrCheck(), params: { id: idOf('booking', 999) } },
      'notFound',
    ],
  ),
  ...casesFor(
    claims.rejectUtr,
    ['with a reason', 'admin', utrRejection({ reason: 'notReceived' }), undefined, withClaim()],
    [
      'with a note',
      'admin',
      utrRejection({ reason: 'other', note: ' Please call us ' }),
      undefined,
      withClaim(),
    ],
    [
      'of another UTR',
      'admin',
      utrRejection({ utr: '612345678901', reason: 'wrongUtr' }),
      'claimChanged',
      withClaim(),
    ],
    [
      'of an unknown booking',
      'admin',
      { ...utrRejection({ reason: 'wrongUtr' }), params: { id: idOf('booking', 999) } },
      'notFound',
    ],
    [
      'for another reason, without a note',
      'admin',
      utrRejection({ reason: 'other' }),
      'validationFailed',
      withClaim(),
    ],
    ['without a claim', 'admin', utrRejection({ reason: 'wrongUtr' }), 'claimNotWaiting'],
    [
      'repeated',
      'admin',
      utrRejection({ reason: 'wrongUtr' }),
      undefined,
      withClaim({ status: 'rejected', ...REJECTED }),
    ],
    [
      'by another admin',
      'otherAdmin',
      utrRejection({ reason: 'wrongUtr' }),
      'claimNotWaiting',
      withClaim({ status: 'rejected', ...REJECTED }),
    ],
  ),
  ...casesFor(
    confirmPayment,
    [
      'with a UTR to check',
      'admin',
      confirmation(bookingId('deskHolder')),
      'claimWaiting',
      withClaim(),
    ],
    ['in time', 'admin', confirmation(bookingId('deskHolder'))],
    ['with a typed UTR', 'admin', withUtr('5123 4567 8901')],
    ['with a wrong UTR', 'admin', withUtr('1234'), 'validationFailed'],
    [
      'with the UTR of another payment',
      'admin',
      withUtr(UTR),
      'utrUsed',
      withClaim({}, 'deskTwice'),
    ],
    [
      'with a UTR with which less came in',
      'receptionist',
      withUtr(UTR),
      'lessReceived',
      withRow({ utrs: [UTR], amount: 100 }),
    ],
    [
      'with a UTR and a discount that is not the difference',
      'admin',
      { ...withUtr(UTR), body: { ...withUtr(UTR).body, discount: { amount: 1, name: 'Friend' } } },
      'discountNotTheDifference',
      withRow({ utrs: [UTR], amount: 100 }),
    ],
    ['late, but the seat is free', 'superAdmin', confirmation(bookingId('deskLate'), 'cash')],
    ['an unknown booking', 'admin', confirmation(idOf('booking', 999)), 'notFound'],
    ['of a minor', 'admin', confirmation(bookingId('minorAtDesk')), 'consentRequired'],
    ['of a hold', 'admin', confirmation(bookingId('holder'))],
    ['of a hold that has just ended', 'admin', confirmation(bookingId('late'), 'cash')],
    [
      'of a hold after the first day',
      'admin',
      confirmation(bookingId('outdated')),
      'paymentTooLate',
    ],
    [
      'of a hold whose seat is taken',
      'admin',
      confirmation(bookingId('tooLate')),
      'seatNoLongerFree',
    ],
    ["of a minor's hold", 'admin', confirmation(bookingId('minorHolder')), 'consentRequired'],
    ['while the member pays online', 'admin', confirmation(bookingId('paying')), 'paymentPending'],
    ['repeated', 'admin', confirmation(bookingId('seated'), 'cash')],
    [
      'by another method',
      'admin',
      confirmation(bookingId('seated'), 'upi'),
      'paymentAlreadyConfirmed',
    ],
    [
      'by another admin',
      'otherAdmin',
      confirmation(bookingId('seated'), 'cash'),
      'paymentAlreadyConfirmed',
    ],
    ['of a cancelled booking', 'admin', confirmation(bookingId('woman')), 'bookingEnded'],
    ['of a replaced booking', 'admin', confirmation(bookingId('holder', 1)), 'bookingEnded'],
    [
      'of a booking cancelled while the payment waits',
      'admin',
      confirmation(bookingId('deskHolder')),
      'bookingEnded',
      ({ bookings }) => {
        const booking = bookings.find(({ id }) => id === bookingId('deskHolder'))
        if (booking) booking.status = 'cancelled'
      },
    ],
    ['after the first day', 'admin', confirmation(bookingId('deskOutdated')), 'paymentTooLate'],
    [
      'after someone else took the seat',
      'admin',
      confirmation(bookingId('deskTooLate')),
      'seatNoLongerFree',
    ],
    [
      'after the seat was closed',
      'admin',
      confirmation(bookingId('deskLate')),
      'seatNoLongerFree',
      ({ closedSeats }) => void closedSeats.push('C14'),
    ],
    [
      'late, at another price',
      'admin',
      confirmation(bookingId('deskLate')),
      undefined,
      withHigherPrice,
    ],
    [
      'late, of a seat kept for its member to renew',
      'admin',
      confirmation(bookingId('deskLate')),
      'seatNoLongerFree',
      withSeatKept('deskLate'),
    ],
    ['for days that are paid', 'admin', confirmation(bookingId('deskTwice')), 'ownPeriodOverlap'],
  ),
]
