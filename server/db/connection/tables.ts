import type { ColumnType, Generated } from 'kysely'
import type { Batch, DayHalf } from '#shared/domain/booking/batches.ts'
import type { Duration } from '#shared/domain/booking/durations.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { EntryOutcome, EntrySource } from '#shared/domain/door/door-entry.ts'
import type { Direction, DoorLook, DoorReason } from '#shared/domain/door/door-verdict.ts'
import type { PassKind, RevokedReason } from '#shared/domain/door/hall-pass.ts'
import type { Language } from '#shared/domain/language.ts'
import type { MembershipForm } from '#shared/domain/membership.ts'
import type { CashCount, ExpenseCategory } from '#shared/domain/money/cash-shift.ts'
import type { JournalKind, LedgerAccount, PaidState } from '#shared/domain/money/ledger.ts'
import type { ReceiptContent } from '#shared/domain/money/receipt.ts'
import type { VoucherContent } from '#shared/domain/money/refund.ts'
import type { StatementState } from '#shared/domain/money/statement.ts'
import type { StatementMapping } from '#shared/domain/money/statement-table.ts'
import type { ClaimState, RejectionReason } from '#shared/domain/money/upi-claim.ts'
import type { Gender } from '#shared/domain/options.ts'
import type { PaymentMethod, PaymentState } from '#shared/domain/payment.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import type { TourField } from '#shared/domain/tour/tour-form.ts'
import type { NoteKind } from '#shared/domain/user/member-note.ts'
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
  upi_claims: UpiClaimsTable
  statement_mappings: StatementMappingsTable
  statement_rows: StatementRowsTable
  journals: JournalsTable
  postings: PostingsTable
  cash_shifts: CashShiftsTable
  cash_expenses: CashExpensesTable
  day_closings: DayClosingsTable
  closed_balances: ClosedBalancesTable
  receipts: ReceiptsTable
  receipt_counters: ReceiptCountersTable
  refunds: RefundsTable
  member_notes: MemberNotesTable
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
  setup_steps: SetupStepsTable
  session_secret: SessionSecretTable
  files_to_remove: FilesToRemoveTable
  push_subscriptions: PushSubscriptionsTable
  door_keys: DoorKeysTable
  hall_passes: HallPassesTable
  gates: GatesTable
  gate_pins: GatePinsTable
  door_entries: DoorEntriesTable
  door_counts: DoorCountsTable
  roster_changes: RosterChangesTable
  roster_era: RosterEraTable
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
  /** The day of the user's latest own consent; null if they registered before consents existed. */
  consented_on: CalendarDay | null
  /** Set while the email is unverified, after reception has replaced it. */
  last_verified_email: string | null
  language: Generated<Language>
  /** False if it is the browser's; the next login replaces it. */
  language_chosen: Generated<boolean>
  /** Whether the user wants to see their own hours. */
  attendance_on: Generated<boolean>
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
  /** Written by the job that reminds of payments. */
  payment_reminded_at: ColumnType<Date | null, never, Date>
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
  /** The status up to which the ledger has the payment. */
  posted_status: Generated<PaidState | null>
}

type UpiClaimsTable = {
  id: Generated<string>
  payment_id: string
  booking_id: string
  user_id: string
  utr: string
  status: ClaimState
  sent_at: Date
  checked_by: Generated<string | null>
  checked_at: Generated<Date | null>
  reason: Generated<RejectionReason | null>
  note: Generated<string | null>
}

type StatementMappingsTable = {
  header: string
  /** JSON, written as a string. */
  mapping: ColumnType<StatementMapping, string, string>
  saved_by: string
  saved_at: Date
}

type StatementRowsTable = {
  id: Generated<string>
  number: Generated<string>
  hash: Buffer
  day: CalendarDay
  /** In paise, which PostgreSQL's driver returns as text. */
  amount: string
  /** Empty after its retention period, like `utrs`. */
  narration: string
  utrs: string[]
  state: Generated<StatementState>
  payment_id: Generated<string | null>
  matched_by: Generated<string | null>
  matched_at: Generated<Date | null>
}

type JournalsTable = {
  id: Generated<string>
  kind: JournalKind
  /** Names what happened; unique. */
  event: string
  day: CalendarDay
  /** The number of postings; a trigger compares it with the rows. */
  lines: number
  booking_id: string | null
  payment_id: string | null
  shift_id: string | null
  made_by: string | null
  created_at: Date
}

type CashShiftsTable = {
  id: string
  number: Generated<string>
  drawer: string
  user_id: string
  opened_at: Date
  /** JSON, written as a string. */
  opening_count: ColumnType<CashCount, string, never>
  opening: number
  closed_at: Date | null
  closing_count: ColumnType<CashCount | null, string | null, string | null>
  expected: number | null
  counted: number | null
  handed_over: number | null
  note: Generated<string>
  received_at: Date | null
  received_by: string | null
  received: number | null
}

