import { inTransaction } from '#server/db/connect.ts'
import { addPayment } from '#server/db/payments.ts'
import { newPictureKey } from '#server/storage/storage.ts'
import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { book, buy, PASSWORD, proveEmail } from '#server/testing/members.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { askForTour } from '#server/testing/tours.ts'
import { forgotPassword, sendOtp } from '#shared/contract/auth.ts'

/** Who is about to register, with the email proved, and who has only been sent a code. */
export const PROVED_EMAIL = 'newcomer@example.com'
export const CODE_EMAIL = 'has-a-code@example.com'

/**
 * Begins everything that a call could finish: mailed codes, a proved email, bookings that wait for
 * payment, here and at the desk, and a tour. Answers what the calls must name to finish it.
 */
export async function openSteps(
  hall: TestApp,
  { student, spare }: { student: AddedMember; spare: AddedMember },
): Promise<Record<string, string>> {
  const { db } = hall.services
  for (const { id } of [student, spare]) await giveSelfie(hall, id, 'somebody')
  await buy(student, { seat: 'A2', duration: '1 Day' })
  const next = await book(student, { seat: 'A2', start: '2026-03-20' })
  next.reply()
  await buy(spare, { seat: 'A4' })
  const tour = (await askForTour(hall, { email: 'spare@example.com' })).reply().data
  const atDesk = await addMember(hall)
  const held = await book(atDesk, { seat: 'A5' })
  held.reply()
  const bookingOf = async ({ id }: AddedMember) =>
    db
      .selectFrom('bookings')
      .select(['id', 'amount'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .executeTakeFirstOrThrow()
  const waiting = await bookingOf(atDesk)
  const payment = { id: 'pay_at_desk_1', method: null, bookingId: waiting.id, userId: atDesk.id }
  await inTransaction(db, (trx) =>
    addPayment(trx, { ...payment, amount: waiting.amount }, hall.clock.now),
  )

  const outsider = openBrowser(hall)
  for (const [call, email] of [
    [sendOtp, CODE_EMAIL],
    [forgotPassword, student.email],
  ] as const) {
    const sent = await outsider.ask(call, { body: { email } })
    sent.reply()
  }
  const proved = await proveEmail(hall, PROVED_EMAIL)
  return {
    registerCode: await hall.mailedCode(CODE_EMAIL),
    resetCode: await hall.mailedCode(student.email),
    emailProof: proved.cookies.get('emailProof') ?? '',
    spareBooking: (await bookingOf(spare)).id,
    deskBooking: waiting.id,
    spareTour: tour._id,
    password: PASSWORD,
  }
}

/** Keeps a selfie that the member took. What it shows is of no account. */
export async function giveSelfie(
  { services: { db, storage } }: TestApp,
  userId: string,
  shows: string,
): Promise<string> {
  const selfie = newPictureKey('selfies')
  await storage.put(selfie, Buffer.from(shows))
  await db.updateTable('membership_details').set({ selfie }).where('user_id', '=', userId).execute()
  return selfie
}
