import { bookForMember, seatsForMember } from '#shared/contract/booking/desk-booking.ts'
import type { PlanOptions } from '../../members/members.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { idOf, type UserName, userId } from '../world.ts'
import {
  bookingBody,
  planQuery,
  withClaim,
  withEveningClock,
  withManyHolds,
  withRoomsAtReception,
} from './booking-world.ts'

/** Reception's booking for this user. */
const bookingFor = (name: UserName, options: PlanOptions, changed: object = {}) => ({
  params: { id: userId(name) },
  ...bookingBody(options, changed),
})
export const bookingForMemberCases: DemoCase[] = [
  ...casesFor(
    seatsForMember,
    ['of a member', 'receptionist', { params: { id: userId('member') }, ...planQuery({}) }],
    ['ignoring the hold', 'admin', { params: { id: userId('holder') }, ...planQuery({}) }],
    [
      'of a section only at reception',
      'admin',
      { params: { id: userId('member') }, ...planQuery({ seat: 'A74' }) },
      undefined,
      withRoomsAtReception,
    ],
    [
      'of a woman',
      'admin',
      { params: { id: userId('woman') }, ...planQuery({ seat: 'A74', start: '2026-03-20' }) },
    ],
    ['of staff', 'admin', { params: { id: userId('otherAdmin') }, ...planQuery({}) }, 'notFound'],
    [
      'deactivated',
      'admin',
      { params: { id: userId('deactivated') }, ...planQuery({}) },
      'notFound',
    ],
    ['unknown', 'admin', { params: { id: idOf('user', 999) }, ...planQuery({}) }, 'notFound'],
  ),
  ...casesFor(
    bookForMember,
    ['a free seat', 'receptionist', bookingFor('member', { seat: 'A4' })],
    ['instead of a hold', 'admin', bookingFor('holder', { seat: 'A4', start: '2026-03-20' })],
    ['the held seat', 'admin', bookingFor('holder', { seat: 'A1' })],
    ['the same again', 'admin', bookingFor('deskHolder', { seat: 'C13' })],
    [
      'the same seat from another day',
      'admin',
      bookingFor('deskHolder', { seat: 'C13', start: '2026-03-11' }),
    ],
    [
      'the same again, after its hold',
      'admin',
      bookingFor('deskLate', { seat: 'C14', start: '2026-03-11' }),
    ],
    ['a renewal', 'admin', bookingFor('seated', { seat: 'A5', start: '2026-04-07' })],
    ['for a former member', 'admin', bookingFor('former', { seat: 'C12' })],
    ['for a minor whose parent agreed', 'admin', bookingFor('minorAllowed', { seat: 'A4' })],
    [
      'a room only at reception',
      'admin',
      bookingFor('member', { seat: 'A4' }),
      undefined,
      withRoomsAtReception,
    ],
    [
      'a section only at reception',
      'admin',
      bookingFor('member', { seat: 'A74' }),
      undefined,
      withRoomsAtReception,
    ],
    [
      'after many holds',
      'admin',
      bookingFor('holder', { seat: 'A4' }),
      undefined,
      withManyHolds('holder'),
    ],
    ['a room for men', 'admin', bookingFor('woman', { seat: 'A4' }), 'validationFailed'],
    ['a seat for men', 'admin', bookingFor('woman', { seat: 'A74' }), 'validationFailed'],
    [
      'a day that has passed',
      'admin',
      bookingFor('member', { start: '2026-03-09' }),
      'validationFailed',
    ],
    [
      'a day too far ahead',
      'admin',
      bookingFor('member', { start: '2026-04-10' }),
      'validationFailed',
    ],
    [
      'an unknown seat',
      'admin',
      bookingFor('member', {}, { preferredSeat: 'Z9' }),
      'validationFailed',
    ],
    [
      'a day that is over',
      'admin',
      bookingFor('member', { seat: 'A4' }),
      'startDateTooEarly',
      withEveningClock,
    ],
    [
      'another price',
      'admin',
      bookingFor('member', { seat: 'A4' }, { totalAmount: 1 }),
      'priceChanged',
    ],
    ['a paid seat', 'admin', bookingFor('member', { seat: 'A5' }), 'seatTaken'],
    ['a held seat', 'admin', bookingFor('member', { seat: 'A1' }), 'seatTaken'],
    ['a closed seat', 'admin', bookingFor('member', { seat: 'A46' }), 'seatClosed'],
    [
      "the days after another's membership",
      'admin',
      bookingFor('member', { seat: 'A5', start: '2026-04-07' }),
      'seatReservedForRenewal',
    ],
    ['on paid days', 'admin', bookingFor('seated', { seat: 'A4' }), 'ownPeriodOverlap'],
    ['while the member pays', 'admin', bookingFor('paying', { seat: 'A4' }), 'paymentPending'],
    [
      'with a UTR to check',
      'admin',
      bookingFor('deskHolder', { seat: 'A4' }),
      'claimWaiting',
      withClaim(),
    ],
    ['for a minor', 'admin', bookingFor('minor', { seat: 'A4' }), 'consentRequired'],
    [
      'for a user who has turned 18',
      'admin',
      bookingFor('grownUp', { seat: 'A4' }),
      'consentRequired',
    ],
    [
      'without membership details',
      'admin',
      bookingFor('newcomer', { seat: 'A4' }),
      'membershipDetailsRequired',
    ],
    ['deactivated', 'admin', bookingFor('deactivated', { seat: 'A4' }), 'userDeactivated'],
    ['for staff', 'superAdmin', bookingFor('otherAdmin', { seat: 'A4' }), 'notAllowed'],
    [
      'unknown',
      'admin',
      { params: { id: idOf('user', 999) }, ...bookingBody({ seat: 'A4' }) },
      'notFound',
    ],
    ['by a member', 'member', bookingFor('member', { seat: 'A4' }), 'notAllowed'],
  ),
]
