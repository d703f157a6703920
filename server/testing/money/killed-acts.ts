import type { AddedMember } from '#server/testing/members/add-members.ts'
import { bookingOf, newPaymentId } from '#server/testing/members/members.ts'
import { updateBooking } from '#shared/contract/booking/booking.ts'
import { cancelBooking } from '#shared/contract/booking/desk-booking.ts'
import type { Call } from '#shared/contract/call.ts'
import { closeDay } from '#shared/contract/money/books.ts'
import * as cash from '#shared/contract/money/cash.ts'
import * as desk from '#shared/contract/money/desk-payment.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import { confirmStatementRow, importStatement } from '#shared/contract/money/statement.ts'
import * as claims from '#shared/contract/money/upi-claim.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { NO_CASH } from '#shared/domain/money/cash-count.ts'

export const ROUNDS = 20
const PRICE = 99
const FLOAT = 100
const REFUND = 40
const FIRST_PART = 40
const DISCOUNT = 9
const DEPOSIT = 60
const LATE_FEE = 10
const TODAY = dayIn('Asia/Kolkata', new Date())

/** The settings that the acts need. One booking of each round has the deposit. */
export const TERMS = {
  ...{ receptionistDiscount: 50, lateFeeAmount: LATE_FEE, lateFeeDays: 0 },
  depositAmount: DEPOSIT,
}

/** The numbers of rows that the acts of a round add to. */
export const COUNTS = `SELECT
  (SELECT count(*)::int FROM payments WHERE status = 'completed') AS paid,
  (SELECT count(*)::int FROM receipts) AS receipts,
  (SELECT count(*)::int FROM payments WHERE discount > 0) AS discounts,
  (SELECT count(*)::int FROM payments WHERE late_fee > 0) AS late_fees,
  (SELECT count(*)::int FROM upi_claims) AS claims,
  (SELECT count(*)::int FROM upi_claims WHERE status = 'confirmed') AS claims_confirmed,
  (SELECT count(*)::int FROM upi_claims WHERE status = 'rejected') AS claims_rejected,
  (SELECT count(*)::int FROM journals WHERE kind = 'correction') AS corrections,
  (SELECT count(*)::int FROM dues) AS dues,
  (SELECT count(*)::int FROM dues WHERE open = 0) AS dues_settled,
  (SELECT count(*)::int FROM refunds WHERE NOT deposit) AS refunds,
  (SELECT count(*)::int FROM refunds WHERE deposit) AS deposits_returned,
  (SELECT count(*)::int FROM statement_rows) AS statement_rows,
  (SELECT count(*)::int FROM statement_rows WHERE payment_id IS NOT NULL) AS statement_rows_matched,
  (SELECT count(*)::int FROM cash_shifts) AS shifts,
  (SELECT count(*)::int FROM cash_shifts WHERE closed_at IS NOT NULL) AS shifts_closed,
  (SELECT count(*)::int FROM cash_shifts WHERE received_at IS NOT NULL) AS hand_overs,
  (SELECT count(*)::int FROM cash_expenses) AS expenses,
  (SELECT count(*)::int FROM cash_expenses WHERE taken_back_at IS NOT NULL) AS expenses_taken_back,
  (SELECT count(*)::int FROM bookings WHERE status = 'cancelled') AS cancelled,
  (SELECT count(*)::int FROM day_closings) AS days_closed`

export type KilledAct = {
  by: AddedMember
  call: Call
  /** The path's parameter. */
  id?: string
  body?: object
  /** The act's changes to COUNTS. */
  adds: Record<string, number>
}

/** `members`: five of them. */
export type KilledActors = { owner: AddedMember; desk: AddedMember; members: AddedMember[] }

/** How the acts prepare the next ones: requests without a kill, and SQL. */
type Tools = {
  send(act: KilledAct): Promise<{ status: number }>
  sql(statement: string): Promise<unknown[]>
}

