import type { MissingPayment } from '../contract/money/statement.ts'
import { isUtr } from '../domain/money/utr.ts'

/** A payment that the bank does not have; its reference is a UTR or an ID of our own. */
export type MissingPaymentRecord = Omit<MissingPayment, 'utr'> & { reference: string | null }

export function missingPaymentReply({
  reference,
  ...payment
}: MissingPaymentRecord): MissingPayment {
  return { ...payment, utr: reference !== null && isUtr(reference) ? reference : null }
}
