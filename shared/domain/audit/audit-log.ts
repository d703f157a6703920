/**
 * The audited actions (product rule: every admin change is in the audit log), and viewing a member's
 * record.
 */
export const AUDIT_ACTIONS = [
  'user.view',
  'user.selfie',
  'user.edit',
  'user.change-role',
  'user.deactivate',
  'user.reactivate',
  'user.erase',
  'consent.give',
  'consent.withdraw',
  'booking.move',
  'booking.cancel',
  'payment.confirm',
  'tour.confirm',
  'tour.complete',
  'tour.cancel',
  'tour.scan',
  'tour.note',
  'tour.erase',
  'settings.change',
  'seat.close',
  'seat.open',
  'second-factor.on',
  'second-factor.off',
  'second-factor.codes',
  'second-factor.recovery',
  'second-factor.reset',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Changes per page of the log. */
export const AUDIT_PAGE_SIZE = 50

/** The actions, as filter options. */
export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  'user.view': 'Account viewed',
  'user.selfie': 'Selfie viewed',
  'user.edit': 'Account changed',
  'user.change-role': 'Role changed',
  'user.deactivate': 'Account deactivated',
  'user.reactivate': 'Account reactivated',
  'user.erase': 'Account erased',
  'consent.give': 'Parental consent recorded',
  'consent.withdraw': 'Parental consent withdrawn',
  'booking.move': 'Booking moved',
  'booking.cancel': 'Booking cancelled',
  'payment.confirm': 'Payment confirmed',
  'tour.confirm': 'Tour confirmed',
  'tour.complete': 'Tour completed',
  'tour.cancel': 'Tour cancelled',
  'tour.scan': 'Visitor pass scanned',
  'tour.note': 'Tour notes changed',
  'tour.erase': 'Tour data erased',
  'settings.change': 'Settings changed',
  'seat.close': 'Seat closed',
  'seat.open': 'Seat opened',
  'second-factor.on': 'Second factor switched on',
  'second-factor.off': 'Second factor switched off',
  'second-factor.codes': 'Recovery codes replaced',
  'second-factor.recovery': 'Recovery code used',
  'second-factor.reset': 'Second factor reset',
}

/** The sentence for each action. `{whom}` is the affected member or visitor. */
const SENTENCES: Record<AuditAction, string> = {
  'user.view': '{admin} viewed the account of {whom}.',
  'user.selfie': '{admin} viewed the selfie of {whom}.',
  'user.edit': '{admin} changed the account of {whom}.',
  'user.change-role': '{admin} changed the role of {whom}.',
  'user.deactivate': '{admin} deactivated the account of {whom}.',
  'user.reactivate': '{admin} reactivated the account of {whom}.',
  'user.erase': '{admin} erased the account {memberId}.',
  'consent.give': "{admin} recorded a parent's consent for {whom}.",
  'consent.withdraw': "{admin} withdrew a parent's consent for {whom}.",
  'booking.move': '{admin} moved the booking of {whom} to another seat.',
  'booking.cancel': '{admin} cancelled the booking of {whom} for seat {seat}.',
  'payment.confirm': '{admin} confirmed a payment of {amount} by {whom}.',
  'tour.confirm': '{admin} confirmed the tour of {whom}.',
  'tour.complete': '{admin} completed the tour of {whom}.',
  'tour.cancel': '{admin} cancelled the tour of {whom}.',
  'tour.scan': '{admin} scanned the visitor pass of {whom}.',
  'tour.note': '{admin} changed the notes about the tour of {whom}.',
  'tour.erase': '{admin} erased the data of their tour requests.',
  'settings.change': '{admin} changed the settings of the hall.',
  'seat.close': '{admin} closed seat {seat}.',
  'seat.open': '{admin} opened seat {seat}.',
  'second-factor.on': '{admin} switched on their second factor.',
  'second-factor.off': '{admin} switched off their second factor.',
  'second-factor.codes': '{admin} made new recovery codes.',
  'second-factor.recovery': '{admin} logged in with a recovery code.',
  'second-factor.reset': '{admin} reset the second factor of {whom}.',
}
/**
 * Sentences that depend on more than the action: on whose account was changed, who erased a user,
 * and whether there was a member ID.
 */
const CHANGED_OWN = '{admin} changed their own account.'
const ERASED_WITHOUT_ID = '{admin} erased the account of someone without a member ID.'
const DELETED_OWN = 'A member deleted their own account ({memberId}).'
const DELETED_OWN_WITHOUT_ID = 'A member deleted their own account.'
/** By the command for a super admin without a phone; nobody can reset their own in the app. */
const FACTOR_RESET_ON_SERVER = 'The second factor of {admin} was reset on the server.'
/** For an action of a newer version of the app. */
const OTHER_SENTENCE = '{admin} made another change ({action}).'
/** Stands for a member or visitor whose data has been erased. */
const DELETED_PERSON = 'someone since deleted'

export function isAuditAction(text: string): text is AuditAction {
  return AUDIT_ACTIONS.some((action) => action === text)
}

type AuditEvent = {
  action: string
  admin: string
  whom: string | null
  /** Whether the change concerns the actor's own account. */
  own: boolean
  /** Other values in the sentence, such as the seat, formatted. */
  values: Readonly<Record<string, string>>
}

export function auditSentence(event: AuditEvent): string {
  const { action, admin, whom, values } = event
  const known: Readonly<Record<string, string>> = {
    ...values,
    admin,
    action,
    whom: whom ?? DELETED_PERSON,
  }
  return sentenceOf(event).replace(/\{(\w+)\}/g, (_all, name: string) => known[name] ?? '?')
}

function sentenceOf({ action, own, values }: AuditEvent): string {
  if (!isAuditAction(action)) return OTHER_SENTENCE
  if (action === 'second-factor.reset' && own) return FACTOR_RESET_ON_SERVER
  if (action === 'user.edit' && own) return CHANGED_OWN
  if (action !== 'user.erase') return SENTENCES[action]
  const hasId = values.memberId !== undefined
  if (own) return hasId ? DELETED_OWN : DELETED_OWN_WITHOUT_ID
  return hasId ? SENTENCES[action] : ERASED_WITHOUT_ID
}
