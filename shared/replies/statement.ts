import type { StatementEntry } from '../contract/money/statement.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import { type DiscountLimits, discountLimit } from '../domain/money/discount.ts'
import { lateFee } from '../domain/money/late-fee.ts'
import type { StatementRow, StatementState } from '../domain/money/statement.ts'
import { type DueToMatch, restOn } from '../domain/money/statement-due.ts'
import {
  discountToFit,
  type PaymentToMatch,
  type StatementFit,
  suggestionsFor,
} from '../domain/money/statement-match.ts'
import type { Role } from '../domain/user/user.ts'

/** A row with the member and the seat that it was matched with, if any. */
export type StatementRowRecord = Omit<StatementRow, 'key'> & {
  id: string
  state: StatementState
  name: string | null
  seat: string | null
  /** The amount of its payment, in rupees. */
  recorded: number | null
}

/** `price` is that of the booking, in rupees. */
type NearPayment = PaymentToMatch & { name: string; seat: string; price: number }

type NearDue = DueToMatch & { name: string; seat: string }

/** Returns a row of the statement with the payments and the dues that may belong to it, for a staff member. */
export function statementRowReply(
  { id, day, amount, narration, utrs, state, name, seat, recorded }: StatementRowRecord,
  { payments, dues }: { payments: readonly NearPayment[]; dues: readonly NearDue[] },
  { staff, limits }: { staff: { role: Role }; limits: DiscountLimits },
): StatementEntry {
  const suggested = state === 'left' ? suggestionsFor({ day, amount, utrs }, payments, dues) : []
  return {
    id,
    day,
    amount,
    narration,
    name,
    seat,
    recorded,
    // Shown only if the narration does not contain them.
    utrs: utrs.filter((utr) => !narration.includes(utr)),
    state: suggested.length > 0 ? 'suggested' : state,
    suggestions: suggested.map((suggestion) =>
      suggestion.fit === 'rest'
        ? suggestedDue(suggestion.due, day)
        : suggestedPayment(suggestion, (payment) =>
            discountToFit({ amount }, payment, discountLimit(staff, payment.price, limits)),
          ),
    ),
  }
}

function suggestedPayment(
  { payment, fit }: { payment: NearPayment; fit: StatementFit },
  discountOf: (payment: NearPayment) => number,
): StatementEntry['suggestions'][number] {
  const { id: paymentId, bookingId, name, seat, amount, day, waiting } = payment
  const discount = discountOf(payment)
  return { paymentId, bookingId, fit, name, seat, amount, lateFee: 0, day, waiting, discount }
}

function suggestedDue(due: NearDue, paidOn: CalendarDay): StatementEntry['suggestions'][number] {
  const { bookingId, name, seat, payableOn: day } = due
  const facts = { bookingId, name, seat, day, amount: restOn(due, paidOn) }
  const rest = { fit: 'rest', lateFee: lateFee(due, paidOn), waiting: true } as const
  return { paymentId: null, ...facts, ...rest, discount: 0 }
}
