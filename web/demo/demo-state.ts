import type { AuditChange } from '#shared/domain/audit/audit-change.ts'
import { userView, type ViewAction, viewsSince } from '#shared/domain/audit/view-window.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { type StudyDays, studyDaysIn } from '#shared/domain/booking/study-day.ts'
import { type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'
import type { MembershipDetails } from '#shared/domain/membership.ts'
import type { RecordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import type { HallSettings } from '#shared/domain/settings/settings.ts'
import type { RequestedTour } from '#shared/domain/tour/request-tour.ts'
import type { Device } from '#shared/domain/user/device.ts'
import type { SentCode } from '#shared/domain/user/one-time-code.ts'
import type { UserDetails } from '#shared/domain/user/user-change.ts'
import type { ParentalConsentRecord } from '#shared/replies/consent.ts'
import type { PersonalRecords } from '#shared/replies/personal-data.ts'
import type { UserRecord } from '#shared/replies/user.ts'

export const TIME_ZONE = 'Asia/Kolkata'

export type DemoUser = UserDetails &
  RecordedNotice &
  Pick<UserRecord, 'id' | 'email' | 'memberId' | 'avatar' | 'createdAt'> & {
    /** Undefined for sample users, who accept any password. */
    password?: string
    /** Reception has replaced the email, so every password is wrong until a reset. */
    passwordVoid?: boolean
    /** Set while the email is unverified, after reception has replaced it. */
    lastVerifiedEmail?: string | null
    /** The day of the latest own consent. */
    consentedOn: CalendarDay
    /** Oldest first. */
    parentalConsents: DemoConsent[]
    secondFactor: DemoFactor | null
    deactivatedAt: Date | null
    erasedAt: Date | null
    /** Sample users have a drawing in place of a selfie. */
    membership: (MembershipDetails & { selfie: Blob | 'drawing' }) | null
  }

/** A second factor; `since` is null until its first code. The recovery codes are unused. */
export type DemoFactor = { since: Date | null; recoveryCodes: string[] }

/** A parent's consent; `recordedBy` is the admin's name. */
export type DemoConsent = ParentalConsentRecord & { recordedBy: string | null }

export type DemoBooking = Omit<
  PersonalRecords['bookings'][number],
  'bookedAt' | 'remindedDaysBefore'
> & { userId: string; createdAt: Date }

export type DemoPayment = PersonalRecords['payments'][number] & {
  userId: string
  refusal: RefusalCode | null
  issuedMemberId: boolean
}

export type DemoTour = RequestedTour &
  Omit<PersonalRecords['tours'][number], 'requestedAt'> & { createdAt: Date }

export type DemoCode = SentCode & { sentAt: Date }

/** An entry of the audit log. */
export type DemoChange = AuditChange & {
  id: string
  at: Date
  /** Null: someone without an account. */
  adminId: string | null
}

export type DemoSession = Device & {
  id: string
  userId: string
  createdAt: Date
  lastUsedAt: Date
}

/** The demo's data. It lives in the page and is lost on reload. */
export type DemoState = {
  now: () => Date
  /** Each list is ordered newest first. */
  users: DemoUser[]
  bookings: DemoBooking[]
  payments: DemoPayment[]
  tours: DemoTour[]
  changes: DemoChange[]
  settings: HallSettings & { version: number }
  closedSeats: SeatId[]
  /** The last code of each purpose and email; the key is like `register asha@example.com`. */
  codes: Map<string, DemoCode>
  verifiedEmails: Set<string>
  /** The emails whose tours may be erased. */
  verifiedVisitors: Set<string>
  /** By token. */
  sessions: Map<string, DemoSession>
  /** Returns an id for a new record. */
  nextId: () => string
}

export function today(state: DemoState): CalendarDay {
  return dayIn(TIME_ZONE, state.now())
}

export function studyDays(state: DemoState): StudyDays {
  return studyDaysIn(TIME_ZONE, state.now())
}

/**
 * Records in the audit log that an admin views a user's record or selfie, once every few minutes.
 */
export function recordView(
  state: DemoState,
  admin: DemoUser,
  action: ViewAction,
  userId: string,
): void {
  const change = userView(action, userId)
  const now = state.now()
  const since = viewsSince(now)
  const isRecorded = state.changes.some(
    ({ adminId, subject, at, ...other }) =>
      adminId === admin.id &&
      other.action === action &&
      subject === change.subject &&
      at > since &&
      at <= now,
  )
  if (!isRecorded) recordChange(state, admin, change)
}

/** Writes a change to the audit log. */
export function recordChange(state: DemoState, admin: DemoUser | null, change: AuditChange): void {
  const id = String(Number(state.changes[0]?.id ?? 0) + 1)
  state.changes.unshift({ ...change, id, at: state.now(), adminId: admin?.id ?? null })
}
