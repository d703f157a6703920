import type { AuditChange } from './audit-change.ts'

/** What an admin views of one member: the whole record, or the selfie. */
export type ViewAction = 'user.view' | 'user.selfie'

/** Repeated views of a record within this window add no audit entry. */
const VIEW_WINDOW_MINUTES = 5

/** The audit entry of an admin who views a user's record or selfie. */
export function userView(action: ViewAction, userId: string): AuditChange {
  return { action, subject: `user:${userId}`, details: {} }
}

/** Start of the window: a view that was logged after this instant is not logged again. */
export function viewWindowStart(now: Date): Date {
  return new Date(now.getTime() - VIEW_WINDOW_MINUTES * 60_000)
}
