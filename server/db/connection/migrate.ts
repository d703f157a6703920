import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { StartupError } from '#server/config/startup-error.ts'
import { createJobQueues } from '#server/db/connection/job-queues.ts'
import * as hall from '#server/db/migrations/0001-hall.ts'
import * as frontDesk from '#server/db/migrations/0002-front-desk.ts'
import * as newestTours from '#server/db/migrations/0003-newest-tours.ts'
import * as manyProcesses from '#server/db/migrations/0010-many-processes.ts'
import * as privacy from '#server/db/migrations/0030-privacy.ts'
import * as auditLogPages from '#server/db/migrations/0040-audit-log-pages.ts'
import * as roomBatchDuration from '#server/db/migrations/0045-room-batch-duration.ts'
import * as paymentSteps from '#server/db/migrations/0050-payment-steps.ts'
import * as sessionUse from '#server/db/migrations/0060-session-use.ts'
import * as renewalDays from '#server/db/migrations/0062-renewal-days.ts'
import * as visitorsAndParents from '#server/db/migrations/0064-visitors-and-parents.ts'
import * as consents from '#server/db/migrations/0067-consents.ts'
import * as secondFactors from '#server/db/migrations/0070-second-factors.ts'
import * as factorPolicy from '#server/db/migrations/0071-factor-policy.ts'
import * as ownEmail from '#server/db/migrations/0073-own-email.ts'
import * as visitorData from '#server/db/migrations/0074-visitor-data.ts'
import * as roomRules from '#server/db/migrations/0076-room-rules.ts'
import * as passwordSetAt from '#server/db/migrations/0081-password-set-at.ts'
import * as unverifiedEmails from '#server/db/migrations/0082-unverified-emails.ts'
import * as landingDetails from '#server/db/migrations/0085-landing-details.ts'
import * as paymentReminders from '#server/db/migrations/0087-payment-reminders.ts'
import * as tierNotes from '#server/db/migrations/0088-tier-notes.ts'
import * as setupSteps from '#server/db/migrations/0089-setup-steps.ts'
import * as languages from '#server/db/migrations/0090-languages.ts'
import * as pushSubscriptions from '#server/db/migrations/0091-push-subscriptions.ts'
import * as chosenLanguages from '#server/db/migrations/0093-chosen-languages.ts'
import * as door from '#server/db/migrations/0094-door.ts'
import * as rosterChanges from '#server/db/migrations/0095-roster-changes.ts'
import * as attendance from '#server/db/migrations/0096-attendance.ts'
import * as ledger from '#server/db/migrations/0100-ledger.ts'
import * as receipts from '#server/db/migrations/0101-receipts.ts'
import * as receptionists from '#server/db/migrations/0102-receptionists.ts'
import * as upiClaims from '#server/db/migrations/0103-upi-claims.ts'
import * as cashShifts from '#server/db/migrations/0105-cash-shifts.ts'
import * as amenities from '#server/db/migrations/0107-amenities.ts'
import * as closedDays from '#server/db/migrations/0117-closed-days.ts'
import * as bankStatement from '#server/db/migrations/0122-bank-statement.ts'
import * as refunds from '#server/db/migrations/0123-refunds.ts'
import * as listedBookings from '#server/db/migrations/0125-listed-bookings.ts'
import * as memberNotes from '#server/db/migrations/0126-member-notes.ts'
import * as tourFollowUps from '#server/db/migrations/0127-tour-follow-ups.ts'
import * as dues from '#server/db/migrations/0130-dues.ts'
import * as walkIns from '#server/db/migrations/0140-walk-ins.ts'
import * as mailedPapers from '#server/db/migrations/0160-mailed-papers.ts'
import * as tax from '#server/db/migrations/0161-tax.ts'
import * as discounts from '#server/db/migrations/0170-discounts.ts'
import * as refundLimits from '#server/db/migrations/0171-refund-limits.ts'
import * as expenseBills from '#server/db/migrations/0180-expense-bills.ts'
import * as deposits from '#server/db/migrations/0181-deposits.ts'
import * as depositReturns from '#server/db/migrations/0182-deposit-returns.ts'
import * as notifyAfterCommit from '#server/db/migrations/0192-notify-after-commit.ts'
import * as lateFees from '#server/db/migrations/0193-late-fees.ts'
import * as keptDepositParts from '#server/db/migrations/0194-kept-deposit-parts.ts'
import * as claimScreenshots from '#server/db/migrations/0195-claim-screenshots.ts'
import * as laterDiscounts from '#server/db/migrations/0196-later-discounts.ts'
import * as searchUtrs from '#server/db/migrations/0197-search-utrs.ts'
import * as listOrders from '#server/db/migrations/0198-list-orders.ts'
import * as claimsKeepSeats from '#server/db/migrations/0199-claims-keep-seats.ts'
import * as tourContacts from '#server/db/migrations/0200-tour-contacts.ts'
import * as bookingNotes from '#server/db/migrations/0201-booking-notes.ts'
import * as methodCorrections from '#server/db/migrations/0202-method-corrections.ts'
import * as cancellationDays from '#server/db/migrations/0203-cancellation-days.ts'
import * as utrPaysOnce from '#server/db/migrations/0204-utr-pays-once.ts'
import * as shiftClosers from '#server/db/migrations/0206-shift-closers.ts'
import * as missingPayments from '#server/db/migrations/0207-missing-payments.ts'
import * as cashNotes from '#server/db/migrations/0208-cash-notes.ts'
import * as heldSeatsNoRoster from '#server/db/migrations/0209-held-seats-no-roster.ts'
import * as searchedUsers from '#server/db/migrations/0210-searched-users.ts'
import * as bookingsOfUsers from '#server/db/migrations/0211-bookings-of-users.ts'
import * as toursOfADay from '#server/db/migrations/0212-tours-of-a-day.ts'
import * as occupancyByEnd from '#server/db/migrations/0213-occupancy-by-end.ts'
import * as filteredLists from '#server/db/migrations/0214-filtered-lists.ts'
import { saveSeats } from '#server/db/queries/booking/seat.ts'
import { foreignTables } from '#server/db/transfer/clear-database.ts'
import { openPool, type Queryable } from './connect.ts'
import type { Tables } from './tables.ts'

