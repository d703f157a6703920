import * as calls from '#shared/contract/booking.ts'
import { bookForMember, confirmPayment, seatsForMember } from '#shared/contract/desk-booking.ts'
import { completePayment } from '#shared/contract/payment.ts'
import { listReceipts } from '#shared/contract/receipt.ts'
import * as claims from '#shared/contract/upi-claim.ts'
import { membershipEnd } from '#shared/domain/booking/durations.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import type { DemoClaim, DemoState } from '#web/demo/demo-state.ts'
import { ALL_HOURS, bookingOf, NIGHT, type PlanOptions } from '../members/members.ts'
import { type DemoCase, on } from './demo-case.ts'
import { bookingId, idOf, minutesAgo, paymentId, type UserName, userId } from './world.ts'

const booked = (options: PlanOptions, changed: object = {}) => ({
  body: { bookingDetails: { ...bookingOf(options), ...changed } },
})
/** Reception books for this user. */
const bookedFor = (name: UserName, options: PlanOptions, changed: object = {}) => ({
  params: { id: userId(name) },
  ...booked(options, changed),
})
const paid = (id: string, changed: object = {}) => ({
  body: { paymentId: id, paymentStatus: 'completed', ...changed },
})
const confirmed = (id: string, paymentMethod = 'upi') => ({
  params: { id },
  body: { paymentMethod },
})
const plan = (options: PlanOptions) => {
  const { totalAmount: _, preferredSeat: __, membershipEndDate: ___, ...query } = bookingOf(options)
  return { query }
}

/** The user has held other seats today, as often as allowed. */
const heldOften =
  (name: UserName) =>
  ({ bookings, nextId, now }: DemoState) => {
    const [sample] = bookings
    if (!sample) return
    for (const seatId of ['B6', 'B7', 'B8', 'B10', 'C13']) {
      const held = { ...sample, id: nextId(), userId: userId(name), seatId, paidAt: null }
      bookings.push({ ...held, createdAt: now(), heldUntil: now(), status: 'replaced' })
    }
  }

/** Changes the rules of these rooms and sections. */
const withRoomRules =
  (changed: Partial<RoomRules>) =>
  ({ settings }: DemoState) =>
    void Object.assign(settings, { roomRules: { ...settings.roomRules, ...changed } })
const EVERYONE = { audience: 'everyone', unstated: 'online' } as const
const forEveryone = withRoomRules({
  'Dyandhara Kaksh': EVERYONE,
  'Dyanasmi Kaksh, Section A': EVERYONE,
})
const forWomen = withRoomRules({
  'Dyanpurn Kaksh, Section A': { audience: 'women', unstated: 'online' },
})
const AT_RECEPTION = { audience: 'men', unstated: 'reception' } as const
/** The member has stated no gender, so these rooms and sections are bookable at reception only. */
const atReception = (world: DemoState) => {
  const member = world.users.find(({ id }) => id === userId('member'))
  if (member) member.gender = 'prefer-not-to-say'
  withRoomRules({ 'Dyandhara Kaksh': AT_RECEPTION, 'Dyanasmi Kaksh, Section A': AT_RECEPTION })(
    world,
  )
}

/** It is 22:05: the Day batch of today is over. */
const inTheEvening = (world: DemoState) => {
  world.now = () => new Date('2026-03-10T16:35:00Z')
}

/** A month costs more than when the bookings of the world were saved. */
const dearer = ({ settings }: DemoState) => {
  const { prices } = settings
  Object.assign(settings, { prices: { ...prices, '1 Month': prices['2 Months'] } })
}

/** The user's booking starts when the membership of another user on its seat ends. */
const keptFrom =
  (name: UserName) =>
  ({ bookings }: DemoState) => {
    const own = bookings.find(({ id }) => id === bookingId(name))
    const paid = bookings.find(({ id }) => id === bookingId('seated'))
    if (!own || !paid) return
    own.startDate = paid.endDate
    own.endDate = membershipEnd(own.startDate, own.duration)
    own.seatId = paid.seatId
  }

export const UTR = '512345678901'
const REJECTED = {
  reason: 'notReceived',
  checkedBy: userId('admin'),
  checkedAt: minutesAgo(5),
} as const

