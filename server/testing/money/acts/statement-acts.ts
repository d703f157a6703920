import type { MoneyAct } from '#server/testing/money/money-act.ts'
import * as calls from '#shared/contract/money/statement.ts'
import { type ActAnswer, type ActScene, bookingsOf } from './act-scene.ts'
import { utrOf } from './member-acts.ts'

const MAPPING = { date: 0, narration: 1, amount: 2, reference: null, type: null }

/**
 * Imports a statement with a credit that has the member's UTR, of the price or less, and confirms the payment of the
 * first suggestion, with the difference as a discount. The owner does, or the admin at the counter.
 */
export async function assignCredit(act: MoneyAct, scene: ActScene): ActAnswer {
  const [booking] = await bookingsOf(scene)
  if (!booking) return undefined
  const importer = act.desk === 0 ? scene.desk : scene.owner
  const utr = act.choice % 5 === 0 ? utrOf(act) : (booking.utr ?? utrOf(act))
  const received = Math.max(1, booking.amount + (booking.deposit ?? 0) - (act.choice % 4) * 7)
  const [year, month, day] = scene.app.services.today().split('-')
  const text = `Date,Narration,Credit\n${day}/${month}/${year},UPI-${utr},${received}`
  const imported = await importer.call(calls.importStatement, { body: { text, mapping: MAPPING } })
  const { rows } = (await importer.call(calls.listStatement, { query: {} })).reply().data
  const row = rows.find(({ suggestions }) => suggestions.some(({ waiting }) => waiting))
  const found = row?.suggestions.find(({ waiting }) => waiting)
  if (!row || !found) return imported
  const { paymentId, discount } = found
  const given = discount > 0 && { discount: { amount: discount, name: 'Paid less' } }
  const body = { paymentId, ...given }
  return importer.call(calls.confirmStatementRow, { params: { id: row.id }, body })
}
