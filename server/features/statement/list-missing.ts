import { importedDays, listMissing, sumMissing } from '#server/db/queries/money/missing-payments.ts'
import type { Services } from '#server/services.ts'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { listMissingPayments } from '#shared/contract/money/statement.ts'
import { pageSlice } from '#shared/domain/list-pages.ts'
import { missingPaymentReply } from '#shared/replies/missing-payment.ts'

/** Returns a page of the UPI payments that the bank's statement does not have, with the number and sum of all. */
export async function missingPayments(
  { db, config }: Services,
  page: number,
): Promise<ReplyOf<typeof listMissingPayments>['data']> {
  const days = await importedDays(db)
  if (!days) return { payments: [], total: 0, sum: 0, page, days: null }
  const imported = { days, timeZone: config.hallTimezone }
  const [sums, payments] = await Promise.all([
    sumMissing(db, imported),
    listMissing(db, imported, pageSlice(page)),
  ])
  return { ...sums, payments: payments.map(missingPaymentReply), page, days }
}
