import { sql } from 'kysely'
import { valuesOf } from '#server/db/connection/column-names.ts'
import { currentDoorKeys } from '#server/door/door-keys.ts'
import { postMissingPayments } from '#server/ledger/post-payments.ts'
import { TIER_NOTE_FIELDS } from '#shared/domain/booking/tier-notes.ts'
import { DEPOSIT_FIELDS } from '#shared/domain/money/deposit.ts'
import { LATE_FEE_FIELDS } from '#shared/domain/money/late-fee.ts'
import { ROLE_LIMIT_FIELDS } from '#shared/domain/money/role-limits.ts'
import { NOTICE_FIELDS } from '#shared/domain/personal-data/privacy-notice.ts'
import { LANDING_FIELDS } from '#shared/domain/settings/landing-details.ts'
import { TAX_FIELDS } from '#shared/domain/settings/tax-details.ts'
import { UPI_FIELDS } from '#shared/domain/settings/upi-details.ts'
import { TOUR_FIELDS } from '#shared/domain/tour/tour-form.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { emptyTables } from '../databases/run-sql.ts'
import { newGateKey } from '../members/gates.ts'
import { TEST_START, type TestApp } from '../test-app.ts'
import { loadBookings, loadReceipts, loadRefunds, loadShifts, loadStatement } from './load-money.ts'
import { loadCodes, loadFactors, loadUsers } from './load-users.ts'

/** The tables that a world or a call may fill. */
const FILLED_TABLES = [
  'journals',
  'postings',
  'receipts',
  'receipt_counters',
  'refunds',
  'dues',
  'cash_shifts',
  'cash_expenses',
  'day_closings',
  'closed_balances',
  'push_subscriptions',
  'door_entries',
  'hall_passes',
  'gate_pins',
  'gates',
  'expiry_reminders',
  'statement_rows',
  'statement_mappings',
  'upi_claims',
  'payments',
  'bookings',
  'audit_log',
  'sessions',
  'recovery_codes',
  'second_factors',
  'membership_details',
  'member_notes',
  'parental_consents',
  'users',
  'one_time_codes',
  'email_proofs',
  'tour_requests',
  'erased_tours',
  'member_id_counters',
  'outgoing_mails',
  'settings',
  'setup_steps',
  'files_to_remove',
] as const

const EMPTY_DATABASE = [
  ...emptyTables(FILLED_TABLES),
  "SELECT setval(pg_get_serial_sequence('audit_log', 'id'), 1, false)",
  "SELECT setval(pg_get_serial_sequence('journals', 'id'), 1, false)",
].join(';')

/** Replaces the contents of the server's database with a world. */
export async function loadWorld({ services, clock }: TestApp, world: DemoState): Promise<void> {
  const { db } = services
  clock.now = world.now()
  await sql.raw(EMPTY_DATABASE).execute(db)
  await loadUsers(services, world)
  await loadBookings(services, world)
  await loadShifts(services, world)
  await postMissingPayments(services)
  await loadReceipts(services, world)
  await loadRefunds(services, world)
  await loadNotes(services, world)
  for (const { day, at, by } of world.closings) {
    await db.insertInto('day_closings').values({ day, closed_at: at, closed_by: by }).execute()
  }
  await loadStatement(services, world)
  await db
    .insertInto('tour_requests')
    .values(
      world.tours.map((tour) => ({
        ...valuesOf(tour, TOUR_FIELDS),
        ...valuesOf(tour, [
          'id',
          'status',
          'language',
          'adminNotes',
          'followUpOn',
          'contactKind',
          'contactedAt',
          'createdAt',
          'completedAt',
          'gender',
        ]),
        ...valuesOf(tour, NOTICE_FIELDS),
      })),
    )
    .execute()
  await db
    .insertInto('audit_log')
    .values(
      world.changes.map((change) => ({
        ...valuesOf(change, ['adminId', 'action', 'subject', 'at']),
        details: JSON.stringify(change.details),
      })),
    )
    .execute()
  await loadDoor(services, world)
  await loadSettings(services, world)
  await loadCodes(services, world)
  await loadFactors(services, world)
}

async function loadNotes({ db }: TestApp['services'], { notes }: DemoState): Promise<void> {
  for (const { at, ...note } of notes) {
    const row = valuesOf(note, ['id', 'userId', 'kind', 'text', 'bookingId', 'madeBy'])
    await db
      .insertInto('member_notes')
      .values({ ...row, made_at: at })
      .execute()
  }
}

async function loadDoor(
  services: TestApp['services'],
  { passes, gates, entries }: DemoState,
): Promise<void> {
  const { db } = services
  const { epoch } = await currentDoorKeys(services)
  for (const { id, ...pass } of passes) {
    const values = valuesOf(pass, ['userId', 'kind', 'issuedAt', 'revokedAt', 'revokedReason'])
    await db
      .insertInto('hall_passes')
      .values({ id: Buffer.from(id, 'hex'), epoch, ...values })
      .execute()
  }
  const { publicKey } = newGateKey()
  for (const gate of gates) {
    await db
      .insertInto('gates')
      .values({
        ...valuesOf(gate, ['id', 'name', 'enrolledAt', 'enrolledBy', 'revokedAt']),
        public_key: Buffer.from(publicKey, 'base64url'),
      })
      .execute()
  }
  for (const entry of entries) {
    const { at, studyDay, half, direction, outcome, reason, source, room } = entry
    await db
      .insertInto('door_entries')
      .values({
        ...valuesOf(entry, ['userId', 'bookingId']),
        id: crypto.randomUUID(),
        gate_id: gates[0]?.id ?? '',
        number: null,
        looks: [],
        study_day: studyDay,
        half,
        direction,
        outcome,
        reason,
        source,
        room,
        at,
        device_at: at,
        received_at: at,
        offset_ms: 0,
        offline: false,
        roster_version: '',
      })
      .execute()
  }
}

async function loadSettings(
  { db }: TestApp['services'],
  { settings, closedSeats, acknowledged }: DemoState,
): Promise<void> {
  const { name, prices, roomRules, ...others } = settings
  const fields = [
    'contactPhone',
    'contactEmail',
    'address',
    ...LANDING_FIELDS,
    'selfieKeptDays',
    'tourKeptMonths',
    'renewalDays',
    'factorPolicy',
    'graceMinutes',
    'cardsOn',
    ...TIER_NOTE_FIELDS,
    ...UPI_FIELDS,
    ...TAX_FIELDS,
    ...ROLE_LIMIT_FIELDS,
    ...DEPOSIT_FIELDS,
    ...LATE_FEE_FIELDS,
    'version',
  ] as const
  await db
    .insertInto('settings')
    .values({
      ...valuesOf(others, fields),
      closed_days: [...others.closedDays],
      id: 1,
      hall_name: name,
      prices: JSON.stringify(prices),
      updated_at: TEST_START,
      room_rules: JSON.stringify(roomRules),
    })
    .execute()
  await db
    .updateTable('seats')
    .set({ closed: sql<boolean>`id = ANY(${closedSeats})` })
    .execute()
  if (acknowledged.length === 0) return
  await db
    .insertInto('setup_steps')
    .values(acknowledged.map((step) => ({ step, acknowledged_at: TEST_START })))
    .execute()
}
