import { dayIn } from '#shared/domain/calendar-day.ts'
import * as decide from '#shared/domain/money/statement-due.ts'
import { allowed, refusal } from '#web/demo/answer.ts'
import { bookingOf } from '#web/demo/answers/booking/desk-booking-answers.ts'
import { takePart } from '#web/demo/answers/money/due-answers.ts'
import { lateFeeOf } from '#web/demo/demo-due.ts'
import { type DemoState, type DemoUser, TIME_ZONE } from '#web/demo/demo-state.ts'

/** The dues that rows of the bank's statement may pay. */
export function duesToMatch(state: DemoState) {
  return state.dues.map((due) => {
    const { booking, owner } = bookingOf(state, due.bookingId)
    const allowedOn = dayIn(TIME_ZONE, due.allowedAt)
    const { fullName: name } = owner
    return { ...due, lateFee: lateFeeOf(state, due), allowedOn, name, seat: booking.seatId }
  })
}

/** Takes a row of the bank's statement as the rest of a partly paid booking. */
export function matchDue(
  state: DemoState,
  user: DemoUser,
  { rowId, dueOf }: { rowId: string; dueOf: string },
): void {
  const row = state.statementRows.find(({ id }) => id === rowId)
  const { id: bookingId } = bookingOf(state, dueOf).booking
  if (!row) throw refusal('notFound')
  const due = duesToMatch(state).find((each) => each.bookingId === bookingId)
  const settledBooking = state.payments.find(({ id }) => id === rowId)?.bookingId
  const part = allowed(decide.matchDue({ row, due, bookingId, settledBooking }))
  if (!part) return
  takePart(state, user, part, row.day)
  Object.assign(row, { state: 'matched', paymentId: part.id })
}
