import type { AuditChange } from './audit-change.ts'

/** What an admin reads of one member: the whole record, or the selfie. */
export type ReadingAction = 'user.view' | 'user.selfie'

/** Within this time, reading the same again adds no further audit entry. */
const READING_MINUTES = 5

/** The audit entry of an admin who reads a user's record or selfie. */
export function userReading(action: ReadingAction, userId: string): AuditChange {
  return { action, subject: `user:${userId}`, details: {} }
}

/** A reading that was logged after this instant is not logged again. */
export function readingsSince(now: Date): Date {
  return new Date(now.getTime() - READING_MINUTES * 60_000)
}
