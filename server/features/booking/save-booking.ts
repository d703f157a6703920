import { lockUser } from '#server/db/accounts.ts'
import { addHold, lapseEndedHolds, type NewHold, replaceUnpaid } from '#server/db/bookings.ts'
import { inTransaction } from '#server/db/connect.ts'
import { hasOtherOwner, hasPaidDays } from '#server/db/occupancy.ts'
import { lockSeat } from '#server/db/seats.ts'
import { readSettings } from '#server/db/settings.ts'
import { AppError, invalidFields } from '#server/http/app-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import { paidCover } from '#server/http/user-reply.ts'
import type { Services } from '#server/services.ts'
import type { updateBooking } from '#shared/contract/booking.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import { bookingProblems, SEAT_REQUIRED } from '#shared/domain/booking.ts'
import { membershipEnd } from '#shared/domain/durations.ts'
import { type PriceTable, quote } from '#shared/domain/prices.ts'
import { findSeat } from '#shared/domain/seats.ts'

type BookingSent = BodyOf<typeof updateBooking>['bookingDetails']

const FORM = 'bookingDetails.'

/**
 * Holds a seat until it is paid, for HOLD_MINUTES; an unpaid booking of the user makes way. Answers
 * the amount to pay. Throws validationFailed, amountDiffers, seatTaken, seatClosed, ownPeriodOverlap
 * or, for a renewal, nothingToRenew.
 */
export async function saveBooking(
  services: Services,
  user: SignedIn,
  details: BookingSent,
  { renewal }: { renewal: boolean },
): Promise<number> {
  if (renewal && !paidCover(user, services.today())) throw new AppError('nothingToRenew')
  const { prices } = await readSettings(services.db)
  const hold = judgeBooking(services, user, details, { renewal, prices })
  await holdSeat(services, hold)
  return hold.amount
}

/** The booking that was asked for, or a refusal that names what is wrong with it. */
function judgeBooking(
  services: Services,
  user: SignedIn,
  details: BookingSent,
  { renewal, prices }: { renewal: boolean; prices: PriceTable },
): NewHold {
  const gender = user.gender ?? 'prefer-not-to-say'
  const problems = bookingProblems(details, { today: services.today(), gender })
  if (Object.keys(problems).length > 0) throw invalidFields(problems, FORM)
  const seat = findSeat(details.preferredSeat)
  if (!seat) throw invalidFields({ preferredSeat: SEAT_REQUIRED }, FORM)

  const end = membershipEnd(details.membershipStartDate, details.membershipDuration)
  if (details.membershipEndDate !== undefined && details.membershipEndDate !== end) {
    throw invalidFields({ membershipEndDate: `This membership ends on ${end}` }, FORM)
  }
  const { total } = quote(details, seat.tier, prices)
  if (details.totalAmount !== total) throw new AppError('amountDiffers')

  return {
    userId: user.id,
    seatId: seat.id,
    membershipType: details.membershipType,
    timeSlot: details.timeSlot,
    membershipDuration: details.membershipDuration,
    start: details.membershipStartDate,
    end,
    amount: total,
    renewal,
    heldUntil: new Date(services.now().getTime() + services.config.holdMinutes * 60_000),
  }
}

/** User first, then seat: every writer of bookings locks in this order, so none waits in a ring. */
async function holdSeat(services: Services, hold: NewHold): Promise<void> {
  const now = services.now()
  // When many want one seat, all but the first hear it here, before they queue up for its row.
  if (await hasOtherOwner(services.db, hold, now)) throw new AppError('seatTaken')
  await inTransaction(services.db, async (trx) => {
    const { active } = await lockUser(trx, hold.userId)
    // Deactivated since the guard looked.
    if (!active) throw new AppError('notSignedIn')
    const { closed } = await lockSeat(trx, hold.seatId)
    if (closed) throw new AppError('seatClosed')
    if (await hasPaidDays(trx, hold.userId, hold)) throw new AppError('ownPeriodOverlap')
    await lapseEndedHolds(trx, { ...hold, exceptUserId: hold.userId }, now)
    await replaceUnpaid(trx, hold.userId)
    await addHold(trx, hold, now)
  })
}
