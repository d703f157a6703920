import type { StatementEntry } from '../contract/money/statement.ts'
import { type DiscountLimits, discountLimit } from '../domain/money/discount.ts'
import type { StatementRow, StatementState } from '../domain/money/statement.ts'
import {
  discountToFit,
  type PaymentToMatch,
  suggestionsFor,
} from '../domain/money/statement-match.ts'
import type { Role } from '../domain/user/user.ts'

/** A row with the member and the seat that it was matched with, if any. */
export type StatementRowRecord = Omit<StatementRow, 'key'> & {
  id: string
  state: StatementState
  name: string | null
  seat: string | null
}

/** `price` is that of the booking, in rupees. */
type NearPayment = PaymentToMatch & { name: string; seat: string; price: number }

/** Returns a row of the statement with the payments that may belong to it, for a staff member. */
export function statementRowReply(
  { id, day, amount, narration, utrs, state, name, seat }: StatementRowRecord,
  near: readonly NearPayment[],
  { staff, limits }: { staff: { role: Role }; limits: DiscountLimits },
): StatementEntry {
  const suggested = state === 'left' ? suggestionsFor({ day, amount, utrs }, near) : []
  return {
    id,
    day,
    amount,
    narration,
    name,
    seat,
    // Shown only if the narration does not contain them.
    utrs: utrs.filter((utr) => !narration.includes(utr)),
    state: suggested.length > 0 ? 'suggested' : state,
    suggestions: suggested.map(({ payment, fit }) => ({
      paymentId: payment.id,
      fit,
      name: payment.name,
      seat: payment.seat,
      amount: payment.amount,
      day: payment.day,
      waiting: payment.waiting,
      discount: discountToFit({ amount }, payment, discountLimit(staff, payment.price, limits)),
    })),
  }
}
