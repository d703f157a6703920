import type { AuditChange } from '#shared/domain/audit/audit-change.ts'
import { userView, type ViewAction, viewWindowStart } from '#shared/domain/audit/view-window.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { type StudyDays, studyDaysIn } from '#shared/domain/booking/study-day.ts'
import { type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'
import type { PassKind, RevokedReason } from '#shared/domain/door/hall-pass.ts'
import type { MembershipDetails } from '#shared/domain/membership.ts'
import type { ExpenseCategory } from '#shared/domain/money/cash-expense.ts'
import type { Journal } from '#shared/domain/money/ledger.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import type { NewRefund } from '#shared/domain/money/refund.ts'
import type { StatementRow, StatementState } from '#shared/domain/money/statement.ts'
import type { StatementMapping } from '#shared/domain/money/statement-table.ts'
import type { RecordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import type { HallSettings } from '#shared/domain/settings/settings.ts'
import type { RequestedTour } from '#shared/domain/tour/request-tour.ts'
import type { Device } from '#shared/domain/user/device.ts'
import type { NewNote } from '#shared/domain/user/member-note.ts'
import type { SentCode } from '#shared/domain/user/one-time-code.ts'
import type { UserDetails } from '#shared/domain/user/user-change.ts'
import type { ParentalConsentRecord } from '#shared/replies/consent.ts'
import type { PersonalRecords } from '#shared/replies/personal-data.ts'
import type { UserRecord } from '#shared/replies/user.ts'

export const TIME_ZONE = 'Asia/Kolkata'

export type DemoUser = UserDetails &
  RecordedNotice &
  Pick<UserRecord, 'id' | 'memberId' | 'avatar' | 'language' | 'createdAt'> & {
    /** Undefined for sample users, who accept any password. */
    password?: string
    /** Set when reception replaces the email: every password is wrong until a reset. */
    passwordInvalidated?: boolean
    /** Set after reception replaced the email, until the user verifies the new one. */
    lastVerifiedEmail?: string | null
    /** Reception has registered the user, and nobody can log in yet. */
    awaitsClaim: boolean
    /** The day of the user's latest own consent. */
    consentedOn: CalendarDay
    /** Oldest first. */
    parentalConsents: DemoConsent[]
    secondFactor: DemoFactor | null
    attendanceOn: boolean
    deactivatedAt: Date | null
    erasedAt: Date | null
    /** Sample users have a drawing as their selfie. */
    membership: (MembershipDetails & { selfie: Blob | 'drawing' }) | null
  }

/** A user who can log in. */
export type DemoLoginUser = DemoUser & { email: string }

/** A second factor; `since` is null until its first code. `recoveryCodes` are those that were not used. */
export type DemoFactor = { since: Date | null; recoveryCodes: string[] }

/** A parent's consent; `recordedBy` is the admin's name. */
export type DemoConsent = ParentalConsentRecord & { recordedBy: string | null }

export type DemoBooking = Omit<
  PersonalRecords['bookings'][number],
  'bookedAt' | 'remindedToPayAt' | 'remindedDaysBefore'
> & { userId: string; createdAt: Date }

export type DemoPayment = PersonalRecords['payments'][number] & {
  userId: string
  refusal: RefusalCode | null
  issuedMemberId: boolean
  /** The price, in rupees, of the sale that this payment completes. Null: the payment's amount. 0: a later part. */
  sold: number | null
}

/** What is still owed for a booking; `allowedBy` and `writtenOffBy` are IDs of staff. */
export type DemoDue = PersonalRecords['dues'][number] & {
  userId: string
  /** The first part. */
  paymentId: string
  allowedBy: string
  /** Null for the member. */
  writtenOffBy: string | null
}

export type DemoReceipt = PersonalRecords['receipts'][number] & { userId: string }

/** A refund that reception made; `madeBy` is the admin's ID. */
export type DemoRefund = PersonalRecords['refunds'][number] &
  NewRefund & {
    paymentId: string
    userId: string
    madeBy: string
    madeAt: Date
    /** Null if no cash was paid. */
    shiftId: string | null
  }

/** A correction of how a payment was made; `from` is what was recorded before. */
export type DemoCorrection = {
  id: string
  paymentId: string
  from: PaymentMethod | null
  at: Date
  journals: readonly Journal[]
}

/** A note about a user; `madeBy` is the author's ID. */
export type DemoNote = NewNote & { madeBy: string; at: Date }

/** A UTR that a member entered. */
export type DemoClaim = PersonalRecords['upiClaims'][number] & {
  userId: string
  bookingId: string
  checkedBy: string | null
  screenshot?: Blob
}

export type DemoTour = RequestedTour &
  Omit<PersonalRecords['tours'][number], 'requestedAt'> & { createdAt: Date }

export type DemoCode = SentCode & { sentAt: Date }

/** An entry of the audit log. */
export type DemoChange = AuditChange & {
  id: string
  at: Date
  /** Null for someone without an account. */
  adminId: string | null
}

export type DemoSession = Device & {
  id: string
  userId: string
  createdAt: Date
  lastUsedAt: Date
}

export type DemoPass = {
  id: string
  userId: string
  kind: PassKind
  issuedAt: Date
  revokedAt: Date | null
  revokedReason: RevokedReason | null
}

/** An entry at the door, and the booking that admitted the member. */
export type DemoEntry = PersonalRecords['entries'][number] & { userId: string; bookingId: string }

/** `enrolledBy` is the admin's ID. */
export type DemoGate = {
  id: string
  name: string
  enrolledAt: Date
  enrolledBy: string
  revokedAt: Date | null
  lastSeenAt: null
  clockOffsetMs: null
  appVersion: null
}

export type DemoStatementRow = StatementRow & {
  id: string
  state: StatementState
  paymentId: string | null
}

export type DemoShift = {
  id: string
  drawer: string
  userId: string
  openedAt: Date
  opening: number
  openingNote: string
  closedAt: Date | null
  closedBy: string | null
  expected: number | null
  counted: number | null
  handedOver: number | null
  note: string
  receivedAt: Date | null
  received: number | null
  receivedNote: string
  expenses: {
    id: string
    amount: number
    category: ExpenseCategory
    note: string
    madeAt: Date
    takenBackAt: Date | null
    takenBackBy?: DemoUser
    bill?: Blob
  }[]
}

/** The demo's data. It is in memory only, and lost on reload. */
export type DemoState = {
  now: () => Date
  /** The lists are newest first, unless noted. */
  users: DemoUser[]
  bookings: DemoBooking[]
  payments: DemoPayment[]
  /** Oldest first. */
  dues: DemoDue[]
  receipts: DemoReceipt[]
  refunds: DemoRefund[]
  /** Oldest first. */
  corrections: DemoCorrection[]
  notes: DemoNote[]
  /** Oldest first. */
  claims: DemoClaim[]
  statementRows: DemoStatementRow[]
  /** How to read the columns of each bank's statement, by the statement's header. */
  statementMappings: Map<string, StatementMapping>
  tours: DemoTour[]
  changes: DemoChange[]
  passes: DemoPass[]
  gates: DemoGate[]
  /** Oldest first. */
  entries: DemoEntry[]
  /** Oldest first. */
  shifts: DemoShift[]
  /** The closed days, oldest first; `by` is the admin's ID. */
  closings: { day: CalendarDay; at: Date; by: string }[]
  settings: HallSettings & { version: number }
  closedSeats: SeatId[]
  /** The setup steps that were ticked off. */
  acknowledged: string[]
  /** The last code of each purpose and email; the key is like `register asha@example.com`. */
  codes: Map<string, DemoCode>
  verifiedEmails: Set<string>
  /** The emails whose visitor data may be erased. */
  verifiedVisitors: Set<string>
  /** By token. */
  sessions: Map<string, DemoSession>
  /** Returns an ID for a new record. */
  nextId: () => string
}

export function today(state: DemoState): CalendarDay {
  return dayIn(TIME_ZONE, state.now())
}

export function studyDays(state: DemoState): StudyDays {
  return studyDaysIn(TIME_ZONE, state.now())
}

/**
 * Records in the audit log that an admin viewed a user's details or selfie, at most once in several minutes.
 */
export function recordView(
  state: DemoState,
  admin: DemoUser,
  action: ViewAction,
  userId: string,
): void {
  const change = userView(action, userId)
  const now = state.now()
  const since = viewWindowStart(now)
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
