import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import {
  type AddedMember,
  addMember,
  addMembers,
  logInAgain,
} from '#server/testing/members/add-members.ts'
import { book, bookingOf, newPaymentId } from '#server/testing/members/members.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { cancelOwnBooking, renewMembership } from '#shared/contract/booking/booking.ts'
import { cancelBooking, listBookings } from '#shared/contract/booking/desk-booking.ts'
import * as cash from '#shared/contract/money/cash.ts'
import {
  confirmPayment,
  payDue,
  refundBooking,
  returnDeposit,
} from '#shared/contract/money/desk-payment.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import {
  confirmStatementRow,
  importStatement,
  listStatement,
} from '#shared/contract/money/statement.ts'
import { confirmUtr, rejectUtr, sendUtr } from '#shared/contract/money/upi-claim.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { NO_CASH } from '#shared/domain/money/cash-shift.ts'
import { DEPOSIT_MODES } from '#shared/domain/money/deposit.ts'
import { lateFee } from '#shared/domain/money/late-fee.ts'
import { financialYearOf } from '#shared/domain/money/receipt.ts'

const MEMBERS = 4
const SEATS = 6
/** At least as many as the app opens. */
const CONNECTIONS = 12
/** From today, how many days are booked. */
const DAYS = 10

/** How often each act happens, compared with the others. */
const ACTS = [
  ['book', 6],
  ['renew', 4],
  ['reserve', 8],
  ['confirm', 10],
  ['discount', 6],
  ['payDue', 8],
  ['payLate', 8],
  ['letRestGo', 6],
  ['sendUtr', 5],
  ['checkUtr', 6],
  ['assignCredit', 5],
  ['cancel', 2],
  ['cancelOwn', 2],
  ['refund', 4],
  ['returnDeposit', 4],
  ['openShift', 5],
  ['spend', 4],
  ['takeBack', 4],
  ['closeShift', 2],
  ['receive', 2],
  ['wait', 3],
  ['setDeposit', 3],
  ['setLateFee', 3],
] as const

type ActKind = (typeof ACTS)[number][0]
export const ACT_KINDS: readonly ActKind[] = ACTS.map(([kind]) => kind)

/** For some kinds of act, a query for the users to whom it applies. */
const CANDIDATES: Partial<Record<ActKind, RawBuilder<{ id: string }>>> = {
  reserve: sql`SELECT user_id AS id FROM bookings WHERE status = 'held'
    AND NOT EXISTS (SELECT FROM payments WHERE booking_id = bookings.id AND status = 'waiting')`,
  confirm: sql`SELECT user_id AS id FROM payments WHERE status = 'waiting'`,
  discount: sql`SELECT user_id AS id FROM payments WHERE status = 'waiting'`,
  payDue: sql`SELECT user_id AS id FROM dues WHERE open > 0`,
  payLate: sql`SELECT user_id AS id FROM dues WHERE open > 0`,
  letRestGo: sql`SELECT user_id AS id FROM dues WHERE open > 0`,
  sendUtr: sql`SELECT user_id AS id FROM payments WHERE status = 'waiting'`,
  checkUtr: sql`SELECT user_id AS id FROM upi_claims WHERE status = 'waiting'`,
  assignCredit: sql`SELECT user_id AS id FROM upi_claims WHERE status = 'waiting'`,
  cancel: sql`SELECT user_id AS id FROM bookings WHERE status IN ('held', 'paid')`,
  cancelOwn: sql`SELECT user_id AS id FROM bookings WHERE status = 'held'`,
  renew: sql`SELECT user_id AS id FROM bookings WHERE status = 'paid'`,
  refund: sql`SELECT user_id AS id FROM payments WHERE status = 'completed'`,
  returnDeposit: sql`SELECT user_id AS id FROM payments
    WHERE status = 'completed' AND deposit_kind = 'returned'`,
}

/** An act that may move money; each kind uses the values that it needs. */
export const moneyAct = fc.record({
  kind: fc.constantFrom(...ACTS.flatMap(([kind, weight]) => Array<ActKind>(weight).fill(kind))),
  member: fc.nat(MEMBERS * 3 - 1),
  /** Which of the two people at the counter performs the act. */
  desk: fc.nat(1),
  rupees: fc.integer({ min: 1, max: 900 }),
  choice: fc.nat(29),
  byUpi: fc.boolean(),
  /** After how many ms the act's statements are aborted and the act is repeated; null for never. */
  interruptedAfterMs: fc.option(fc.nat(12), { freq: 4 }),
})
export type MoneyAct = typeof moneyAct extends fc.Arbitrary<infer Act> ? Act : never

