import { AUDIT_ACTION_LABELS } from './audit-log.ts'
import { PAYMENT_METHOD_LABELS, PAYMENT_STATE_LABELS } from './payment.ts'

/** What stands in the file for a state or a kind, and what it means. */
const CODES = {
  'bookings.status': {
    held: 'The seat is held until heldUntil, and the booking waits for payment',
    lapsed: 'It was not paid in time, and somebody else took the seat',
    replaced: 'You chose again before paying',
    paid: 'Paid',
    cancelled: 'Cancelled',
  },
  'payments.method': PAYMENT_METHOD_LABELS,
  'payments.status': PAYMENT_STATE_LABELS,
  'tours.status': {
    pending: 'Asked for',
    confirmed: 'Confirmed by the desk',
    completed: 'It took place',
    cancelled: 'Cancelled',
  },
  'codes.purpose': { register: 'To register', reset: 'To set a new password' },
  'changes.action': AUDIT_ACTION_LABELS,
}

type Made = { fullName: string; email: string; hall: string; timeZone: string; at: Date }

/** What the file says of itself, at its top. */
export function aboutDataFile({ fullName, email, hall, timeZone, at }: Made) {
  return {
    whose: `This is everything that ${hall} holds about ${fullName} (${email}).`,
    hall,
    madeAt: at.toISOString(),
    times: `A time such as ${at.toISOString()} is in UTC. A day without a time is one in the hall's time zone, ${timeZone}.`,
    pictures:
      'To see a picture, copy its whole text from data: to the last character before the closing quotation mark, and paste it into the address bar of a browser.',
    amounts: 'Amounts are in whole Indian rupees.',
    codes: CODES,
  }
}
