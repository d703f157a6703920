// Retention periods that no setting changes. Those that the hall sets are in retention.ts.

/** Entries at the door are needed for disputes and required by law for a year; after that, counts suffice. */
export const ENTRIES_KEPT_MONTHS = 12
/** Long enough for a member to ask why a UPI payment was rejected. */
export const SCREENSHOTS_KEPT_DAYS = 30

/** Narrations name people; after this time, only the day, the amount and the matched payment are kept. */
export const NARRATIONS_KEPT_MONTHS = 12

/**
 * How many days what helps to investigate problems is kept: sessions and codes after they expired, and the files of
 * emails that the app wrote instead of sending.
 */
export const SESSIONS_KEPT_DAYS = 7
export const CODES_KEPT_DAYS = 1
export const OUTBOX_KEPT_DAYS = 30
/** What the hall tells people about backups. The app deletes none: the operator's timer does (docs/production.md). */
export const BACKUPS_KEPT_DAYS = 30
