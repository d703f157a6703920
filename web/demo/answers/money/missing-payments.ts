import { type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'
import { sumAmounts } from '#shared/domain/money/cash-shift.ts'
import { isMissing } from '#shared/domain/money/missing-payment.ts'
import { userById } from '#web/demo/answers/user/user-answers.ts'
import { type DemoPayment, type DemoState, TIME_ZONE } from '#web/demo/demo-state.ts'

/** The oldest and the newest day of the imported rows; undefined if there are none. */
export function importedDays({ statementRows }: DemoState) {
  const days = statementRows.map(({ day }) => day).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  return from !== undefined && to !== undefined ? { from, to } : undefined
}

/** The UPI payments up to a day that the bank's statement does not have, newest first, and their sum. */
export function missingPayments(state: DemoState, until?: CalendarDay) {
  const imported = importedDays(state)
  if (!imported) return { payments: [], sum: 0 }
  const to = until !== undefined && until < imported.to ? until : imported.to
  const matched = new Set(state.statementRows.map(({ paymentId }) => paymentId))
  const payments = state.payments
    .flatMap((payment) => {
      const { id, bookingId, confirmedBy, confirmedAt: at } = payment
      const booking = state.bookings.find((each) => each.id === bookingId)
      if (!booking || !isConfirmedUpi(payment) || confirmedBy === null || at === null) return []
      const claim = state.claims.find(
        (each) => each.paymentId === id && each.status === 'confirmed',
      )
      const facts = {
        amount: totalOf(payment),
        confirmedOn: dayIn(TIME_ZONE, at),
        sentOn: claim ? dayIn(TIME_ZONE, claim.sentAt) : null,
        matched: matched.has(id),
        ...upiOf(state, bookingId),
      }
      if (!isMissing(facts, { from: imported.from, to })) return []
      const { userId, reference } = payment
      const member = userById(state, userId)
      return {
        at,
        payment: {
          ...{ id, bookingId, userId, reference, amount: facts.amount, day: facts.confirmedOn },
          name: member.erasedAt === null ? member.fullName : null,
          memberId: member.memberId,
          seat: booking.seatId,
          staff: userById(state, confirmedBy).fullName,
        },
      }
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.payment.id < b.payment.id ? 1 : -1))
    .map(({ payment }) => payment)
  return { payments, sum: sumAmounts(payments) }
}

const totalOf = ({ amount, deposit, lateFee }: DemoPayment) => amount + deposit + lateFee

const isConfirmedUpi = ({ status, method, confirmedBy }: DemoPayment) =>
  status === 'completed' && method === 'upi' && confirmedBy !== null

/** What was confirmed as UPI for a booking, and what was refunded of it by UPI. */
function upiOf({ payments, refunds }: DemoState, bookingId: string) {
  const paid = payments.filter((each) => each.bookingId === bookingId && isConfirmedUpi(each))
  return {
    paidByUpi: paid.reduce((sum, each) => sum + totalOf(each), 0),
    refundedByUpi: sumAmounts(
      refunds.filter((each) => each.bookingId === bookingId && each.method === 'upi'),
    ),
  }
}
