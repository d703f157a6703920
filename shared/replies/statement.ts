import type { StatementEntry } from '../contract/money/statement.ts'
import type { StatementRow, StatementState } from '../domain/money/statement.ts'
import { type PaymentToMatch, suggestionsFor } from '../domain/money/statement-match.ts'

/** A row with the member and the seat that it was matched with, if any. */
export type StatementRowRecord = Omit<StatementRow, 'key'> & {
  id: string
  state: StatementState
  name: string | null
  seat: string | null
}

/** Returns a row of the statement with the payments that may belong to it. */
export function statementRowReply(
  { id, day, amount, narration, utrs, state, name, seat }: StatementRowRecord,
  near: readonly (PaymentToMatch & { name: string; seat: string })[],
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
    })),
  }
}
