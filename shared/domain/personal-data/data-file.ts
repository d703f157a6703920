import { AUDIT_ACTION_LABELS } from '../audit/audit-log.ts'
import { PAYMENT_METHOD_LABELS, PAYMENT_STATE_LABELS } from '../payment.ts'

/** The values of states and kinds in the file, and their meanings. */
const CODES = {
  'bookings.status': {
    held: 'Waiting for payment; the seat is held until heldUntil',
    lapsed: 'Expired unpaid; someone else took the seat',
    replaced: 'Replaced by a new choice before payment',
    paid: 'Paid',
    cancelled: 'Cancelled',
  },
  'payments.method': PAYMENT_METHOD_LABELS,
  'payments.status': PAYMENT_STATE_LABELS,
  'tours.status': {
    pending: 'Requested',
    confirmed: 'Confirmed by reception',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  'codes.purpose': {
    register: 'To register',
    reset: 'To set a new password',
    parent: "A parent's consent",
    email: 'To change your email',
    visitor: 'To see the data of your tours',
  },
  'changes.action': AUDIT_ACTION_LABELS,
}

type DataFileFacts = { email: string; hall: string; timeZone: string; at: Date }

/** The introduction at the top of the file of a user. */
export function aboutDataFile({ fullName, ...facts }: DataFileFacts & { fullName: string }) {
  return {
    whose: `This is everything ${facts.hall} holds about ${fullName} (${facts.email}).`,
    ...origin(facts),
    pictures:
      'To see a picture, copy its whole text from data: to the last character before the closing quotation mark, and paste it into the address bar of a browser.',
    amounts: 'Amounts are in whole Indian rupees.',
    codes: CODES,
  }
}

/** The introduction at the top of the file of someone without an account. */
export function aboutVisitorFile(facts: DataFileFacts) {
  return {
    whose: `This is everything ${facts.hall} holds about the tours requested with ${facts.email}.`,
    ...origin(facts),
    codes: {
      'tours.status': CODES['tours.status'],
      'codes.purpose': CODES['codes.purpose'],
      'changes.action': CODES['changes.action'],
    },
  }
}

function origin({ hall, timeZone, at }: DataFileFacts) {
  return {
    hall,
    madeAt: at.toISOString(),
    times: `A time such as ${at.toISOString()} is in UTC. Days without a time are in the study hall's time zone, ${timeZone}.`,
  }
}