/** The acts of a round, in order. Each can use the ids that earlier ones have created. */
export async function* killedActsOf(
  round: number,
  { owner, desk: by, members }: KilledActors,
  { send, sql }: Tools,
): AsyncGenerator<KilledAct> {
  const shift = crypto.randomUUID()
  const count = { ...NO_CASH, coins: FLOAT }
  const opened = { id: shift, drawer: 'Front', count }
  yield { by, call: cash.openShift, body: opened, adds: { shifts: 1 } }

  const bookings: string[] = []
  const payments: string[] = []
  for (const [index, member] of members.entries()) {
    const isCash = index === 0
    const start = addDays(TODAY, round + 1)
    const bookingDetails = bookingOf({ seat: `B${index + 6}`, duration: '1 Day', start })
    const booked = await send({
      by: member,
      call: updateBooking,
      body: { bookingDetails },
      adds: {},
    })
    if (booked.status !== 200) throw new Error(`Booking was answered with ${booked.status}`)
    const [row] = await sql(
      `SELECT id FROM bookings WHERE user_id = '${member.id}' AND status = 'held'`,
    )
    bookings.push(String(Object(row).id))
    await sql(`UPDATE settings SET deposit_mode = '${isCash ? 'returned' : 'none'}'`)
    const paymentId = newPaymentId()
    payments.push(paymentId)
    const paymentMethod = isCash ? 'cash' : 'upi'
    const body = { paymentId, paymentStatus: 'completed', paymentMethod }
    yield { by: member, call: completePayment, body, adds: {} }
  }
  const [inCash = '', inParts = '', , byUtr = ''] = bookings
  const [, , byStatement = by, utrSender = by, byRow = by] = members
  const paid = { paid: 1, receipts: 1 }
  const discount = { amount: DISCOUNT, name: 'Paid less' }

  const wholeBody = { paymentMethod: 'cash', discount }
  const whole = { ...paid, discounts: 1 }
  yield { by, call: desk.confirmPayment, id: inCash, body: wholeBody, adds: whole }
  const part = { amount: FIRST_PART, payableOn: TODAY }
  const firstBody = { paymentMethod: 'upi', part }
  const first = { ...paid, dues: 1 }
  yield { by, call: desk.confirmPayment, id: inParts, body: firstBody, adds: first }
  const correction = { id: crypto.randomUUID(), paymentId: payments[1], method: 'cash' }
  yield { by: owner, call: desk.correctMethod, body: correction, adds: { corrections: 1 } }
  await sql(
    `UPDATE dues SET payable_on = payable_on - 1, late_fee_from = '${TODAY}' WHERE open > 0`,
  )
  const rest = PRICE - FIRST_PART
  const due = {
    id: crypto.randomUUID(),
    amount: rest,
    open: rest,
    lateFee: LATE_FEE,
    method: 'upi',
  }
  const settled = { ...paid, dues_settled: 1, late_fees: 1 }
  yield { by, call: desk.payDue, id: inParts, body: due, adds: settled }

  const utrOf = (kind: number) => `51234567${kind}9${String(round).padStart(2, '0')}`
  const sendUtr = (member: AddedMember, utr: string): KilledAct => {
    return { by: member, call: claims.sendUtr, body: { utr }, adds: { claims: 1 } }
  }
  yield sendUtr(utrSender, utrOf(1))
  const rejected = { utr: utrOf(1), reason: 'notReceived' }
  const rejection = { claims_rejected: 1 }
  yield { by, call: claims.rejectUtr, id: byUtr, body: rejected, adds: rejection }
  yield sendUtr(utrSender, utrOf(2))
  const checked = { utr: utrOf(2), discount }
  const confirmed = { ...paid, claims_confirmed: 1 }
  const discounted = { ...confirmed, discounts: 1 }
  yield { by, call: claims.confirmUtr, id: byUtr, body: checked, adds: discounted }

  yield sendUtr(byStatement, utrOf(3))
  yield sendUtr(byRow, utrOf(4))
  const lines = [
    'Date,Narration,Withdrawal,Deposit',
    `10/03/26,UPI-${utrOf(3)},,${PRICE}.00`,
    `10/03/26,UPI-${utrOf(4)},,${PRICE - DISCOUNT}.00`,
  ]
  const mapping = { date: 0, narration: 1, amount: 3, reference: null, type: null }
  const statement = { text: lines.join('\r\n'), mapping }
  const imported = { ...confirmed, statement_rows: 2, statement_rows_matched: 1 }
  yield { by: owner, call: importStatement, body: statement, adds: imported }
  const [row] = await sql(`SELECT id FROM statement_rows WHERE narration LIKE '%${utrOf(4)}%'`)
  yield {
    by: owner,
    call: confirmStatementRow,
    id: String(Object(row).id),
    body: { paymentId: payments[4], discount },
    adds: { ...discounted, statement_rows_matched: 1 },
  }

  const expense = crypto.randomUUID()
  const tea = { id: expense, amount: 20, category: 'tea', note: 'Tea for the staff' }
  yield { by, call: cash.payExpense, body: tea, adds: { expenses: 1 } }
  yield { by, call: cash.takeBackExpense, id: expense, adds: { expenses_taken_back: 1 } }
  const mistake = { ...tea, id: crypto.randomUUID() }
  yield { by, call: cash.payExpense, body: mistake, adds: { expenses: 1 } }
  const refund = { id: crypto.randomUUID(), amount: REFUND, method: 'cash', reason: 'Left early' }
  yield { by, call: desk.refundBooking, id: inCash, body: refund, adds: { refunds: 1 } }
  const deposit = { id: crypto.randomUUID(), method: 'upi' }
  const returned = { deposits_returned: 1 }
  yield { by, call: desk.returnDeposit, id: inCash, body: deposit, adds: returned }
  for (const id of bookings) yield { by: owner, call: cancelBooking, id, adds: { cancelled: 1 } }

  const handedOver = PRICE - DISCOUNT + DEPOSIT + FIRST_PART - REFUND - tea.amount
  const counted = { count: { ...NO_CASH, coins: FLOAT + handedOver }, handedOver, note: '' }
  yield { by, call: cash.closeShift, id: shift, body: counted, adds: { shifts_closed: 1 } }
  const takeBack = { call: cash.takeBackExpense, id: mistake.id }
  yield { by: owner, ...takeBack, adds: { expenses_taken_back: 1 } }
  const received = { received: handedOver }
  yield {
    by: owner,
    call: cash.receiveHandOver,
    id: shift,
    body: received,
    adds: { hand_overs: 1 },
  }
  const day = addDays(TODAY, round - ROUNDS)
  yield { by: owner, call: closeDay, body: { day }, adds: { days_closed: 1 } }
}
