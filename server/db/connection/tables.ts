import type { ColumnType, Generated } from 'kysely'
import type { Batch } from '#shared/domain/booking/batches.ts'
import type { Duration } from '#shared/domain/booking/durations.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import type { MembershipForm } from '#shared/domain/membership.ts'
import type { Gender } from '#shared/domain/options.ts'
import type { PaymentMethod, PaymentState } from '#shared/domain/payment.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import type { TourField } from '#shared/domain/tour/tour-form.ts'
import type { CodePurpose } from '#shared/domain/user/one-time-code.ts'
import type { ConsentMethod, IdKind } from '#shared/domain/user/parental-consent.ts'
import type { FactorPolicy } from '#shared/domain/user/second-factor.ts'
import type { Role } from '#shared/domain/user/user.ts'
import type { ColumnName } from './column-names.ts'

/** The tables as queries see them. Days are `YYYY-MM-DD` strings, instants are Dates. */
export type Tables = {
  users: UsersTable
  sessions: SessionsTable
  one_time_codes: OneTimeCodesTable
  email_proofs: EmailProofsTable
  membership_details: MembershipDetailsTable
  seats: SeatsTable
  bookings: BookingsTable
  payments: PaymentsTable
  member_id_counters: MemberIdCountersTable
  tour_requests: TourRequestsTable
  parental_consents: ParentalConsentsTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  erased_tours: ErasedToursTable
  outgoing_mails: OutgoingMailsTable
  expiry_reminders: ExpiryRemindersTable
  audit_log: AuditLogTable
  settings: SettingsTable
  session_secret: SessionSecretTable
  files_to_remove: FilesToRemoveTable
}

/** The privacy notice that was shown; null if none was shown. */
type NoticeColumns = {
  notice_version: string | null
  notice_language: Language | null
  notice_shown_at: Date | null
}

type UsersTable = NoticeColumns & {
  id: Generated<string>
  email: string
  full_name: string
  role: Generated<Role>
  phone_number: string | null
  date_of_birth: CalendarDay | null
  gender: Gender | null
  password_hash: string
  /** Null if the user has not set a password since this column exists. */
  password_set_at: Date | null
  avatar: string | null
  member_id: string | null
  created_at: Date
  deactivated_at: Date | null
  erased_at: Date | null
  /** The day of the user's latest own consent; null if an older version registered the user. */
  consented_on: CalendarDay | null
  /** Set while the email is unverified, after reception has replaced it. */
  last_verified_email: string | null
}

type SessionsTable = {
  id: Generated<string>
  user_id: string
  created_at: Date
  expires_at: Date
  ended_at: Date | null
  last_used_at: Generated<Date>
  browser: string | null
  system: string | null
}

type OneTimeCodesTable = {
  email: string
  purpose: CodePurpose
  code_hash: Buffer
  sent_at: Date
  expires_at: Date
  wrong_tries: Generated<number>
  used_at: Date | null
}

type EmailProofsTable = {
  token_hash: Buffer
  email: string
  expires_at: Date
}

type MembershipDetailsTable = Record<
  ColumnName<Exclude<keyof MembershipForm, 'visitedBefore'>>,
  string
> & {
  user_id: string
  visited_before: boolean
  /** Null after its retention period. */
  selfie: string | null
  updated_at: Date
}

type SeatsTable = {
  id: string
  number: number
  room: Room
  closed: Generated<boolean>
}

/**
 * held: unpaid, keeps its seat. lapsed: its hold expired and another booking took the seat.
 * replaced: its user chose again before paying.
 */
type BookingStatus = 'held' | 'lapsed' | 'replaced' | 'paid' | 'cancelled'

type BookingsTable = {
  id: Generated<string>
  user_id: string
  seat_id: string
  room: Room
  batch: Batch
  duration: Duration
  start_date: CalendarDay
  end_date: CalendarDay
  period: ColumnType<string, never, never>
  halves: string
  amount: number
  renewal: boolean
  status: BookingStatus
  held_until: Date
  created_at: Date
  paid_at: Date | null
}

type PaymentsTable = {
  id: string
  booking_id: string
  user_id: string
  amount: number
  method: PaymentMethod | null
  status: PaymentState
  reference: string | null
  issued_member_id: Generated<boolean>
  confirmed_by: string | null
  confirmed_at: Date | null
  created_at: Date
  asked_at: Date | null
  refusal: RefusalCode | null
}

type MemberIdCountersTable = {
  year: number
  month: number
  last: number
}

type TourRequestsTable = Record<ColumnName<TourField>, string> &
  NoticeColumns & {
    id: Generated<string>
    gender: Gender
    status: Generated<TourStatus>
    email_proved: Generated<boolean>
    admin_notes: string | null
    created_at: Date
    completed_at: Date | null
  }

type ParentalConsentsTable = NoticeColumns & {
  id: Generated<string>
  user_id: string
  method: ConsentMethod
  parent_email: string | null
  id_kind: IdKind | null
  id_last_four: string | null
  recorded_by: string | null
  given_at: Date
  withdrawn_at: Date | null
  withdrawn_by: string | null
}

type SecondFactorsTable = {
  user_id: string
  sealed_key: Buffer
  started_at: Date
  /** Null until the first correct code. */
  confirmed_at: Date | null
  last_step: number | null
}

type RecoveryCodesTable = {
  user_id: string
  code_hash: Buffer
  used_at: Date | null
}

type ErasedToursTable = {
  id: string
  erased_at: Date
}

type OutgoingMailsTable = {
  id: Generated<string>
  recipient: string
  subject: string
  body: string
  code: string | null
  pass_text: string | null
  created_at: Date
}

type ExpiryRemindersTable = {
  booking_id: string
  days_left: number
}

type AuditLogTable = {
  id: Generated<string>
  /** Null: someone without an account. */
  admin_id: string | null
  action: string
  subject: string
  /** JSON, written as a string. */
  details: ColumnType<unknown, string, never>
  at: Date
}

type SettingsTable = {
  id: Generated<number>
  hall_name: string
  contact_phone: string
  contact_email: string
  address: string
  /** A price table as JSON, written as a string. */
  prices: ColumnType<unknown, string, string>
  selfie_kept_days: number
  tour_kept_months: number
  renewal_days: Generated<number>
  /** Room rules as JSON, written as a string; null is the default. */
  room_rules: ColumnType<unknown, string | undefined, string>
  factor_policy: Generated<FactorPolicy>
  version: number
  updated_at: Date
}

type SessionSecretTable = {
  id: Generated<number>
  fingerprint: Buffer
}

type FilesToRemoveTable = {
  key: string
  since: Generated<Date>
}
