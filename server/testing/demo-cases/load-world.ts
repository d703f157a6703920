import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { allowed } from '#server/app-error.ts'
import { hashCode } from '#server/codes/one-time-codes.ts'
import { valuesOf } from '#server/db/connection/column-names.ts'
import { inTransaction } from '#server/db/connection/connect.ts'
import { SHIFT_FIELDS } from '#server/db/queries/cash-shift.ts'
import { addJournals, truncateWithLedger } from '#server/db/queries/ledger.ts'
import { halvesOf } from '#server/db/queries/occupancy.ts'
import { addRefund } from '#server/db/queries/refund.ts'
import { currentDoorKeys } from '#server/door/door-keys.ts'
import { createSignedToken } from '#server/http/guards/signed-token.ts'
import { postMissingPayments } from '#server/ledger/post-payments.ts'
import { hashRecoveryCode } from '#server/second-factor/recovery-codes.ts'
import { sealKey } from '#server/second-factor/sealed-key.ts'
import { TIER_NOTE_FIELDS } from '#shared/domain/booking/tier-notes.ts'
import { MEMBERSHIP_FIELDS } from '#shared/domain/membership.ts'
import { refundBooking } from '#shared/domain/money/refund.ts'
import { NOTICE_FIELDS } from '#shared/domain/personal-data/privacy-notice.ts'
import { LANDING_FIELDS } from '#shared/domain/settings/landing-details.ts'
import { UPI_FIELDS } from '#shared/domain/settings/upi-details.ts'
import { TOUR_FIELDS } from '#shared/domain/tour/tour-form.ts'
import { CODE_PURPOSES, type CodePurpose } from '#shared/domain/user/one-time-code.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { newGateKey } from '../members/gates.ts'
import { PASSWORD } from '../members/members.ts'
import { TEST_START, type TestApp } from '../test-app.ts'
import { CODE, FACTOR_KEY, type UserName, userId, VERIFIED_VISITOR } from './world.ts'

const cookies = new WeakMap<TestApp['services'], string>()

/** The verification cookie for the world's email. */
export function verificationCookie(services: TestApp['services']): string {
  const known = cookies.get(services)
  if (known) return known
  const made = createSignedToken(services, { kind: 'emailProof' }, 24 * 60 * 60)
  cookies.set(services, made)
  return made
}

/** The cookie by which the tours of the world's visitor may be erased. */
export function visitorCookie(services: TestApp['services']): string {
  return createSignedToken(
    services,
    { kind: 'visitorProof', subject: VERIFIED_VISITOR },
    24 * 60 * 60,
  )
}

const LATER = new Date(TEST_START.getTime() + 24 * 3_600_000)

