import * as calls from '#shared/contract/desk-endpoints.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { pageSlice } from '#shared/domain/list-pages.ts'
import type { Discount } from '#shared/domain/money/discount.ts'
import * as decide from '#shared/domain/money/statement.ts'
import * as matching from '#shared/domain/money/statement-match.ts'
import {
  guessMapping,
  PREVIEWED_LINES,
  readStatement,
} from '#shared/domain/money/statement-table.ts'
import { missingPaymentReply } from '#shared/replies/missing-payment.ts'
import { statementRowReply } from '#shared/replies/statement.ts'
import { STATEMENT_MESSAGES } from '#shared/words/en/money/statement-messages.ts'
import { isRefusal } from '#web/api/api-error.ts'
import { allowed, answer, refusal, staff } from '#web/demo/answer.ts'
import { importedDays, missingPayments } from '#web/demo/answers/money/missing-payments.ts'
import { confirmDeskPayment } from '#web/demo/answers/money/payment-answers.ts'
import { duesToMatch, matchDue } from '#web/demo/answers/money/statement-dues.ts'
import { userById } from '#web/demo/answers/user/user-answers.ts'
import { trimName } from '#web/demo/demo-discount.ts'
import {
  type DemoState,
  type DemoStatementRow,
  type DemoUser,
  recordChange,
  TIME_ZONE,
} from '#web/demo/demo-state.ts'
import { isUtrClaimed } from '#web/demo/demo-utr.ts'

/** The bank's statement. */
export const statementAnswers = [
  answer(calls.previewStatement, staff('statement'), ({ state, body }) => {
    const { header, columns, lines } = allowed(readStatement(body.text))
    const saved = state.statementMappings.get(header)
    return {
      data: {
        columns,
        lines: lines.slice(0, PREVIEWED_LINES),
        total: lines.length,
        mapping: saved ?? guessMapping(columns),
        saved: saved !== undefined,
      },
    }
  }),

  answer(calls.importStatement, staff('statement'), ({ state, user, body: { text, mapping } }) => {
    const { header, rows, debits, unreadable } = allowed(decide.statementToImport(text, mapping))
    state.statementMappings.set(header, mapping)
    const added = addRows(state, rows)
    const known = rows.length - added
    const counts = { added, known, debits, unreadable }
    recordChange(state, user, decide.importChange(counts))
    const done = { confirm: 0, link: 0, none: 0 }
    for (const row of state.statementRows.filter((each) => each.state === 'left')) {
      for (const payment of paymentsToMatch(state)) {
        if (row.state !== 'left' || matching.fitOf(row, payment) !== 'utr') continue
        const step = matchIfAllowed(state, user, row, payment.id)
        if (step) done[step]++
      }
    }
    const data = { ...counts, confirmed: done.confirm, linked: done.link }
    return { message: STATEMENT_MESSAGES.imported, data }
  }),

  answer(
    calls.listStatement,
    staff('statement'),
    ({ state, user, query: { show, utr, page: asked } }) => {
      const page = Number(asked ?? 1)
      const near = { payments: paymentsToMatch(state), dues: duesToMatch(state) }
      const listed = state.statementRows
        .filter(({ utrs }) => utr === undefined || utrs.includes(utr))
        .map((row) => {
          const view = { staff: user, limits: state.settings }
          return statementRowReply({ ...row, ...memberOf(state, row) }, near, view)
        })
        .filter((row) => show === undefined || row.state === show)
      const { offset, limit } = pageSlice(page)
      return { data: { rows: listed.slice(offset, offset + limit), total: listed.length, page } }
    },
  ),

  answer(calls.listMissingPayments, staff('statement'), ({ state, query: { page: asked } }) => {
    const page = Number(asked ?? 1)
    const { offset, limit } = pageSlice(page)
    const { payments, sum } = missingPayments(state)
    return {
      data: {
        payments: payments.slice(offset, offset + limit).map(missingPaymentReply),
        total: payments.length,
        sum,
        page,
        days: importedDays(state) ?? null,
      },
    }
  }),

  answer(calls.confirmStatementRow, staff('statement'), ({ state, user, params, body }) => {
    const discount = trimName(body.discount)
    const { id: rowId } = params
    const { paymentId, dueOf } = body
    if (dueOf !== undefined) matchDue(state, user, { rowId, dueOf })
    if (paymentId !== undefined)
      match(state, user, { rowId, paymentId }, { automatic: false, discount })
    return { message: STATEMENT_MESSAGES.matched }
  }),

  answer(calls.ignoreStatementRow, staff('statement'), ({ state, user, params, body }) => {
    const row = state.statementRows.find(({ id }) => id === params.id)
    if (!row) throw refusal('notFound')
    const done = allowed(matching.ignoreRow(row, body.ignored))
    if (done) {
      row.state = done.state
      recordChange(state, user, done.change)
    }
    return { message: body.ignored ? STATEMENT_MESSAGES.ignored : STATEMENT_MESSAGES.returned }
  }),
]

