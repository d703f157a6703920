import * as calls from '#shared/contract/desk-endpoints.ts'
import { bookingFromWire, datedPlanFromWire } from '#shared/contract/wire-names.ts'
import { deskHoldEnd } from '#shared/domain/booking/hold.ts'
import { hasPaid, unpaidBooking } from '#shared/domain/booking/membership-period.ts'
import type { RequestedBooking } from '#shared/domain/booking/save-booking.ts'
import * as decide from '#shared/domain/desk-booking/book-for-member.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { isStaff } from '#shared/domain/user/user.ts'
import { BOOKING_MESSAGES } from '#shared/words/en/booking/booking.ts'
import { answer, refusal, staff, throwIfRefused } from '#web/demo/answer.ts'
import { holdSeat, plan, seatsOf } from '#web/demo/answers/booking/booking-answers.ts'
import { bookingsOf, waitsAtDesk } from '#web/demo/demo-booking.ts'
import { newPayment } from '#web/demo/demo-payment.ts'
import { type DemoState, type DemoUser, recordChange, TIME_ZONE } from '#web/demo/demo-state.ts'
import { progressOf } from '#web/demo/demo-user-replies.ts'

/** Bookings that reception makes for members. */
export const bookForMemberAnswers = [
  answer(calls.seatsForMember, staff('bookings'), ({ state, params, query }) => {
    const member = memberOf(state, params.id)
    if (member.deactivatedAt || isStaff(member)) throw refusal('notFound')
    const roomRules = decide.receptionRules(state.settings.roomRules)
    return { data: seatsOf(state, member, { plan: datedPlanFromWire(query), roomRules }) }
  }),

  answer(calls.bookForMember, staff('bookings'), ({ state, user: admin, params, body }) => {
    const member = memberOf(state, params.id)
    const requested = bookingFromWire(body.bookingDetails)
    const id = bookFor(state, member, { requested, admin })
    return { message: fillIn(BOOKING_MESSAGES.made, { seat: requested.seat }), data: { id } }
  }),
]

function memberOf(state: DemoState, id: string): DemoUser {
  const member = state.users.find((user) => user.id === id && !user.erasedAt)
  if (!member) throw refusal('notFound')
  return member
}

function bookFor(
  state: DemoState,
  member: DemoUser,
  { requested, admin }: { requested: RequestedBooking; admin: DemoUser },
): string {
  throwIfRefused(decide.bookerRefusal(member.deactivatedAt ? undefined : progressOf(state, member)))
  const own = bookingsOf(state, member)
  const roomRules = decide.receptionRules(state.settings.roomRules)
  const planned = plan(state, member, requested, { renewal: hasPaid(own), roomRules })
  const now = state.now()
  const unpaid = unpaidBooking(own)
  const known = { now, waitsAtDesk: unpaid !== undefined && waitsAtDesk(state, unpaid) }
  if (unpaid && decide.isBookedAlready(unpaid, planned, known)) return unpaid.id
  const booking = holdSeat(state, member, planned, () =>
    deskHoldEnd(planned, [], { now, timeZone: TIME_ZONE }),
  )
  state.payments.unshift(newPayment(state, booking, { paymentId: state.nextId() }))
  recordChange(state, admin, decide.bookingChange(booking.id, planned))
  return booking.id
}