type CashExpensesTable = {
  id: string
  shift_id: string
  amount: number
  category: ExpenseCategory
  note: string
  made_by: string
  made_at: Date
  taken_back_at: Date | null
}

type DayClosingsTable = {
  day: CalendarDay
  closed_at: Date
  closed_by: string
}

type ClosedBalancesTable = {
  day: CalendarDay
  account: LedgerAccount
  /** In paise, which PostgreSQL's driver returns as text. */
  balance: string
}

type PostingsTable = {
  journal_id: string
  line: number
  account: LedgerAccount
  user_id: string | null
  /** In paise, which PostgreSQL's driver returns as text; debits are positive. */
  amount: string
}

type ReceiptCountersTable = {
  series: string
  /** The calendar year in which the financial year began. */
  year: number
  last: number
}

type ReceiptsTable = {
  series: string
  year: number
  number: number
  payment_id: string
  user_id: string
  day: CalendarDay
  issued_at: Date
  content: ColumnType<ReceiptContent, string, never>
}

type RefundsTable = {
  id: string
  booking_id: string
  payment_id: string
  user_id: string
  /** Rupees. */
  amount: number
  method: PaymentMethod
  utr: string | null
  reason: string
  made_by: string
  made_at: Date
  series: string
  year: number
  number: number
  day: CalendarDay
  content: ColumnType<VoucherContent, string, never>
}

type MemberNotesTable = {
  id: string
  user_id: string
  kind: NoteKind
  text: string
  made_by: string
  made_at: Date
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
    /** Of the browser that requested it, for the visitor's emails. */
    language: Generated<Language>
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
  language: Generated<Language>
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
  standard_note: Generated<string>
  silver_note: Generated<string>
  gold_note: Generated<string>
  opening_hours: Generated<string>
  amenities: Generated<string>
  map_url: Generated<string>
  students_figure: Generated<string>
  tours_figure: Generated<string>
  success_figure: Generated<string>
  grace_minutes: Generated<number>
  closed_days: Generated<CalendarDay[]>
  cards_on: Generated<boolean>
  upi_id: Generated<string>
  upi_payee: Generated<string>
  version: number
  updated_at: Date
}

/** The steps of setting up the hall that were ticked off. */
type SetupStepsTable = {
  step: string
  acknowledged_at: Date
}

type SessionSecretTable = {
  id: Generated<number>
  fingerprint: Buffer
}

type FilesToRemoveTable = {
  key: string
  since: Generated<Date>
}

type PushSubscriptionsTable = {
  id: Generated<string>
  user_id: string
  endpoint: string
  p256dh: Buffer
  auth: Buffer
  created_at: Date
}

type DoorKeysTable = {
  epoch: number
  sealed_phone_key: Buffer
  sealed_card_key: Buffer
  card_public_key: Buffer
  created_at: Date
  /** Null for the current epoch. */
  retired_at: Date | null
}

type HallPassesTable = {
  id: Buffer
  /** Null once the member was erased. */
  user_id: string | null
  epoch: number
  kind: PassKind
  issued_at: Date
  revoked_at: Date | null
  revoked_reason: RevokedReason | null
}

type GatesTable = {
  id: Generated<string>
  name: string
  public_key: Buffer
  enrolled_by: string | null
  enrolled_at: Date
  revoked_at: Date | null
  last_seen_at: Date | null
  /** A bigint, which the driver returns as text. */
  clock_offset_ms: ColumnType<string | null, number | null, number | null>
  app_version: string | null
}

type GatePinsTable = {
  user_id: string
  salt: Buffer
  pin_hash: Buffer
  rounds: number
  set_at: Date
}

type DoorEntriesTable = {
  id: string
  gate_id: string
  number: ColumnType<string | null, number | null, number | null>
  user_id: string | null
  pass_id: Buffer | null
  booking_id: string | null
  room: Room | null
  /** JSON, written as a string. */
  unknown: ColumnType<unknown, string | null, string | null>
  direction: Direction
  outcome: EntryOutcome
  reason: DoorReason | null
  looks: DoorLook[]
  source: EntrySource
  overridden_by: string | null
  note: string | null
  study_day: CalendarDay
  half: DayHalf
  device_at: Date
  offset_ms: ColumnType<string, number, number>
  at: Date
  received_at: Date
  offline: boolean
  roster_version: string
}

type DoorCountsTable = {
  study_day: CalendarDay
  room: string
  half: DayHalf
  direction: Direction
  outcome: EntryOutcome
  entries: number
}

type RosterChangesTable = {
  user_id: string
  changed_in: Generated<string>
  at: Generated<Date>
}

type RosterEraTable = {
  id: Generated<number>
  era: Generated<string>
}