/** Adds a claim for the payment at reception. */
export const withClaim =
  (changed: Partial<DemoClaim> = {}, name: UserName = 'deskHolder') =>
  ({ claims: all }: DemoState) =>
    void all.push({
      paymentId: paymentId(name),
      bookingId: bookingId(name),
      userId: userId(name),
      utr: UTR,
      sentAt: minutesAgo(10),
      status: 'waiting',
      checkedBy: null,
      checkedAt: null,
      reason: null,
      note: null,
      ...changed,
    })
const utr = (sent: string) => ({ body: { utr: sent } })
const checked = (sent = UTR, name: UserName = 'deskHolder') => ({
  params: { id: bookingId(name) },
  ...utr(sent),
})
const rejected = (body: object) => ({
  params: { id: bookingId('deskHolder') },
  body: { utr: UTR, ...body },
})

export const bookingCases: DemoCase[] = [
  ...on(
    calls.updateBooking,
    ['a free seat', 'member', booked({ seat: 'A4' })],
    ['without an end date', 'member', booked({ seat: 'A4' }, { membershipEndDate: undefined })],
    ['a gold seat for a year', 'woman', booked({ seat: 'B83', duration: '12 Months' })],
    ['another seat than the held one', 'holder', booked({ seat: 'A4', start: '2026-03-20' })],
    ['the held seat again', 'holder', booked({ seat: 'A1', duration: '8 Days' })],
    ['instead of paying at reception', 'deskHolder', booked({ seat: 'A4' })],
    ['with a UTR to check', 'deskHolder', booked({ seat: 'A4' }), 'claimWaiting', withClaim()],
    ['a seat whose hold expired', 'member', booked({ seat: 'A2' })],
    ['the other half of the day', 'member', booked({ seat: 'A5', batch: NIGHT })],
    ['once the seat is free again', 'member', booked({ seat: 'C12' })],
    ['after one’s own membership', 'former', booked({ seat: 'A4' })],
    ['a room for men', 'woman', booked({ seat: 'A4' }), 'validationFailed'],
    ['a seat for men', 'woman', booked({ seat: 'A74' }), 'validationFailed'],
    ['a room that is now for everyone', 'woman', booked({ seat: 'A4' }), undefined, forEveryone],
    [
      'a section that is now for everyone',
      'woman',
      booked({ seat: 'A74' }),
      undefined,
      forEveryone,
    ],
    ['a room only at reception', 'member', booked({ seat: 'A4' }), 'validationFailed', atReception],
    [
      'a section only at reception',
      'member',
      booked({ seat: 'A74' }),
      'validationFailed',
      atReception,
    ],
    ['a section now for women', 'member', booked({ seat: 'A50' }), 'validationFailed', forWomen],
    ['a day that has passed', 'member', booked({ start: '2026-03-09' }), 'validationFailed'],
    ['a day that is over', 'member', booked({ seat: 'A4' }), 'startDayOver', inTheEvening],
    [
      'a night that has begun',
      'member',
      booked({ seat: 'A4', batch: NIGHT }),
      undefined,
      inTheEvening,
    ],
    ['a day too far ahead', 'member', booked({ start: '2026-04-10' }), 'validationFailed'],
    ['an unknown seat', 'member', booked({}, { preferredSeat: 'Z9' }), 'validationFailed'],
    [
      'a seat of another room',
      'member',
      booked({ seat: 'A4' }, { preferredSeat: 'A50' }),
      'validationFailed',
    ],
    [
      'another end date',
      'member',
      booked({ seat: 'A4' }, { membershipEndDate: '2026-04-11' }),
      'validationFailed',
    ],
    ['another price', 'member', booked({ seat: 'A4' }, { totalAmount: 1 }), 'amountDiffers'],
    ['a paid seat', 'member', booked({ seat: 'A5' }), 'seatTaken'],
    ['a paid seat for all hours', 'member', booked({ seat: 'A5', batch: ALL_HOURS }), 'seatTaken'],
    ['a held seat', 'member', booked({ seat: 'A1' }), 'seatTaken'],
    ['a closed seat', 'member', booked({ seat: 'A46' }), 'seatClosed'],
    ['on one’s own paid days', 'seated', booked({ seat: 'A4' }), 'ownPeriodOverlap'],
    ['one’s own paid seat', 'seated', booked({ seat: 'A5' }), 'ownPeriodOverlap'],
    ['a closed seat on one’s own paid days', 'seated', booked({ seat: 'A46' }), 'seatClosed'],
    ['while paying', 'paying', booked({ seat: 'A4' }), 'paymentPending'],
    ['a closed seat while paying', 'paying', booked({ seat: 'A46' }), 'paymentPending'],
    [
      "the days after another's membership",
      'member',
      booked({ seat: 'A5', start: '2026-04-07' }),
      'seatKept',
    ],
    ['once too often', 'holder', booked({ seat: 'A4' }), 'tooManyHolds', heldOften('holder')],
    ['a seat held before', 'holder', booked({ seat: 'A1' }), undefined, heldOften('holder')],
  ),
  ...on(
    calls.renewMembership,
    ['after the current membership', 'seated', booked({ seat: 'A5', start: '2026-04-07' })],
    ['after an expired membership', 'former', booked({ seat: 'C12' })],
    ['a minor', 'minor', booked({ seat: 'A4' }), 'consentRequired'],
    [
      'with a UTR to check',
      'deskTwice',
      booked({ seat: 'A4', start: '2026-04-07' }),
      'claimWaiting',
      withClaim({}, 'deskTwice'),
    ],
    ['without a membership', 'member', booked({ seat: 'A4' }), 'nothingToRenew'],
    [
      'without a membership, in the past',
      'holder',
      booked({ start: '2026-03-09' }),
      'nothingToRenew',
    ],
    ['a day that has passed', 'seated', booked({ start: '2026-03-09' }), 'validationFailed'],
    ['a day that is over', 'former', booked({ seat: 'A4' }), 'startDayOver', inTheEvening],
    ['another price', 'former', booked({ seat: 'A4' }, { totalAmount: 0 }), 'amountDiffers'],
    ['a paid seat', 'former', booked({ seat: 'A5' }), 'seatTaken'],
    ['a closed seat', 'former', booked({ seat: 'A46' }), 'seatClosed'],
    [
      'while paying',
      'former',
      booked({ seat: 'A4' }),
      'paymentPending',
      ({ payments }) => {
        for (const payment of payments) {
          if (payment.userId === userId('former')) payment.status = 'begun'
        }
      },
    ],
    ['on one’s own paid days', 'seated', booked({ seat: 'A4' }), 'ownPeriodOverlap'],
    [
      "the days after another's membership",
      'former',
      booked({ seat: 'A5', start: '2026-04-07' }),
      'seatKept',
    ],
    ['once too often', 'former', booked({ seat: 'A4' }), 'tooManyHolds', heldOften('former')],
  ),
  ...on(
    calls.occupiedSeats,
    ['by day', 'member', plan({})],
    ['by night', 'member', plan({ batch: NIGHT })],
    ['after memberships', 'member', plan({ start: '2026-04-09' })],
    ['all hours, later', 'holder', plan({ batch: ALL_HOURS, start: '2026-04-08' })],
    ['ignores one’s own hold', 'holder', plan({})],
    ['includes one’s own paid seat', 'seated', plan({})],
    ['another room', 'woman', plan({ seat: 'B83' })],
    ['of a section now for everyone', 'woman', plan({ seat: 'B83' }), undefined, forEveryone],
  ),
  ...on(
    seatsForMember,
    ['of a member', 'receptionist', { params: { id: userId('member') }, ...plan({}) }],
    ['ignoring the hold', 'admin', { params: { id: userId('holder') }, ...plan({}) }],
    [
      'of a section only at reception',
      'admin',
      { params: { id: userId('member') }, ...plan({ seat: 'A74' }) },
      undefined,
      atReception,
    ],
    [
      'of a woman',
      'admin',
      { params: { id: userId('woman') }, ...plan({ seat: 'A74', start: '2026-03-20' }) },
    ],
    ['of staff', 'admin', { params: { id: userId('otherAdmin') }, ...plan({}) }, 'notFound'],
    ['deactivated', 'admin', { params: { id: userId('deactivated') }, ...plan({}) }, 'notFound'],
    ['unknown', 'admin', { params: { id: idOf('user', 999) }, ...plan({}) }, 'notFound'],
  ),
  ...on(
    bookForMember,
    ['a free seat', 'receptionist', bookedFor('member', { seat: 'A4' })],
    ['instead of a hold', 'admin', bookedFor('holder', { seat: 'A4', start: '2026-03-20' })],
    ['the held seat', 'admin', bookedFor('holder', { seat: 'A1' })],
    ['the same again', 'admin', bookedFor('deskHolder', { seat: 'C13' })],
    [
      'the same seat from another day',
      'admin',
      bookedFor('deskHolder', { seat: 'C13', start: '2026-03-11' }),
    ],
    [
      'the same after its hold',
      'admin',
      bookedFor('deskLate', { seat: 'C14', start: '2026-03-11' }),
    ],
    ['a renewal', 'admin', bookedFor('seated', { seat: 'A5', start: '2026-04-07' })],
    ['for a former member', 'admin', bookedFor('former', { seat: 'C12' })],
    ['for a minor whose parent agreed', 'admin', bookedFor('minorAllowed', { seat: 'A4' })],
    [
      'a room only at reception',
      'admin',
      bookedFor('member', { seat: 'A4' }),
      undefined,
      atReception,
    ],
    [
      'a section only at reception',
      'admin',
      bookedFor('member', { seat: 'A74' }),
      undefined,
      atReception,
    ],
    [
      'after many holds',
      'admin',
      bookedFor('holder', { seat: 'A4' }),
      undefined,
      heldOften('holder'),
    ],
    ['a room for men', 'admin', bookedFor('woman', { seat: 'A4' }), 'validationFailed'],
    ['a seat for men', 'admin', bookedFor('woman', { seat: 'A74' }), 'validationFailed'],
    [
      'a day that has passed',
      'admin',
      bookedFor('member', { start: '2026-03-09' }),
      'validationFailed',
    ],
    [
      'a day too far ahead',
      'admin',
      bookedFor('member', { start: '2026-04-10' }),
      'validationFailed',
    ],
    [
      'an unknown seat',
      'admin',
      bookedFor('member', {}, { preferredSeat: 'Z9' }),
      'validationFailed',
    ],
    [
      'a day that is over',
      'admin',
      bookedFor('member', { seat: 'A4' }),
      'startDayOver',
      inTheEvening,
    ],
    [
      'another price',
      'admin',
      bookedFor('member', { seat: 'A4' }, { totalAmount: 1 }),
      'amountDiffers',
    ],
    ['a paid seat', 'admin', bookedFor('member', { seat: 'A5' }), 'seatTaken'],
    ['a held seat', 'admin', bookedFor('member', { seat: 'A1' }), 'seatTaken'],
    ['a closed seat', 'admin', bookedFor('member', { seat: 'A46' }), 'seatClosed'],
    [
      "the days after another's membership",
      'admin',
      bookedFor('member', { seat: 'A5', start: '2026-04-07' }),
      'seatKept',
    ],
    ['on paid days', 'admin', bookedFor('seated', { seat: 'A4' }), 'ownPeriodOverlap'],
    ['while the member pays', 'admin', bookedFor('paying', { seat: 'A4' }), 'paymentPending'],
    [
      'with a UTR to check',
      'admin',
      bookedFor('deskHolder', { seat: 'A4' }),
      'claimWaiting',
      withClaim(),
    ],
    ['for a minor', 'admin', bookedFor('minor', { seat: 'A4' }), 'consentRequired'],
    ['for one who has turned 18', 'admin', bookedFor('grownUp', { seat: 'A4' }), 'consentRequired'],
    [
      'without membership details',
      'admin',
      bookedFor('newcomer', { seat: 'A4' }),
      'membershipFirst',
    ],
    ['deactivated', 'admin', bookedFor('deactivated', { seat: 'A4' }), 'userDeactivated'],
    ['for staff', 'superAdmin', bookedFor('otherAdmin', { seat: 'A4' }), 'notAllowed'],
    [
      'unknown',
      'admin',
      { params: { id: idOf('user', 999) }, ...booked({ seat: 'A4' }) },
      'notFound',
    ],
    ['by a member', 'member', bookedFor('member', { seat: 'A4' }), 'notAllowed'],
  ),
  ...on(
    calls.getBookingDetails,
    ['held', 'holder', {}],
    ['paid', 'seated', {}],
    ['both', 'twice', {}],
    ['none', 'newcomer', {}],
  ),
  ...on(
    calls.getBookingStatus,
    ['held', 'holder', {}],
    ['paid', 'seated', {}],
    ['waiting for a desk payment', 'deskHolder', {}],
  ),
]