/** The owner, the staff at the counter and the members, who act at random. */
export type MoneyActors = {
  owner: AddedMember
  /** The people at the counter. */
  desks: readonly AddedMember[]
  /**
   * Sends an act through the API, and returns whether it was accepted. Refusals are allowed, server errors are not.
   */
  perform(act: MoneyAct): Promise<boolean>
}

export async function openMoneyActors(app: TestApp): Promise<MoneyActors> {
  const { db } = app.services
  await db.updateTable('users').set({ role: 'user' }).execute()
  const owner = await addMember(app, { role: 'super_admin', membership: false })
  const desks = [
    await addMember(app, { role: 'admin', membership: false }),
    await addMember(app, { role: 'receptionist', membership: false }),
  ]
  const members = await addMembers(app, MEMBERS)
  const settings = (await owner.call(getSettings)).reply().data
  const body = { ...settings, receptionistDiscount: 50, lateFeeAmount: 40, lateFeeDays: 0 }
  ;(await owner.call(saveSettings, { body })).reply()

  /** The newest booking as reception lists it. */
  async function newestBookingOf(member: AddedMember) {
    const query = { search: member.email }
    return (await owner.call(listBookings, { query })).reply().data.bookings[0]
  }

  /** An open due as reception lists it. */
  async function dueOf(member: AddedMember) {
    const query = { search: member.email, state: 'dues' as const }
    const [booking] = (await owner.call(listBookings, { query })).reply().data.bookings
    if (!booking?.due) return undefined
    const { open } = booking.due
    return { id: booking.id, open, lateFee: lateFee(booking.due, app.services.today()) }
  }

  /** The booking whose deposit the hall holds. */
  async function heldOf(member: AddedMember) {
    const query = { search: member.email }
    const { bookings } = (await owner.call(listBookings, { query })).reply().data
    return bookings.find(({ heldDeposit }) => heldDeposit)?.id
  }

  /**
   * Chooses who performs the act, among those to whom it applies. If it applies to nobody, a seat is reserved instead,
   * or booked, so that later acts have something to act on.
   */
  async function prepare(act: MoneyAct): Promise<{ act: MoneyAct; member: AddedMember }> {
    const anybody = members[act.member % MEMBERS] ?? owner
    const query = CANDIDATES[act.kind]
    if (!query) return { act, member: anybody }
    const { rows } = await query.execute(db)
    const candidate = rows[act.member % Math.max(rows.length, 1)]
    const member = members.find(({ id }) => id === candidate?.id)
    if (member) return { act, member }
    return prepare({ ...act, kind: act.kind === 'reserve' ? 'book' : 'reserve' })
  }

  /** Waits until every connection of the app works. One that has ended is replaced by the request that meets it. */
  async function untilConnected(): Promise<void> {
    for (let tries = 0; tries < 10; tries++) {
      const answers = await Promise.all(
        Array.from({ length: CONNECTIONS }, () => owner.call(cash.getCash)),
      )
      if (answers.every(({ status }) => status === 200)) return
    }
  }

  /** Waits, unless the financial year would end: the report of the year must match all of the books. */
  async function wait(minutes: number): Promise<void> {
    const today = app.services.today()
    if (financialYearOf(addDays(today, 2)) !== financialYearOf(today)) return
    app.clock.advance({ minutes })
    for (const each of [owner, ...desks, ...members]) await logInAgain(app, each)
  }

  async function perform(
    act: MoneyAct,
    { member, id }: { member: AddedMember; id: string },
  ): Promise<{ status: number } | undefined> {
    const desk = desks[act.desk] ?? owner
    const utr = `5123456789${String(act.choice).padStart(2, '0')}`
    switch (act.kind) {
      case 'book': {
        return book(member, {
          seat: `A${1 + (act.choice % SEATS)}`,
          duration: '1 Day',
          start: addDays(app.services.today(), act.choice % DAYS),
        })
      }
      case 'renew': {
        const before = await newestBookingOf(member)
        if (!before) return undefined
        const seat = `A${1 + (act.choice % SEATS)}`
        const bookingDetails = bookingOf({ seat, duration: '1 Day', start: before.endDate })
        return member.call(renewMembership, { body: { bookingDetails } })
      }
      case 'reserve':
        return member.call(completePayment, {
          body: {
            paymentId: id,
            paymentStatus: 'completed',
            paymentMethod: act.byUpi ? 'upi' : 'cash',
          },
        })
      case 'sendUtr':
        return member.call(sendUtr, { body: { utr } })
      case 'takeBack': {
        const { shift } = (await desk.call(cash.getCash)).reply().data
        const expenses = shift?.moves.flatMap(({ expenseId }) => expenseId ?? []) ?? []
        const expense = expenses[act.choice % Math.max(expenses.length, 1)]
        return expense === undefined
          ? undefined
          : desk.call(cash.takeBackExpense, { params: { id: expense } })
      }
      case 'openShift':
        return desk.call(cash.openShift, {
          body: { id, drawer: `Drawer ${act.desk}`, count: { ...NO_CASH, coins: act.rupees } },
        })
      case 'spend':
        return desk.call(cash.payExpense, {
          body: { id, amount: act.rupees, category: 'tea', note: 'Tea for the staff' },
        })
      case 'closeShift': {
        const { shift } = (await desk.call(cash.getCash)).reply().data
        if (!shift) return undefined
        const counted = Math.max(0, shift.expected + (act.choice % 3) - 1)
        return desk.call(cash.closeShift, {
          params: { id: shift.id },
          body: {
            count: { ...NO_CASH, coins: counted },
            handedOver: Math.floor(counted / (1 + (act.choice % 4))),
            note: '',
          },
        })
      }
      case 'receive': {
        const { shifts } = (await owner.call(cash.listShifts, { query: {} })).reply().data
        const waiting = shifts.find(({ receivedAt }) => receivedAt === null)
        return (
          waiting &&
          owner.call(cash.receiveHandOver, {
            params: { id: waiting.id },
            body: { received: Math.max(0, waiting.handedOver - (act.choice % 3)) },
          })
        )
      }
      case 'setDeposit': {
        const current = (await owner.call(getSettings)).reply().data
        const depositMode = DEPOSIT_MODES[act.choice % DEPOSIT_MODES.length] ?? 'none'
        const body = { ...current, depositMode, depositAmount: act.rupees, depositMonths: 1 }
        return owner.call(saveSettings, { body })
      }
      case 'setLateFee': {
        const current = (await owner.call(getSettings)).reply().data
        const lateFeeAmount = act.choice % 4 === 0 ? 0 : act.rupees
        const body = { ...current, lateFeeAmount, lateFeeDays: act.choice % 8 === 1 ? 1 : 0 }
        return owner.call(saveSettings, { body })
      }
      case 'wait':
        await wait([1, 40, 24 * 60][act.choice % 3] ?? 1)
        return undefined
      default:
        return performOnBooking(act, { member, wrongUtr: utr, id })
    }
  }

  async function performOnBooking(
    act: MoneyAct,
    { member, wrongUtr, id }: { member: AddedMember; wrongUtr: string; id: string },
  ) {
    const desk = desks[act.desk] ?? owner
    const booking = await newestBookingOf(member)
    if (!booking) return undefined
    const params = { id: booking.id }
    if (act.kind === 'refund') {
      const amount = act.choice % 3 === 0 ? Math.max(1, booking.returnable) : act.rupees
      const method = act.byUpi ? ('upi' as const) : ('cash' as const)
      return desk.call(refundBooking, { params, body: { id, amount, method, reason: 'Moved' } })
    }
    if (act.kind === 'returnDeposit') {
      const held = (await heldOf(member)) ?? booking.id
      const method = act.byUpi ? ('upi' as const) : ('cash' as const)
      const keeps = act.choice % 2 === 0
      const kept = keeps ? { amount: act.rupees, reason: 'Broken chair' } : undefined
      return desk.call(returnDeposit, { params: { id: held }, body: { id, method, kept } })
    }
    if (act.kind === 'cancel') return owner.call(cancelBooking, { params })
    if (act.kind === 'cancelOwn') {
      const { seat, startDate } = booking
      const body = { preferredSeat: seat, membershipStartDate: startDate }
      return member.call(cancelOwnBooking, { body })
    }
    if (act.kind === 'confirm' || act.kind === 'discount') {
      const paymentMethod = act.byUpi ? ('upi' as const) : ('cash' as const)
      const isPart = act.choice % 3 > 0
      const part = { amount: 1 + (act.rupees % 98), payableOn: booking.startDate }
      const whole = act.choice % 5 === 0
      const amount = whole ? booking.amount : 1 + (act.rupees % 60)
      const discount = { amount, name: 'Friend of a member' }
      return desk.call(confirmPayment, {
        params,
        body: {
          paymentMethod,
          ...(isPart && { part }),
          ...(act.kind === 'discount' && { discount }),
        },
      })
    }
    if (act.kind === 'payDue' || act.kind === 'payLate' || act.kind === 'letRestGo') {
      const due = (await dueOf(member)) ?? { id: booking.id, open: 1, lateFee: 0 }
      const off = act.kind === 'letRestGo' ? 1 + (act.rupees % Math.max(due.open, 1)) : 0
      const amount = act.choice % 3 === 0 ? due.open - off : 1 + (act.rupees % 40)
      const byUpi = act.byUpi || act.kind === 'payLate'
      const method = byUpi ? ('upi' as const) : ('cash' as const)
      return desk.call(payDue, {
        params: { id: due.id },
        body: {
          id,
          amount,
          ...(off > 0 && { discount: { amount: off, name: 'The rest' } }),
          open: due.open,
          lateFee: due.lateFee,
          ...(act.choice % 4 === 1 && { withoutLateFee: 'Was ill' }),
          method,
        },
      })
    }
    const utr = act.choice % 5 === 0 ? wrongUtr : (booking.utr ?? wrongUtr)
    const off = { discount: { amount: 1 + (act.rupees % 60), name: 'Paid less' } }
    if (act.kind === 'assignCredit') return assignCredit(act, booking, utr)
    if (act.byUpi) {
      const body = { utr, ...(act.choice % 3 === 0 && off) }
      return desk.call(confirmUtr, { params, body })
    }
    return desk.call(rejectUtr, { params, body: { utr, reason: 'notReceived', note: '' } })
  }

  /** Imports a credit with this UTR, of the price or less, and confirms its payment, with the difference as a discount. */
  async function assignCredit(
    act: MoneyAct,
    { amount, deposit = 0 }: { amount: number; deposit?: number | undefined },
    utr: string,
  ) {
    const received = Math.max(1, amount + deposit - (act.choice % 4) * 7)
    const [year, month, day] = app.services.today().split('-')
    const text = `Date,Narration,Credit\n${day}/${month}/${year},UPI-${utr},${received}`
    const mapping = { date: 0, narration: 1, amount: 2, reference: null, type: null }
    const imported = await owner.call(importStatement, { body: { text, mapping } })
    const { rows } = (await owner.call(listStatement, { query: {} })).reply().data
    const row = rows.find(({ suggestions }) => suggestions.some(({ waiting }) => waiting))
    const found = row?.suggestions.find(({ waiting }) => waiting)
    if (!row || !found) return imported
    const given = { amount: found.discount, name: 'Paid less' }
    const { paymentId } = found
    const body = { paymentId, ...(found.discount > 0 && { discount: given }) }
    return owner.call(confirmStatementRow, { params: { id: row.id }, body })
  }

  return {
    owner,
    desks,
    async perform(drawn) {
      const { act, member } = await prepare(drawn)
      if (act.kind === 'payLate') await wait(24 * 60)
      const id = act.kind === 'reserve' ? newPaymentId() : crypto.randomUUID()
      if (act.interruptedAfterMs !== null && act.kind !== 'wait') {
        const interrupted = perform(act, { member, id }).catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, act.interruptedAfterMs ?? 0))
        await abortStatements(app)
        await interrupted
        await untilConnected()
      }
      const answer = await perform(act, { member, id })
      if (answer && answer.status >= 500) {
        throw new Error(`${JSON.stringify(act)} was answered with ${answer.status}`)
      }
      return answer?.status === 200
    },
  }
}

/** Terminates the connections that are running a statement or a transaction, as a crash would. */
async function abortStatements({ services }: TestApp): Promise<void> {
  await sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
      AND state <> 'idle'
  `.execute(services.db)
}
