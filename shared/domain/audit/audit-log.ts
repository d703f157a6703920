/** The audited actions: every change by staff, and views of a member's record. */
export const AUDIT_ACTIONS = [
  'user.view',
  'user.selfie',
  'user.register',
  'user.claim-code',
  'user.claim',
  'user.edit',
  'user.change-role',
  'user.deactivate',
  'user.reactivate',
  'user.erase',
  'user.export',
  'note.add',
  'note.remove',
  'consent.give',
  'consent.withdraw',
  'booking.make',
  'booking.move',
  'booking.cancel',
  'booking.export',
  'payment.confirm',
  'due.pay',
  'payment.correct-method',
  'payment.refund',
  'payment.return-deposit',
  'cash.open',
  'cash.expense',
  'cash.take-back',
  'cash.close',
  'cash.receive',
  'cash.export',
  'books.close',
  'books.export',
  'statement.import',
  'statement.link',
  'statement.ignore',
  'statement.return',
  'statement.export',
  'payment.reject',
  'tour.confirm',
  'tour.complete',
  'tour.cancel',
  'tour.scan',
  'tour.note',
  'tour.erase',
  'tour.export',
  'settings.change',
  'seat.close',
  'seat.open',
  'pass.card',
  'pass.revoke',
  'gate.enroll',
  'gate.revoke',
  'gate.remove',
  'gate.pin',
  'door.rotate',
  'door.export',
  'second-factor.on',
  'second-factor.off',
  'second-factor.codes',
  'second-factor.recovery',
  'second-factor.reset',
  'audit-log.export',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Changes per page of the log. */
export const AUDIT_PAGE_SIZE = 50

/** The actions, as filter options and in a user's personal data. */
export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  'user.view': 'Account viewed',
  'user.selfie': 'Selfie viewed',
  'user.register': 'Member registered at reception',
  'user.claim-code': 'Claim code given',
  'user.claim': 'Account claimed by its member',
  'user.edit': 'Account changed',
  'user.change-role': 'Role changed',
  'user.deactivate': 'Account deactivated',
  'user.reactivate': 'Account reactivated',
  'user.erase': 'Account erased',
  'user.export': 'Members exported',
  'note.add': 'Note about a member added',
  'note.remove': 'Note about a member removed',
  'consent.give': 'Parental consent recorded',
  'consent.withdraw': 'Parental consent withdrawn',
  'booking.make': 'Seat booked for a member',
  'booking.move': 'Booking moved',
  'booking.cancel': 'Booking cancelled',
  'booking.export': 'Bookings exported',
  'payment.confirm': 'Payment confirmed',
  'due.pay': 'Due paid',
  'payment.correct-method': 'Payment method corrected',
  'payment.refund': 'Refund made',
  'payment.return-deposit': 'Deposit returned',
  'cash.open': 'Shift opened',
  'cash.expense': 'Expense paid',
  'cash.take-back': 'Expense taken back',
  'cash.close': 'Shift closed',
  'cash.receive': 'Cash received',
  'cash.export': 'Shifts exported',
  'books.close': 'Day closed',
  'books.export': 'Books exported',
  'statement.import': 'Bank statement imported',
  'statement.link': 'Bank statement matched',
  'statement.ignore': 'Bank statement line marked as not for us',
  'statement.return': 'Bank statement line put back',
  'statement.export': 'Bank statement exported',
  'payment.reject': 'UPI payment rejected',
  'tour.confirm': 'Tour confirmed',
  'tour.complete': 'Tour completed',
  'tour.cancel': 'Tour cancelled',
  'tour.scan': 'Visitor pass scanned',
  'tour.note': 'Tour notes changed',
  'tour.erase': 'Tour data erased',
  'tour.export': 'Tours exported',
  'settings.change': 'Settings changed',
  'seat.close': 'Seat closed',
  'seat.open': 'Seat opened',
  'pass.card': 'Card printed',
  'pass.revoke': 'Pass revoked',
  'gate.enroll': 'Gate enrolled',
  'gate.revoke': 'Gate revoked',
  'gate.remove': 'Gate removed',
  'gate.pin': 'Gate PIN saved',
  'door.rotate': 'Door keys replaced',
  'door.export': 'Door entries exported',
  'second-factor.on': 'Second factor switched on',
  'second-factor.off': 'Second factor switched off',
  'second-factor.codes': 'Recovery codes replaced',
  'second-factor.recovery': 'Recovery code used',
  'second-factor.reset': 'Second factor reset',
  'audit-log.export': 'Audit log exported',
}

/** The actions, and variants for changes to one's own account and for users without a member ID. */
export const AUDIT_SENTENCES = [
  ...AUDIT_ACTIONS,
  'user.edit-own',
  'user.erase-without-id',
  'user.delete-own',
  'user.delete-own-without-id',
  /**
   * Made with the command on the server, for a super admin who lost their phone: nobody can reset
   * their own second factor in the app.
   */
  'second-factor.reset-on-server',
  /** For an action written by a newer version of the app. */
  'other',
] as const
export type AuditSentence = (typeof AUDIT_SENTENCES)[number]

export function isAuditAction(text: string): text is AuditAction {
  return AUDIT_ACTIONS.some((action) => action === text)
}

type AuditEvent = {
  action: string
  /** Whether the change concerns the actor's own account. */
  own: boolean
  /** The values in the sentence other than names, such as the seat. */
  values: Readonly<Record<string, string>>
}

/** Returns which sentence describes a change; its text is in shared/words. */
export function auditSentence({ action, own, values }: AuditEvent): AuditSentence {
  if (!isAuditAction(action)) return 'other'
  if (action === 'second-factor.reset' && own) return 'second-factor.reset-on-server'
  if (action === 'user.edit' && own) return 'user.edit-own'
  if (action !== 'user.erase') return action
  const hasId = values.memberId !== undefined
  if (own) return hasId ? 'user.delete-own' : 'user.delete-own-without-id'
  return hasId ? action : 'user.erase-without-id'
}

/** Who made a change. Visitors have no account. */
export const AUDIT_ACTORS = ['user', 'formerAdmin', 'visitor'] as const
export type AuditActor = (typeof AUDIT_ACTORS)[number]
