import { allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { bookingsWithSeatOf, freeUserSeats } from '#server/db/queries/booking/freed-seats.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { setDeactivated } from '#server/db/queries/user/managed-user.ts'
import { endUserSessions } from '#server/db/queries/user/session.ts'
import type { Caller } from '#server/http/guards/session.ts'
import { refusalToWriteOff, writeOffDues } from '#server/ledger/write-off-dues.ts'
import { bookingCancelledMail } from '#server/mail/templates/booking-cancelled-mail.ts'
import type { Services } from '#server/services.ts'
import * as decide from '#shared/domain/user/user-change.ts'
import { lockUserForChange } from './lock-user-for-change.ts'

/**
 * Deactivates a user: ends their sessions and, with freeSeats, frees their seats and mails them
 * about each. Bookings and payments are kept. Idempotent. Throws notFound, adminAccountNotAllowed,
 * ownDeactivationNotAllowed, lastSuperAdmin, seatsWouldBeFreed or writeOffAboveLimit.
 */
export async function deactivateUser(
  services: Services,
  caller: Caller,
  userId: string,
  { freeSeats }: { freeSeats: boolean },
): Promise<void> {
  const [now, days] = [services.now(), services.studyDays()]
  await inTransaction(services.db, async (trx) => {
    const { user, admin, superAdmins } = await lockUserForChange(services, trx, {
      admin: caller,
      userId,
    })
    const bookingsWithSeat = await bookingsWithSeatOf(trx, userId, { days, now })
    const ids = bookingsWithSeat.map(({ id }) => id)
    const writeOff = await refusalToWriteOff(trx, ids, { staff: admin, days })
    const facts = { superAdmins, bookingsWithSeat, freeSeats, writeOff }
    const change = allowed(decide.deactivateUser(admin, user, facts))
    if (!change) return

    await setDeactivated(trx, userId, now)
    await endUserSessions(trx, userId, now)
    await freeUserSeats(trx, userId, days)
    await writeOffDues(services, trx, { userId, madeBy: admin.id })
    await recordChange(trx, { adminId: admin.id, ...change }, now)
    for (const { seatId, startDate, endDate } of bookingsWithSeat) {
      const { language, fullName } = user
      const stay = { seat: seatId, startDate, endDate }
      const mail = bookingCancelledMail({ language, fullName, ...stay })
      await queueMail(trx, services.boss, { recipient: user.email, ...mail }, now)
    }
  })
}
