import { setDeactivated } from '#server/db/admin-users.ts'
import { recordChange } from '#server/db/audit-log.ts'
import { inTransaction } from '#server/db/connect.ts'
import { freeSeatsOf, keptSeats } from '#server/db/freed-seats.ts'
import { queueMail } from '#server/db/outgoing-mails.ts'
import { endSessionsOf } from '#server/db/sessions.ts'
import { AppError } from '#server/http/app-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import { bookingCancelledMail } from '#server/mail/templates/booking-cancelled-mail.ts'
import type { Services } from '#server/services.ts'
import { mayDeactivate } from '#shared/domain/user.ts'
import { accountToChange, keepOneSuperAdmin } from './judge-account.ts'

/**
 * Ends an account: its sessions end and, once that was confirmed, its seats become free. Bookings and
 * payments stay in the books, and the member is told of each. Again it changes nothing. Throws notFound, accountOfAdmin, ownAccount,
 * lastSuperAdmin or seatsWouldBeFreed.
 */
export async function deactivateUser(
  services: Services,
  signedIn: SignedIn,
  userId: string,
  { freeSeats }: { freeSeats: boolean },
): Promise<void> {
  const [now, today] = [services.now(), services.today()]
  await inTransaction(services.db, async (trx) => {
    const { account, admin } = await accountToChange(trx, signedIn, userId)
    if (account.deactivated_at !== null) return
    if (!mayDeactivate(admin, account)) throw new AppError('ownAccount')
    await keepOneSuperAdmin(trx, account)
    const seats = await keptSeats(trx, userId, { today, now })
    if (seats.length > 0 && !freeSeats) throw new AppError('seatsWouldBeFreed')

    await setDeactivated(trx, userId, now)
    await endSessionsOf(trx, userId, now)
    await freeSeatsOf(trx, userId, today)
    const change = {
      adminId: admin.id,
      action: 'user.deactivate',
      subject: `user:${userId}`,
      details: { freedBookings: seats.map(({ id, seat_id }) => ({ booking: id, seat: seat_id })) },
    } as const
    await recordChange(trx, change, now)
    for (const seat of seats) {
      const mail = bookingCancelledMail({
        fullName: account.full_name,
        seat: seat.seat_id,
        startDate: seat.start_date,
        endDate: seat.end_date,
      })
      await queueMail(trx, services.boss, { recipient: account.email, ...mail }, now)
    }
  })
}
