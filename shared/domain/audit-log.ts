/** What admins do that is written down (product rule: every admin change is in the audit log). */
export const AUDIT_ACTIONS = [
  'user.edit',
  'user.change-role',
  'user.deactivate',
  'user.reactivate',
  'user.erase',
  'booking.move',
  'booking.cancel',
  'payment.confirm',
  'tour.confirm',
  'tour.complete',
  'tour.cancel',
  'tour.scan',
  'settings.change',
  'seat.close',
  'seat.open',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** How many changes a page of the log shows. */
export const AUDIT_PAGE_SIZE = 50

/** The kinds of change, to choose from. */
export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  'user.edit': 'Account changed',
  'user.change-role': 'Role changed',
  'user.deactivate': 'Account deactivated',
  'user.reactivate': 'Account reactivated',
  'user.erase': 'Account erased',
  'booking.move': 'Booking moved',
  'booking.cancel': 'Booking cancelled',
  'payment.confirm': 'Payment confirmed',
  'tour.confirm': 'Tour confirmed',
  'tour.complete': 'Tour completed',
  'tour.cancel': 'Tour cancelled',
  'tour.scan': 'Visitor pass scanned',
  'settings.change': 'Settings changed',
  'seat.close': 'Seat closed',
  'seat.open': 'Seat opened',
}

/** What a change was, in a whole sentence. `{whom}` is the member or visitor whom it concerned. */
const SENTENCES: Record<AuditAction, string> = {
  'user.edit': '{admin} changed the account of {whom}.',
  'user.change-role': '{admin} changed the role of {whom}.',
  'user.deactivate': '{admin} deactivated the account of {whom}.',
  'user.reactivate': '{admin} let {whom} sign in again.',
  'user.erase': '{admin} erased the account {memberId}.',
  'booking.move': '{admin} moved the booking of {whom} to another seat.',
  'booking.cancel': '{admin} cancelled the booking of {whom} for seat {seat}.',
  'payment.confirm': '{admin} confirmed a payment of {amount} by {whom}.',
  'tour.confirm': '{admin} confirmed the tour of {whom}.',
  'tour.complete': '{admin} completed the tour of {whom}.',
  'tour.cancel': '{admin} cancelled the tour of {whom}.',
  'tour.scan': '{admin} scanned the visitor pass of {whom}.',
  'settings.change': '{admin} changed the settings of the hall.',
  'seat.close': '{admin} closed seat {seat}.',
  'seat.open': '{admin} opened seat {seat}.',
}
/** Sentences that depend on more than the action: on who erased an account, and whether it had an ID. */
const ERASED_WITHOUT_ID = '{admin} erased the account of somebody who had no member ID.'
const DELETED_OWN = 'A member deleted their own account ({memberId}).'
const DELETED_OWN_WITHOUT_ID = 'A member deleted their own account.'
/** For a change that only a newer version of the app makes. */
const OTHER_SENTENCE = '{admin} made a change of the kind “{action}”.'
/** Stands for a member or visitor whose data the hall no longer keeps. */
const NOBODY_KNOWN = 'somebody whom the hall no longer knows'

export function isAuditAction(text: string): text is AuditAction {
  return AUDIT_ACTIONS.some((action) => action === text)
}

type Happened = {
  action: string
  admin: string
  whom: string | null
  /** Whether it was done to the own account. */
  own: boolean
  /** What else the sentence names, such as the seat, as people read it. */
  values: Readonly<Record<string, string>>
}

export function auditSentence(happened: Happened): string {
  const { action, admin, whom, values } = happened
  const known: Readonly<Record<string, string>> = {
    ...values,
    admin,
    action,
    whom: whom ?? NOBODY_KNOWN,
  }
  return sentenceOf(happened).replace(/\{(\w+)\}/g, (_all, name: string) => known[name] ?? '?')
}

function sentenceOf({ action, own, values }: Happened): string {
  if (!isAuditAction(action)) return OTHER_SENTENCE
  if (action !== 'user.erase') return SENTENCES[action]
  const hasId = values.memberId !== undefined
  if (own) return hasId ? DELETED_OWN : DELETED_OWN_WITHOUT_ID
  return hasId ? SENTENCES[action] : ERASED_WITHOUT_ID
}