/** The tables that a world or a call may fill, referencing tables first. */
const FILLED = [
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

/** Replaces the contents of the server's database with a world. */
export async function loadWorld({ services, clock }: TestApp, world: DemoState): Promise<void> {
  const { db } = services
  clock.now = world.now()
  await inTransaction(db, (trx) => truncateWithLedger(trx, []))
  // Faster than TRUNCATE for so few rows.
  for (const table of FILLED) await db.deleteFrom(table).execute()
  await sql`SELECT setval(pg_get_serial_sequence('audit_log', 'id'), 1, false)`.execute(db)
  await sql`SELECT setval(pg_get_serial_sequence('journals', 'id'), 1, false)`.execute(db)
  await loadUsers(services, world)
  await loadBookings(services, world)
  await postMissingPayments(services)
  await loadReceipts(services, world)
  await loadShifts(services, world)
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

/** Hashing is slow, so all users share one hash. */
let hash: Promise<string> | undefined

async function loadUsers(
  { db, passwords }: TestApp['services'],
  { users, now }: DemoState,
): Promise<void> {
  hash ??= passwords.hash(PASSWORD)
  const passwordHash = await hash
  const fields = [
    'id',
    'email',
    'fullName',
    'role',
    'phoneNumber',
    'gender',
    'dateOfBirth',
    'memberId',
    'createdAt',
    'deactivatedAt',
    'erasedAt',
    'passwordHash',
    'consentedOn',
    'lastVerifiedEmail',
    'language',
    'languageChosen',
    'attendanceOn',
    ...NOTICE_FIELDS,
  ] as const
  const rows = users.map((user) =>
    valuesOf({ lastVerifiedEmail: null, ...user, passwordHash, languageChosen: true }, fields),
  )
  await db.insertInto('users').values(rows).execute()
  const consents = users.flatMap((user) =>
    user.parentalConsents.map((consent) => ({
      ...valuesOf(consent, [
        'method',
        'parentEmail',
        'idKind',
        'idLastFour',
        'givenAt',
        'withdrawnAt',
      ]),
      ...valuesOf(consent, NOTICE_FIELDS),
      user_id: user.id,
      recorded_by: userId('admin'),
    })),
  )
  await db.insertInto('parental_consents').values(consents).execute()
  const members = users.flatMap(({ id, membership, createdAt }) =>
    membership ? [{ id, membership, createdAt }] : [],
  )
  await db
    .insertInto('membership_details')
    .values(
      members.map(({ id, membership, createdAt }) => ({
        ...valuesOf(membership, MEMBERSHIP_FIELDS),
        user_id: id,
        selfie: 'selfies/none.webp',
        updated_at: createdAt,
      })),
    )
    .execute()
  await db
    .insertInto('sessions')
    .values(
      users.map(({ id, deactivatedAt }) => ({
        id,
        user_id: id,
        created_at: TEST_START,
        expires_at: LATER,
        ended_at: deactivatedAt,
        last_used_at: now(),
      })),
    )
    .execute()
  const issuedMemberIds = users.filter(({ memberId }) => memberId).length
  await db
    .insertInto('member_id_counters')
    .values({ year: 2026, month: 3, last: issuedMemberIds })
    .execute()
}

async function loadBookings(
  { db }: TestApp['services'],
  { bookings, payments, claims }: DemoState,
): Promise<void> {
  const fields = [
    'id',
    'userId',
    'seatId',
    'room',
    'batch',
    'duration',
    'startDate',
    'endDate',
    'amount',
    'renewal',
    'status',
    'heldUntil',
    'createdAt',
    'paidAt',
  ] as const
  const rows = bookings.map((booking) => ({
    ...valuesOf(booking, fields),
    halves: halvesOf(booking.batch),
  }))
  await db.insertInto('bookings').values(rows).execute()
  const paymentFields = [
    'id',
    'bookingId',
    'userId',
    'amount',
    'method',
    'status',
    'refusal',
    'reference',
    'issuedMemberId',
    'confirmedBy',
    'confirmedAt',
    'createdAt',
  ] as const
  await db
    .insertInto('payments')
    .values(
      payments.map((payment) => ({
        ...valuesOf(payment, paymentFields),
        asked_at: payment.status === 'begun' ? payment.createdAt : null,
      })),
    )
    .execute()
  const claimFields = [
    'paymentId',
    'bookingId',
    'userId',
    'utr',
    'status',
    'sentAt',
    'checkedBy',
    'checkedAt',
    'reason',
    'note',
  ] as const
  for (const claim of claims) {
    await db.insertInto('upi_claims').values(valuesOf(claim, claimFields)).execute()
  }
}

async function loadReceipts({ db }: TestApp['services'], { receipts }: DemoState): Promise<void> {
  for (const { content, ...receipt } of receipts) {
    const fields = ['series', 'year', 'number', 'paymentId', 'userId', 'day'] as const
    await db
      .insertInto('receipts')
      .values({
        ...valuesOf(receipt, fields),
        content: JSON.stringify(content),
        issued_at: TEST_START,
      })
      .execute()
    const { series, year, number: last } = receipt
    await db.insertInto('receipt_counters').values({ series, year, last }).execute()
  }
}

async function loadStatement(
  { db }: TestApp['services'],
  { statementRows, statementMappings }: DemoState,
): Promise<void> {
  const saved = { saved_by: userId('admin'), saved_at: TEST_START }
  for (const [header, mapping] of statementMappings) {
    const row = { header, mapping: JSON.stringify(mapping), ...saved }
    await db.insertInto('statement_mappings').values(row).execute()
  }
  for (const { key, amount, ...row } of statementRows) {
    await db
      .insertInto('statement_rows')
      .values({
        ...valuesOf(row, ['id', 'day', 'narration', 'utrs', 'state', 'paymentId']),
        hash: createHash('sha256').update(key).digest(),
        amount: String(amount),
        matched_at: row.paymentId === null ? null : TEST_START,
      })
      .execute()
  }
}

async function loadShifts({ db }: TestApp['services'], { shifts }: DemoState): Promise<void> {
  for (const { expenses, ...shift } of shifts) {
    const count = JSON.stringify({ notes: {}, coins: shift.opening })
    await db
      .insertInto('cash_shifts')
      .values({
        ...valuesOf(shift, SHIFT_FIELDS),
        opening_count: count,
        closing_count: null,
        received_by: null,
      })
      .execute()
    for (const { id, amount, category, note, madeAt, takenBackAt } of expenses) {
      await db
        .insertInto('cash_expenses')
        .values({
          id,
          shift_id: shift.id,
          amount,
          category,
          note,
          made_by: shift.userId,
          made_at: madeAt,
          taken_back_at: takenBackAt,
        })
        .execute()
    }
  }
}

/** The refunds, and their journals. */
async function loadRefunds(
  services: TestApp['services'],
  { refunds, payments }: DemoState,
): Promise<void> {
  for (const refund of refunds) {
    const { content, series, year, number, day, ...made } = refund
    const facts = {
      staff: { id: made.madeBy, role: 'super_admin' as const },
      payment: payments.find(({ id }) => id === made.paymentId),
      returned: 0,
      shift: made.shiftId === null ? undefined : { id: made.shiftId, closedAt: null },
      inDrawer: made.amount,
    }
    const { journal } = allowed(refundBooking(refund, facts))
    await inTransaction(services.db, async (trx) => {
      await addJournals(trx, [{ ...journal, day }], made.madeAt)
      await addRefund(trx, { ...made, series, year, number, day, content }, made.madeAt)
      await trx.insertInto('receipt_counters').values({ series, year, last: number }).execute()
    })
  }
}

async function loadNotes({ db }: TestApp['services'], { notes }: DemoState): Promise<void> {
  for (const { at, ...note } of notes) {
    const row = valuesOf(note, ['id', 'userId', 'kind', 'text', 'madeBy'])
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

async function loadFactors(services: TestApp['services'], { users }: DemoState): Promise<void> {
  const { db } = services
  for (const { id, secondFactor } of users) {
    if (!secondFactor) continue
    const { since, recoveryCodes } = secondFactor
    const sealed_key = sealKey(services, id, Buffer.from(FACTOR_KEY, 'hex'))
    const started = { started_at: TEST_START, confirmed_at: since, last_step: since && 0 }
    await db
      .insertInto('second_factors')
      .values({ user_id: id, sealed_key, ...started })
      .execute()
    const codes = recoveryCodes.map((code) => ({
      user_id: id,
      code_hash: hashRecoveryCode(services, id, code),
      used_at: null,
    }))
    if (codes.length > 0) await db.insertInto('recovery_codes').values(codes).execute()
  }
}

/** The user for whom a code was mailed to someone else, by purpose. */
const CODE_OWNERS: Partial<Record<CodePurpose, UserName>> = { parent: 'minor', email: 'member' }

async function loadCodes(services: TestApp['services'], world: DemoState): Promise<void> {
  const { db } = services
  for (const [key, { sentAt, expiresAt, usedAt, wrongTries }] of world.codes) {
    const [name, email = ''] = key.split(' ')
    const purpose = CODE_PURPOSES.find((known) => known === name)
    if (!purpose) throw new Error(`Unknown purpose of a code: ${name}`)
    const owner = CODE_OWNERS[purpose]
    const boundTo = owner ? { boundTo: userId(owner) } : {}
    const code_hash = hashCode(services, { email, purpose, ...boundTo }, CODE)
    await db
      .insertInto('one_time_codes')
      .values({
        email,
        purpose,
        code_hash,
        sent_at: sentAt,
        expires_at: expiresAt,
        used_at: usedAt,
        wrong_tries: wrongTries,
      })
      .execute()
  }
  const token_hash = createHash('sha256').update(verificationCookie(services)).digest()
  for (const email of world.verifiedEmails) {
    await db.insertInto('email_proofs').values({ email, token_hash, expires_at: LATER }).execute()
  }
}