/** Adds the rows that were not imported before. Returns their number. */
function addRows(state: DemoState, rows: readonly decide.StatementRow[]): number {
  const known = new Set(state.statementRows.map(({ key }) => key))
  const added = rows
    .filter(({ key }) => !known.has(key))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((row) => ({ ...row, id: state.nextId(), state: 'left' as const, paymentId: null }))
  state.statementRows = [...added.toReversed(), ...state.statementRows].toSorted((a, b) =>
    a.day < b.day ? 1 : a.day > b.day ? -1 : 0,
  )
  return added.length
}

function paymentsToMatch(state: DemoState) {
  const matched = new Set(state.statementRows.map(({ paymentId }) => paymentId))
  return state.payments.flatMap((payment) => {
    const { id, bookingId, amount, method, status, confirmedBy, confirmedAt } = payment
    const booking = state.bookings.find((each) => each.id === bookingId)
    const waiting = status === 'waiting'
    const confirmed = status === 'completed' && method === 'upi' && confirmedBy !== null
    if (!booking || !(waiting || confirmed)) return []
    const claim = state.claims.find(
      (each) => each.paymentId === id && (each.status === 'waiting' || each.status === 'confirmed'),
    )
    const at = confirmedAt ?? claim?.sentAt ?? payment.createdAt
    return [
      {
        id,
        bookingId,
        amount: amount + payment.deposit + payment.lateFee,
        waiting,
        method,
        utr: claim?.utr ?? null,
        day: dayIn(TIME_ZONE, at),
        matched: matched.has(id),
        name: userById(state, payment.userId).fullName,
        seat: booking.seatId,
        price: booking.amount,
      },
    ]
  })
}

function memberOf(state: DemoState, { paymentId }: DemoStatementRow) {
  const payment = state.payments.find(({ id }) => id === paymentId)
  const booking = state.bookings.find(({ id }) => id === payment?.bookingId)
  return payment && booking
    ? {
        name: userById(state, payment.userId).fullName,
        seat: booking.seatId,
        recorded: payment.amount + payment.deposit + payment.lateFee,
      }
    : { name: null, seat: null, recorded: null }
}

/** Matches a row to a payment. Returns undefined if that is refused; the list then only suggests the payment. */
function matchIfAllowed(
  state: DemoState,
  user: DemoUser,
  { id: rowId }: DemoStatementRow,
  paymentId: string,
): matching.MatchStep | undefined {
  try {
    return match(state, user, { rowId, paymentId }, { automatic: true })
  } catch (error) {
    if (isRefusal(error, ...matching.UNMATCHED_REFUSALS)) return undefined
    throw error
  }
}

function match(
  state: DemoState,
  user: DemoUser,
  { rowId, paymentId }: { rowId: string; paymentId: string },
  options: { automatic: boolean; discount?: Discount | undefined },
): matching.MatchStep {
  const row = state.statementRows.find(({ id }) => id === rowId)
  const payment = paymentsToMatch(state).find(({ id }) => id === paymentId)
  if (!row || !payment) throw refusal('notFound')
  const step = allowed(
    matching.matchPayment(
      { row, payment, utrUsed: isUtrClaimed(state, row.utrs, paymentId) },
      options,
    ),
  )
  const { bookingId, utr } = payment
  if (step === 'confirm') {
    confirmDeskPayment(state, user, bookingId, {
      method: 'upi',
      ...(utr !== null && { utr }),
      discount: options.discount,
      received: row.amount,
    })
  }
  if (step === 'link') recordChange(state, user, matching.linkChange(payment))
  if (step !== 'none') Object.assign(row, { state: 'matched', paymentId })
  return step
}
