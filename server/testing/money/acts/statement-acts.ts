import type { MoneyAct } from '#server/testing/money/money-act.ts'
import type { StatementEntry } from '#shared/contract/money/statement.ts'
import * as calls from '#shared/contract/money/statement.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { restOn } from '#shared/domain/money/statement-due.ts'
import { type ActAnswer, type ActScene, bookingsOf } from './act-scene.ts'
import { newUtr, utrOf } from './member-acts.ts'

const MAPPING = { date: 0, narration: 1, amount: 2, reference: null, type: null }

/**
 * Imports a statement with a credit that has the member's UTR, of the price or less, and matches it with the payment
 * of the first suggestion: confirms one that waits, with the difference as a discount, or links a confirmed one. The
 * owner does, or the admin at the counter.
 */
export async function assignCredit(act: MoneyAct, scene: ActScene): ActAnswer {
  const [booking] = await bookingsOf(scene)
  if (!booking) return undefined
  const importer = act.desk === 0 ? scene.desk : scene.owner
  const utr = act.choice % 5 === 0 ? utrOf(act) : (booking.utr ?? utrOf(act))
  const received = Math.max(1, booking.amount + (booking.deposit ?? 0) - (act.choice % 4) * 7)
  const text = textOf(scene.app.services.today(), utr, received)
  const imported = await importer.call(calls.importStatement, { body: { text, mapping: MAPPING } })
  const { rows } = (await importer.call(calls.listStatement, { query: {} })).reply().data
  const confirms = act.choice % 3 > 0
  const row = rows.find(({ suggestions }) => suggestions.some((each) => isPayment(each, confirms)))
  const found = row?.suggestions.find((each) => isPayment(each, confirms))
  if (!row || found?.paymentId == null) return imported
  const { paymentId, discount } = found
  const given = discount > 0 && { discount: { amount: discount, name: 'Paid less' } }
  const body = { paymentId, ...given }
  return importer.call(calls.confirmStatementRow, { params: { id: row.id }, body })
}

type Suggested = StatementEntry['suggestions'][number]
const isPayment = ({ waiting, paymentId }: Suggested, waits: boolean) =>
  waiting === waits && paymentId !== null

/**
 * Imports a statement with a credit of what the member still owes, or of a rupee less, and takes the first row that may
 * pay it as the rest.
 */
export async function assignRest(act: MoneyAct, scene: ActScene): ActAnswer {
  const [booking] = await bookingsOf(scene, 'dues')
  if (!booking?.due) return undefined
  const importer = act.desk === 0 ? scene.desk : scene.owner
  const today = scene.app.services.today()
  const received = restOn(booking.due, today) - (act.choice % 5 === 0 ? 1 : 0)
  const number = act.choice % 3 === 0 ? utrOf(act) : newUtr(scene)
  const text = textOf(today, number, received)
  const imported = await importer.call(calls.importStatement, { body: { text, mapping: MAPPING } })
  const { rows } = (await importer.call(calls.listStatement, { query: {} })).reply().data
  const isRest = ({ fit, bookingId }: Suggested) => fit === 'rest' && bookingId === booking.id
  const row = rows.find(({ suggestions }) => suggestions.some(isRest))
  if (!row) return imported
  const body = { dueOf: booking.id }
  return importer.call(calls.confirmStatementRow, { params: { id: row.id }, body })
}

function textOf(today: CalendarDay, utr: string, rupees: number): string {
  const [year, month, day] = today.split('-')
  return `Date,Narration,Credit\n${day}/${month}/${year},UPI-${utr},${rupees}`
}
