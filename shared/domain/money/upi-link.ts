/** The maximum lengths of `tr` and `tn` in NPCI's specification of UPI links. */
const REFERENCE_MAX_LENGTH = 35
const NOTE_MAX_LENGTH = 50

type UpiPayment = {
  upiId: string
  /** Shown by the UPI app until it has checked the UPI ID. */
  payee: string
  /** Whole rupees. */
  amount: number
  /** Letters and digits; unique per attempt. */
  reference: string
  note: string
}

/** Returns the link that UPI apps open, by a tap or from a QR code. */
export function upiLink({ upiId, payee, amount, reference, note }: UpiPayment): string {
  const parts = {
    pa: upiId,
    pn: payee,
    am: amount.toFixed(2),
    cu: 'INR',
    tr: reference.replace(/[^A-Za-z0-9]/g, '').slice(0, REFERENCE_MAX_LENGTH),
    tn: note.slice(0, NOTE_MAX_LENGTH),
  }
  // Not URLSearchParams, because UPI apps show its + as a plus sign. The @ is not escaped, as in
  // banks' own links.
  const query = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replace('%40', '@')}`,
  )
  return `upi://pay?${query.join('&')}`
}