export const paymentCases: DemoCase[] = [
  ...on(listReceipts, ['one', 'seated', {}], ['none', 'member', {}]),
  ...on(
    completePayment,
    ['a first payment', 'holder', paid('payment-0001')],
    ['with a method', 'holder', paid('payment-0001', { paymentMethod: 'cash' })],
    ['after the hold', 'late', paid('payment-0001', { paymentMethod: 'upi' })],
    ['instead of paying at reception', 'deskHolder', paid('payment-0001')],
    ['repeated', 'seated', paid(paymentId('seated'))],
    ['of a minor', 'minorHolder', paid('payment-0001'), 'consentRequired'],
    ['of a minor without a hold', 'minor', paid('payment-0001'), 'consentRequired'],
    ['without a hold', 'member', paid('payment-0001'), 'nothingToPay'],
    ['after the first day', 'outdated', paid('payment-0001'), 'bookingOutdated'],
    [
      'after the first day and the hold',
      'late',
      paid('payment-0001'),
      'bookingOutdated',
      inTheEvening,
    ],
    ['after someone else took the seat', 'tooLate', paid('payment-0001'), 'seatTaken'],
    ['after the seat was closed', 'shutOut', paid('payment-0001'), 'seatClosed'],
    ['after the hold, at another price', 'late', paid('payment-0001'), 'amountDiffers', dearer],
    [
      'after the hold, in a room now for women',
      'late',
      paid('payment-0001'),
      'seatNotAllowed',
      withRoomRules({ 'Dyandhara Kaksh': { audience: 'women', unstated: 'online' } }),
    ],
    [
      'after the hold, of a seat kept for its member to renew',
      'late',
      paid('payment-0001'),
      'seatKept',
      keptFrom('late'),
    ],
    ['during the hold, at another price', 'holder', paid('payment-0001'), undefined, dearer],
    ['for days that are paid', 'twice', paid('payment-0001'), 'ownPeriodOverlap'],
    ['of another user', 'holder', paid(paymentId('seated')), 'paymentIdUsed'],
    ['that was refused', 'woman', paid(paymentId('woman')), 'paymentIdUsed'],
    ['that the gateway refused', 'tooLate', paid(paymentId('tooLate', 1)), 'paymentRefused'],
  ),
  ...on(
    claims.getUpiPayment,
    ['none', 'holder', {}],
    ['at reception', 'deskHolder', {}],
    ['to be checked', 'deskHolder', {}, undefined, withClaim()],
    ['rejected', 'deskHolder', {}, undefined, withClaim({ status: 'rejected', ...REJECTED })],
  ),
  ...on(
    claims.sendUtr,
    ['the first', 'deskHolder', utr('612345678901')],
    ['in Devanagari', 'deskHolder', utr('६१२३ ४५६७ ८९०१')],
    ['of 11 digits', 'deskHolder', utr('61234567890'), 'validationFailed'],
    ['without a desk payment', 'holder', utr('612345678901'), 'noUpiPayment'],
    ['of a minor', 'minorAtDesk', utr('612345678901'), 'consentRequired'],
    ['corrected', 'deskHolder', utr('612345678901'), undefined, withClaim()],
    ['repeated', 'deskHolder', utr(UTR), undefined, withClaim()],
    [
      'after a rejection',
      'deskHolder',
      utr(UTR),
      undefined,
      withClaim({ status: 'rejected', ...REJECTED }),
    ],
    ['of another payment', 'deskTwice', utr(UTR), 'utrUsed', withClaim()],
    [
      'after five rejections',
      'deskHolder',
      utr(UTR),
      'tooManyClaims',
      (world) => {
        for (let sent = 0; sent < 5; sent += 1)
          withClaim({ status: 'rejected', ...REJECTED })(world)
      },
    ],
  ),
  ...on(
    claims.confirmUtr,
    ['in time', 'admin', checked(), undefined, withClaim()],
    ['of another UTR', 'admin', checked('612345678901'), 'claimChanged', withClaim()],
    ['without one', 'admin', checked(), 'claimNotWaiting'],
    ...(
      [
        ['of a minor', 'minorAtDesk', 'consentRequired'],
        ['after the first day', 'deskOutdated', 'paymentTooLate'],
        ['after someone else took the seat', 'deskTooLate', 'deskSeatGone'],
        ['for days that are paid', 'deskTwice', 'ownPeriodOverlap'],
      ] as const
    ).map(
      ([when, name, refused]) =>
        [when, 'admin', checked(UTR, name), refused, withClaim({}, name)] as const,
    ),
    [
      'of a cancelled booking',
      'admin',
      checked(),
      'paymentNotWaiting',
      (world) => {
        withClaim()(world)
        const booking = world.bookings.find(({ id }) => id === bookingId('deskHolder'))
        if (booking) booking.status = 'cancelled'
      },
    ],
    [
      'of an unknown booking',
      'admin',
      { ...checked(), params: { id: idOf('booking', 999) } },
      'notFound',
    ],
  ),
  ...on(
    claims.rejectUtr,
    ['with a reason', 'admin', rejected({ reason: 'notReceived' }), undefined, withClaim()],
    [
      'with a sentence',
      'admin',
      rejected({ reason: 'other', note: ' Please call us ' }),
      undefined,
      withClaim(),
    ],
    [
      'of another UTR',
      'admin',
      rejected({ utr: '612345678901', reason: 'wrongUtr' }),
      'claimChanged',
      withClaim(),
    ],
    [
      'of an unknown booking',
      'admin',
      { ...rejected({ reason: 'wrongUtr' }), params: { id: idOf('booking', 999) } },
      'notFound',
    ],
    ['without a sentence', 'admin', rejected({ reason: 'other' }), 'validationFailed', withClaim()],
    ['without one', 'admin', rejected({ reason: 'wrongUtr' }), 'claimNotWaiting'],
    [
      'repeated',
      'admin',
      rejected({ reason: 'wrongUtr' }),
      undefined,
      withClaim({ status: 'rejected', ...REJECTED }),
    ],
    [
      'by another admin',
      'otherAdmin',
      rejected({ reason: 'wrongUtr' }),
      'claimNotWaiting',
      withClaim({ status: 'rejected', ...REJECTED }),
    ],
  ),
  ...on(
    confirmPayment,
    [
      'with a UTR to check',
      'admin',
      confirmed(bookingId('deskHolder')),
      'claimWaiting',
      withClaim(),
    ],
    ['in time', 'admin', confirmed(bookingId('deskHolder'))],
    ['late, but the seat is free', 'superAdmin', confirmed(bookingId('deskLate'), 'cash')],
    ['an unknown booking', 'admin', confirmed(idOf('booking', 999)), 'notFound'],
    ['of a minor', 'admin', confirmed(bookingId('minorAtDesk')), 'consentRequired'],
    ['of a hold', 'admin', confirmed(bookingId('holder')), 'paymentNotWaiting'],
    ['repeated', 'admin', confirmed(bookingId('seated'), 'cash')],
    ['by another method', 'admin', confirmed(bookingId('seated'), 'upi'), 'paymentNotWaiting'],
    ['by another admin', 'otherAdmin', confirmed(bookingId('seated'), 'cash'), 'paymentNotWaiting'],
    ['of a cancelled booking', 'admin', confirmed(bookingId('woman')), 'paymentNotWaiting'],
    [
      'waiting, of a cancelled booking',
      'admin',
      confirmed(bookingId('deskHolder')),
      'paymentNotWaiting',
      ({ bookings }) => {
        const booking = bookings.find(({ id }) => id === bookingId('deskHolder'))
        if (booking) booking.status = 'cancelled'
      },
    ],
    ['after the first day', 'admin', confirmed(bookingId('deskOutdated')), 'paymentTooLate'],
    [
      'after someone else took the seat',
      'admin',
      confirmed(bookingId('deskTooLate')),
      'deskSeatGone',
    ],
    [
      'after the seat was closed',
      'admin',
      confirmed(bookingId('deskLate')),
      'deskSeatGone',
      ({ closedSeats }) => void closedSeats.push('C14'),
    ],
    ['late, at another price', 'admin', confirmed(bookingId('deskLate')), undefined, dearer],
    [
      'late, of a seat kept for its member to renew',
      'admin',
      confirmed(bookingId('deskLate')),
      'deskSeatGone',
      keptFrom('deskLate'),
    ],
    ['for days that are paid', 'admin', confirmed(bookingId('deskTwice')), 'ownPeriodOverlap'],
  ),
]
