import { PAYMENT_METHODS, type PaymentMethod } from '#shared/domain/money/payment.ts'
import { clearDraft, loadDraft, saveDraft } from '#web/session/form-draft.ts'

/** Saves the chosen method, so that it survives a reload of the tab, for example into another language. */
export function saveChosenMethod(bookingKey: string, method: PaymentMethod): void {
  saveDraft('paymentDraft', bookingKey, { method })
}

export function loadChosenMethod(bookingKey: string): PaymentMethod | undefined {
  const draft = loadDraft('paymentDraft', bookingKey, ['method'])
  return PAYMENT_METHODS.find((method) => method === draft?.method)
}

/** Saves a UTR while it is typed, in place of the method, which is chosen before. */
export function saveTypedUtr(bookingKey: string, utr: string): void {
  saveDraft('paymentDraft', bookingKey, { utr })
}

export function loadTypedUtr(bookingKey: string): string | undefined {
  return loadDraft('paymentDraft', bookingKey, ['utr'])?.utr
}

/** Called when the UTR was sent. */
export function clearPaymentDraft(): void {
  clearDraft('paymentDraft')
}