/** In the order in which they run. Released migrations are never edited. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-hall': hall,
  '0002-front-desk': frontDesk,
  '0003-newest-tours': newestTours,
  '0010-many-processes': manyProcesses,
  '0030-privacy': privacy,
  '0040-audit-log-pages': auditLogPages,
  '0045-room-batch-duration': roomBatchDuration,
  '0050-payment-steps': paymentSteps,
  '0060-session-use': sessionUse,
  '0062-renewal-days': renewalDays,
  '0064-visitors-and-parents': visitorsAndParents,
  '0067-consents': consents,
  '0070-second-factors': secondFactors,
  '0071-factor-policy': factorPolicy,
  '0073-own-email': ownEmail,
  '0074-visitor-data': visitorData,
  '0076-room-rules': roomRules,
  '0081-password-set-at': passwordSetAt,
  '0082-unverified-emails': unverifiedEmails,
  '0085-landing-details': landingDetails,
  '0087-payment-reminders': paymentReminders,
  '0088-tier-notes': tierNotes,
  '0089-setup-steps': setupSteps,
  '0090-languages': languages,
  '0091-push-subscriptions': pushSubscriptions,
  '0093-chosen-languages': chosenLanguages,
  '0094-door': door,
  '0095-roster-changes': rosterChanges,
  '0096-attendance': attendance,
  '0100-ledger': ledger,
  '0101-receipts': receipts,
  '0102-receptionists': receptionists,
  '0103-upi-claims': upiClaims,
  '0105-cash-shifts': cashShifts,
  '0107-amenities': amenities,
  '0117-closed-days': closedDays,
  '0122-bank-statement': bankStatement,
  '0123-refunds': refunds,
  '0125-listed-bookings': listedBookings,
  '0126-member-notes': memberNotes,
  '0127-tour-follow-ups': tourFollowUps,
  '0130-dues': dues,
  '0140-walk-ins': walkIns,
  '0160-mailed-papers': mailedPapers,
  '0161-tax': tax,
  '0170-discounts': discounts,
  '0171-refund-limits': refundLimits,
  '0180-expense-bills': expenseBills,
  '0181-deposits': deposits,
  '0182-deposit-returns': depositReturns,
  '0192-notify-after-commit': notifyAfterCommit,
  '0193-late-fees': lateFees,
  '0194-kept-deposit-parts': keptDepositParts,
  '0195-claim-screenshots': claimScreenshots,
  '0196-later-discounts': laterDiscounts,
  '0197-search-utrs': searchUtrs,
  '0198-list-orders': listOrders,
  '0199-claims-keep-seats': claimsKeepSeats,
  '0200-tour-contacts': tourContacts,
  '0201-booking-notes': bookingNotes,
  '0202-method-corrections': methodCorrections,
  '0203-cancellation-days': cancellationDays,
  '0204-utr-pays-once': utrPaysOnce,
  '0206-shift-closers': shiftClosers,
  '0207-missing-payments': missingPayments,
  '0208-cash-notes': cashNotes,
  '0209-held-seats-no-roster': heldSeatsNoRoster,
  '0210-searched-users': searchedUsers,
  '0211-bookings-of-users': bookingsOfUsers,
  '0212-tours-of-a-day': toursOfADay,
  '0213-occupancy-by-end': occupancyByEnd,
  '0214-filtered-lists': filteredLists,
}

export function createMigrator(db: Queryable, options = {}): Migrator {
  const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) }
  return new Migrator({ db, provider, ...options })
}

/** The migrations that this version of the app requires. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)

/** Returns whether a newer version of the app has migrated the database. */
export function isNewerLevel(migrations: readonly string[]): boolean {
  return migrations.some((name) => !Object.hasOwn(MIGRATIONS, name))
}

export const NEWER_DATABASE =
  'This database was made by a newer version of the app: install that version, or restore the backup from before the upgrade.'

/**
 * Migrates a database to the current schema, including the job queue's tables and a row per seat of
 * the floor plan. Safe to run at every start and by several processes at once. Throws StartupError
 * for a database of a newer version or with another program's tables, and leaves it unchanged.
 */
export async function migrate(connectionString: string): Promise<void> {
  await refuseForeignTables(connectionString)
  const pool = openPool({ connectionString, max: 2 })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    const { error } = await createMigrator(db).migrateToLatest()
    if (error)
      throw (await isNewer(db).catch(() => false)) ? new StartupError(NEWER_DATABASE) : error
    await saveSeats(db)
    await createJobQueues(connectionString)
  } finally {
    await db.destroy()
  }
}

/** The migrator's own error only says that the list of applied migrations is inconsistent. */
async function isNewer(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db)
  return isNewerLevel(rows.map(({ name }) => name))
}

/** The database must not be shared, because a restore replaces everything in it. */
async function refuseForeignTables(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const tables = await foreignTables(client)
    if (tables.length === 0) return
    throw new StartupError(
      `The database contains another program’s tables (${tables.slice(0, 3).join(', ')}): use a separate database for the hall.`,
    )
  } finally {
    await client.end()
  }
}
