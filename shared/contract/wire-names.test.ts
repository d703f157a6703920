import { describe, expect, test } from 'vitest'
import { FIELD_PROBLEMS } from './field-problems.ts'
import type { BookingDetails, CurrentUser, PendingBooking } from './user/current-user.ts'
import {
  bookingFromWire,
  bookingRefusalToWire,
  bookingToWire,
  datedPlanFromWire,
  datedPlanToWire,
  identityFromWire,
  identityToWire,
  planFromWire,
  userFromWire,
} from './wire-names.ts'

const sent = {
  membershipType: 'Dyandhara Kaksh',
  timeSlot: '24 Hours Batch',
  membershipDuration: '8 Days',
  membershipStartDate: '2026-11-21',
  membershipEndDate: '2026-11-29',
  preferredSeat: 'A5',
  totalAmount: 599,
} as const
const internal = {
  room: 'Dyandhara Kaksh',
  batch: '24 Hours Batch',
  duration: '8 Days',
  startDate: '2026-11-21',
  endDate: '2026-11-29',
  seat: 'A5',
  amount: 599,
} as const

test("a booking has the specification's names on the wire and our own names in the code", () => {
  expect(bookingToWire(internal)).toEqual(sent)
  expect(bookingFromWire(sent)).toEqual(internal)
  const { endDate: _, ...openEnded } = internal
  expect(JSON.parse(JSON.stringify(bookingToWire(openEnded)))).not.toHaveProperty(
    'membershipEndDate',
  )
})

test('a plan with its start date drops other fields, because its strict query would reject them', () => {
  const plan = datedPlanFromWire(sent)
  expect(plan).toEqual({
    room: internal.room,
    batch: internal.batch,
    duration: internal.duration,
    startDate: internal.startDate,
  })
  expect(Object.keys(datedPlanToWire(internal))).toEqual([
    'membershipType',
    'timeSlot',
    'membershipDuration',
    'membershipStartDate',
  ])
})

test('a listed booking keeps its other fields', () => {
  const { membershipType, timeSlot, membershipDuration } = sent
  const listed = { id: 'b1', seat: 'A5', membershipType, timeSlot, membershipDuration }
  expect(planFromWire(listed)).toEqual({
    id: 'b1',
    seat: 'A5',
    room: internal.room,
    batch: internal.batch,
    duration: internal.duration,
  })
})

test('names each field of a refused booking by its path on the wire', () => {
  const problems = {
    room: FIELD_PROBLEMS.roomRequired,
    batch: FIELD_PROBLEMS.batchRequired,
    duration: FIELD_PROBLEMS.durationRequired,
    startDate: FIELD_PROBLEMS.startDateRequired,
    endDate: FIELD_PROBLEMS.endDateDiffers,
    seat: FIELD_PROBLEMS.seatRequired,
    amount: FIELD_PROBLEMS.amountInvalid,
  }
  expect(bookingRefusalToWire({ code: 'validationFailed', problems }).problems).toEqual({
    'bookingDetails.membershipType': problems.room,
    'bookingDetails.timeSlot': problems.batch,
    'bookingDetails.membershipDuration': problems.duration,
    'bookingDetails.membershipStartDate': problems.startDate,
    'bookingDetails.membershipEndDate': problems.endDate,
    'bookingDetails.preferredSeat': problems.seat,
    'bookingDetails.totalAmount': problems.amount,
  })
  expect(bookingRefusalToWire({ code: 'seatTaken' })).toEqual({ code: 'seatTaken' })
})

describe('userFromWire', () => {
  const saved: BookingDetails = { ...sent, paymentStatus: 'pending' }
  const pending: PendingBooking = {
    ...saved,
    holdUntil: '2026-11-20T10:30:00.000Z',
    renewal: true,
    payAtDesk: false,
    utrSent: false,
  }
  const reply: CurrentUser = {
    _id: 'u1',
    email: 'asha@example.com',
    fullName: 'Asha Deshmukh',
    firstName: 'Asha',
    lastName: 'Deshmukh',
    role: 'user',
    secondFactorMissing: false,
    phoneNumber: null,
    gender: null,
    isVerified: true,
    avatar: null,
    registrationDate: '2026-11-01T10:00:00.000Z',
    language: 'mr',
    hasDnyanpittId: true,
    dyanpittId: '@DA202611001',
    consentNeeded: null,
    membershipCompleted: true,
    bookingCompleted: false,
    paymentCompleted: false,
    showCongratulations: false,
    membershipDetails: null,
    bookingDetails: saved,
    pendingBooking: pending,
    cancelledBooking: {
      membershipType: 'Dyanpurn Kaksh',
      membershipStartDate: '2026-11-01',
      membershipEndDate: '2026-12-01',
      preferredSeat: 'B60',
    },
    membershipValidUntil: '2026-12-20',
    validUntilTimeSlot: '24 Hours Batch',
    paidUntil: '2027-01-20',
    paidUntilTimeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
    paymentAmount: null,
    due: null,
    lastPackageDate: null,
  }

  test('renames the member ID, booking and hold, and keeps all other fields', () => {
    const { dyanpittId, hasDnyanpittId, bookingDetails, pendingBooking, ...named } = reply
    const { _id, membershipValidUntil, validUntilTimeSlot, ...unnamed } = named
    const { paidUntil, paidUntilTimeSlot, cancelledBooking: _, ...others } = unnamed
    const booking = { ...internal, paymentStatus: 'pending', discount: 0 }
    const { holdUntil, renewal, payAtDesk, utrSent } = pending
    expect(userFromWire(reply)).toEqual({
      ...others,
      memberId: dyanpittId,
      id: _id,
      cover: {
        consecutiveEnd: { batch: validUntilTimeSlot, endDate: membershipValidUntil },
        lastEnd: { batch: paidUntilTimeSlot, endDate: paidUntil },
      },
      booking,
      cancelled: {
        room: 'Dyanpurn Kaksh',
        seat: 'B60',
        startDate: '2026-11-01',
        endDate: '2026-12-01',
      },
      hold: { ...booking, holdUntil, renewal, payAtDesk, utrSent, toPay: booking.amount },
    })
  })

  test('adds the deposit of a hold to the amount to pay [deposit-5]', () => {
    const hold = userFromWire({ ...reply, pendingBooking: { ...pending, deposit: 699 } }).hold
    expect(hold).toMatchObject({ deposit: 699, toPay: pending.totalAmount + 699 })
  })

  test('has neither a booking nor a hold before the first booking', () => {
    const user = userFromWire({ ...reply, bookingDetails: null, pendingBooking: null })
    expect(user).toMatchObject({ booking: null, hold: null })
  })
})

test.each([
  [{ email: 'asha@example.com' }, { email: 'asha@example.com' }],
  [{ memberId: '@DA202611001' }, { dyanpittId: '@DA202611001' }],
])('the login identity %j is %j on the wire', (identity, wire) => {
  expect(identityToWire(identity)).toEqual(wire)
  expect(identityFromWire(wire)).toEqual(identity)
})
