import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { lockOpenShifts } from '#server/db/queries/money/cash-shift.ts'
import { addJournals, lockUnposted, setPosted } from '#server/db/queries/money/ledger.ts'
import type { Services } from '#server/services.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { paymentJournals } from '#shared/domain/money/ledger.ts'

/** Cash taken right before a shift was opened belongs to it: the processes' clocks may differ. */
const CLOCK_TOLERANCE_MS = 60_000
const PAYMENTS_AT_ONCE = 2_000

/** The services that posting needs. */
type PostingServices = Pick<Services, 'now' | 'today'> & {
  config: Pick<Services['config'], 'hallTimezone'>
}

/**
 * Posts a payment's state to the ledger, in the transaction that changed it. Does nothing if the ledger
 * has it, or if no money was taken.
 */
export async function postPayment(
  services: Services,
  trx: Transaction<Tables>,
  id: string,
): Promise<void> {
  await postUnposted(services, trx, { id, limit: 1 })
}

/**
 * Posts the payments that the ledger lacks: they are older than the ledger, or were made by a process
 * that still runs an older version. Returns how many.
 */
export async function postMissingPayments(services: Services): Promise<number> {
  return postInBatches(() =>
    inTransaction(services.db, (trx) => postUnposted(services, trx, { limit: PAYMENTS_AT_ONCE })),
  )
}

/** Posts the payments of sample data, in the transaction that adds it. */
export async function postSample(
  services: PostingServices,
  trx: Transaction<Tables>,
): Promise<void> {
  await postInBatches(() => postUnposted(services, trx, { limit: PAYMENTS_AT_ONCE }))
}

async function postInBatches(post: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const posted = await post()
    total += posted
    if (posted < PAYMENTS_AT_ONCE) return total
  }
}

async function postUnposted(
  services: PostingServices,
  trx: Transaction<Tables>,
  filter: { id?: string; limit: number },
): Promise<number> {
  const payments = await lockUnposted(trx, filter)
  const cashiers = payments.flatMap(({ method, confirmedBy }) =>
    method === 'cash' && confirmedBy !== null ? [confirmedBy] : [],
  )
  const shifts = cashiers.length > 0 ? await lockOpenShifts(trx, cashiers) : []
  const journals = payments.flatMap(
    ({ status, postedStatus, takenAt, receiptDay, deposit, lateFee, ...payment }) => {
      // The receipt's day, because midnight may pass while a payment is completed.
      const takenOn = receiptDay ?? dayIn(services.config.hallTimezone, takenAt)
      const shift = shifts.find(
        ({ userId, openedAt }) =>
          userId === payment.confirmedBy &&
          openedAt.getTime() <= takenAt.getTime() + CLOCK_TOLERANCE_MS,
      )
      const extras = { deposit: deposit ?? undefined, lateFee: lateFee ?? undefined }
      const taken = { ...payment, ...extras, shiftId: shift?.id ?? null }
      return paymentJournals(taken, status, postedStatus).map((journal) => ({
        ...journal,
        // The payment does not record when it was refunded, so the refund's day is the day on which it is posted.
        day: journal.kind === 'refund' ? services.today() : takenOn,
      }))
    },
  )
  await addJournals(trx, journals, services.now())
  await setPosted(
    trx,
    payments.map(({ id }) => id),
  )
  return payments.length
}
