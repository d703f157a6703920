import { BACKUPS_KEPT_DAYS } from '../../../domain/personal-data/fixed-periods.ts'

/** How many tour requests a deletion erases, and how many upcoming visits that cancels. */
export const ERASED_TOURS_WORDS = {
  tours: { one: '{count} tour request', other: '{count} tour requests' },
  visits: { one: '{count} upcoming visit cancelled', other: '{count} upcoming visits cancelled' },
  toursAndVisits: '{tours}, {visits}',
} as const

/** What deletion keeps of someone without an account. */
export const VISITOR_KEPT_WORDS = {
  auditEntry:
    'A line in the audit log that tour requests were deleted: how many and when, without your name or email',
  backups: `Earlier backups, usually kept for up to ${BACKUPS_KEPT_DAYS} days`,
} as const
