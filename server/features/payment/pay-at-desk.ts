import { throwIfRefused } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import {
  type BookingToPay,
  findPastHolds,
  holdAtLeastUntil,
} from '#server/db/queries/booking/booking.ts'
import { waitingPaymentOf } from '#server/db/queries/money/desk-payment.ts'
import { addPayment, type NewPayment, type Payment } from '#server/db/queries/money/payment.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import type { LockedUser } from '#server/db/queries/user/locked-user.ts'
import { seatReservedMail } from '#server/mail/templates/seat-reserved-mail.ts'
import type { Services } from '#server/services.ts'
import { refusalToBegin } from '#server/settlement/refusal-to-pay.ts'
import { deskHoldEnd, pastHoldsCutoff } from '#shared/domain/booking/hold.ts'

type DeskPayment = { user: LockedUser; booking: BookingToPay; payment: NewPayment }

/**
 * Adds a desk payment, holds its seat until `deskHoldEnd` and mails the member
 * how to pay, or returns the existing one. Throws seatTaken, seatClosed, startDatePassed,
 * seatReservedForRenewal, seatNotAllowed or priceChanged.
 */
export async function payAtDesk(
  services: Services,
  trx: Transaction<Tables>,
  { user, booking, payment }: DeskPayment,
): Promise<Payment> {
  const waiting = await waitingPaymentOf(trx, booking.id)
  if (waiting) return waiting
  throwIfRefused(await refusalToBegin(services, trx, user, { booking, place: 'online' }))
  const now = services.now()
  const pastHolds = await findPastHolds(trx, booking.userId, pastHoldsCutoff(now))
  const end = deskHoldEnd(booking, pastHolds, { now, timeZone: services.config.hallTimezone })
  const heldUntil = await holdAtLeastUntil(trx, booking, end)
  await mailReservation(services, trx, { user, booking, payment }, heldUntil)
  return addPayment(trx, payment, 'waiting', now)
}

async function mailReservation(
  { boss, config, now }: Services,
  trx: Transaction<Tables>,
  { user: { email: recipient, fullName, language }, booking, payment }: DeskPayment,
  heldUntil: Date,
): Promise<void> {
  const mail = seatReservedMail({
    ...booking,
    language,
    fullName,
    seat: booking.seatId,
    amount: booking.amount + (payment.deposit?.amount ?? 0),
    heldUntil: heldUntil > now() ? heldUntil : null,
    timeZone: config.hallTimezone,
    settings: await readSettings(trx),
    publicUrl: config.publicUrl,
  })
  await queueMail(trx, boss, { recipient, ...mail }, now())
}
