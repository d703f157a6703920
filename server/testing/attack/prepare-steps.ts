import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { addPayment } from '#server/db/queries/money/payment.ts'
import { addClaim } from '#server/db/queries/money/upi-claim.ts'
import { addParentalConsent } from '#server/db/queries/user/consent.ts'
import { claimCodeOf } from '#server/features/walk-in/claim-codes.ts'
import { createSignedToken } from '#server/http/guards/signed-token.ts'
import { newPictureKey } from '#server/storage/storage.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { type AddedMember, addMember, makeUnclaimed } from '#server/testing/members/add-members.ts'
import { book, buy, PASSWORD, verifyEmail } from '#server/testing/members/members.ts'
import { formOf, picture } from '#server/testing/members/pictures.ts'
import { sendTourRequest } from '#server/testing/members/tours.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { saveScreenshot } from '#shared/contract/money/upi-claim.ts'
import { sendVisitorCode } from '#shared/contract/tour/visitor-data.ts'
import { forgotPassword, sendOtp } from '#shared/contract/user/auth.ts'
import { askParent } from '#shared/contract/user/consent.ts'
import { askEmailCode } from '#shared/contract/user/own-details.ts'
import { NOTICE_NOT_SHOWN } from '#shared/domain/personal-data/privacy-notice.ts'

/** Users who are about to register: one with a verified email, one with an unused code. */
export const VERIFIED_EMAIL = 'newcomer@example.com'
export const CODE_EMAIL = 'has-a-code@example.com'
/** A visitor who was emailed a code for their tour data. */
export const VISITOR_EMAIL = 'visitor-code@example.com'
/** The parent who received the minor's code. */
export const PARENT_EMAIL = 'parent@example.com'
/** The UTR of a claim that reception has not checked yet. */
export const CLAIMED_UTR = '512345678901'
/** The phone number of an account that reception has made. */
export const UNCLAIMED_PHONE = '+919811122233'
/** The student's new email, to which the code was emailed. */
export const NEW_EMAIL = 'new-email@example.com'
/** What the spare member still owes for their booking, in rupees, and what they have paid. */
export const SPARE_DUE = 599
const SPARE_PART = 400

/**
 * Adds the state that calls can continue from: emailed codes, a verified email, unpaid bookings, online
 * at reception and by UPI, and a tour. Returns the users who pay at reception and by UPI, and the values that those
 * calls need.
 */
export async function prepareSteps(
  app: TestApp,
  { student, spare, minor, admin }: Record<'student' | 'spare' | 'minor' | 'admin', AddedMember>,
): Promise<{
  userAtDesk: AddedMember
  claimant: AddedMember
  steps: Record<string, string>
}> {
  const { db } = app.services
  for (const { id } of [student, spare]) await storeSelfie(app, id, 'somebody')
  await buy(student, { seat: 'A2', duration: '1 Day' })
  const next = await book(student, { seat: 'A2', start: '2026-03-20' })
  next.expectSuccess()
  const tour = (await sendTourRequest(app, { email: 'spare@example.com' })).reply().data
  const atDesk = await addMember(app)
  const held = await book(atDesk, { seat: 'A5' })
  held.expectSuccess()
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
    addPayment(trx, { ...payment, amount: waiting.amount }, 'waiting', app.clock.now),
  )

  const claimant = await addMember(app)
  const claimed = await book(claimant, { seat: 'B8' })
  claimed.expectSuccess()
  const claimedBooking = await bookingOf(claimant)
  await inTransaction(db, async (trx) => {
    const { id: bookingId, amount } = claimedBooking
    const owner = { bookingId, userId: claimant.id }
    const paid = { id: 'pay_by_upi_1', method: 'upi', amount, ...owner } as const
    await addPayment(trx, paid, 'waiting', app.clock.now)
    await addClaim(trx, { paymentId: paid.id, utr: CLAIMED_UTR, ...owner }, app.clock.now)
  })
  const sent = await claimant.call(saveScreenshot, {
    form: formOf({ screenshot: await picture() }),
  })
  sent.expectSuccess()

  const partBooked = await book(spare, { seat: 'A4' })
  partBooked.expectSuccess()
  const inPart = await bookingOf(spare)
  await inTransaction(db, (trx) => {
    const { id: bookingId, amount } = inPart
    const deposit = { kind: 'returned', amount: 499, until: null } as const
    const paid = { id: 'pay_in_part_1', method: 'upi', amount, deposit } as const
    return addPayment(trx, { ...paid, bookingId, userId: spare.id }, 'waiting', app.clock.now)
  })
  const part = { amount: SPARE_PART, payableOn: '2026-03-20' }
  const confirmed = await admin.call(confirmPayment, {
    params: { id: inPart.id },
    body: { paymentMethod: 'upi', part },
  })
  confirmed.expectSuccess()

  const outsider = openBrowser(app)
  for (const [call, email] of [
    [sendOtp, CODE_EMAIL],
    [forgotPassword, student.email],
    [sendVisitorCode, VISITOR_EMAIL],
  ] as const) {
    const sent = await outsider.call(call, { body: { email } })
    sent.expectSuccess()
  }
  const asked = await minor.call(askParent, { body: { parentEmail: PARENT_EMAIL } })
  asked.expectSuccess()
  const wanted = { newEmail: NEW_EMAIL, password: PASSWORD }
  const askedForEmail = await student.call(askEmailCode, { body: wanted })
  askedForEmail.expectSuccess()
  const allowedMinor = await addMember(app, { dateOfBirth: '2010-06-01' })
  await inTransaction(db, (trx) =>
    addParentalConsent(trx, {
      userId: allowedMinor.id,
      method: 'email',
      parentEmail: 'father@example.com',
      givenAt: app.clock.now,
      ...NOTICE_NOT_SHOWN,
    }),
  )
  const unclaimed = await addMember(app)
  await makeUnclaimed(app, unclaimed.id, UNCLAIMED_PHONE)
  const verified = await verifyEmail(app, VERIFIED_EMAIL)
  const [receipt] = (await student.call(listReceipts)).reply().data
  return {
    userAtDesk: atDesk,
    claimant,
    steps: {
      registerCode: await app.mailedCode(CODE_EMAIL),
      resetCode: await app.mailedCode(student.email),
      emailProof: verified.cookies.get('emailProof') ?? '',
      spareBooking: inPart.id,
      studentReceipt: receipt?.number ?? '',
      deskBooking: waiting.id,
      claimedBooking: claimedBooking.id,
      spareTour: tour._id,
      emailCode: await app.mailedCode(NEW_EMAIL),
      visitorCode: await app.mailedCode(VISITOR_EMAIL),
      visitorProof: createSignedToken(
        app.services,
        { kind: 'visitorProof', subject: 'spare@example.com' },
        24 * 60 * 60,
      ),
      parentCode: await app.mailedCode(PARENT_EMAIL),
      allowedMinorId: allowedMinor.id,
      unclaimedId: unclaimed.id,
      claimCode: claimCodeOf(app.services, unclaimed.id, app.services.today()),
      password: PASSWORD,
    },
  }
}

/** Stores a selfie for the member. Its content does not matter. */
export async function storeSelfie(
  { services: { db, storage } }: TestApp,
  userId: string,
  shows: string,
): Promise<string> {
  const selfie = newPictureKey('selfies')
  await storage.put(selfie, Buffer.from(shows))
  await db.updateTable('membership_details').set({ selfie }).where('user_id', '=', userId).execute()
  return selfie
}
