import type { AuditLogTable } from './tables/audit-log.ts'
import type { BookingsTable, ExpiryRemindersTable, SeatsTable } from './tables/bookings.ts'
import type {
  DoorCountsTable,
  DoorEntriesTable,
  DoorKeysTable,
  GatePinsTable,
  GatesTable,
  HallPassesTable,
  RosterChangesTable,
  RosterEraTable,
} from './tables/door.ts'
import type { FilesToRemoveTable } from './tables/files-to-remove.ts'
import type {
  CashExpensesTable,
  CashShiftsTable,
  ClosedBalancesTable,
  DayClosingsTable,
  JournalsTable,
  PostingsTable,
} from './tables/ledger.ts'
import type { OutgoingMailsTable } from './tables/outgoing-mails.ts'
import type {
  DuesTable,
  PaymentsTable,
  ReceiptCountersTable,
  ReceiptsTable,
  RefundsTable,
  StatementMappingsTable,
  StatementRowsTable,
  UpiClaimsTable,
} from './tables/payments.ts'
import type { SettingsTable, SetupStepsTable } from './tables/settings.ts'
import type { ErasedToursTable, TourRequestsTable } from './tables/tours.ts'
import type {
  EmailProofsTable,
  MemberIdCountersTable,
  MemberNotesTable,
  MembershipDetailsTable,
  OneTimeCodesTable,
  ParentalConsentsTable,
  PushSubscriptionsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SessionSecretTable,
  SessionsTable,
  UsersTable,
} from './tables/users.ts'

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
  dues: DuesTable
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
