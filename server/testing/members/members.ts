import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { type TestApp, TODAY } from '#server/testing/test-app.ts'
import { updateBooking } from '#shared/contract/booking/booking.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import * as auth from '#shared/contract/user/auth.ts'
import { updateMembership } from '#shared/contract/user/membership.ts'
import { bookingToWire } from '#shared/contract/wire-names.ts'
import type { Batch } from '#shared/domain/booking/batches.ts'
import { type Duration, membershipEnd } from '#shared/domain/booking/durations.ts'
import { PRICE_TABLE, quote } from '#shared/domain/booking/prices.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import { formOf, picture } from './pictures.ts'

/** Typical user actions in sequence, each step through the API as the client does it. */

export const PASSWORD = 'Quiet-Lamp-7'

export const PROFILE = {
  password: PASSWORD,
  fullName: 'Asha Kulkarni',
  phoneNumber: '+919876543210',
  dateOfBirth: '2000-05-17',
  gender: 'male',
}

export const MEMBERSHIP = {
  visitedBefore: 'no',
  fatherName: 'Ramesh Kulkarni',
  parentContactNumber: '9876500000',
  educationalBackground: 'Graduation',
  currentOccupation: 'Student',
  currentAddress: '12 Laxmi Road, Pune',
  jobTitle: '',
  examPreparation: 'MPSC',
  examinationDate: '2026-09-01',
}

/** What reception types for somebody who walks in without an email. */
export const WALK_IN = {
  ...MEMBERSHIP,
  fullName: 'Sunil More',
  phoneNumber: '+919812345678',
  email: '',
  dateOfBirth: '2001-02-03',
  gender: 'male',
  language: 'mr',
}

/** Requests an emailed code and enters it: the browser has then verified that email. */
export async function verifyEmail(app: TestApp, email: string): Promise<Browser> {
  const browser = openBrowser(app)
  const sent = await browser.call(auth.sendOtp, { body: { email } })
  sent.expectSuccess()
  const otp = await app.mailedCode(email.toLowerCase())
  const verified = await browser.call(auth.verifyOtp, { body: { email, otp } })
  verified.expectSuccess()
  return browser
}

/** Completes the registration; the browser is logged in afterwards. */
export async function register(
  app: TestApp,
  email: string,
  profile: Partial<typeof PROFILE> = {},
): Promise<Browser> {
  const browser = await verifyEmail(app, email)
  const registered = await browser.call(auth.register, { body: { ...PROFILE, ...profile, email } })
  browser.token = registered.reply().token
  return browser
}

export async function logIn(
  app: TestApp,
  email: string,
  { password = PASSWORD, rememberMe = false } = {},
): Promise<Browser> {
  const browser = openBrowser(app)
  const answer = await browser.call(auth.login, { body: { email, password, rememberMe } })
  browser.token = answer.reply().token
  return browser
}

export async function submitMembershipDetails(browser: Browser): Promise<void> {
  const form = formOf({ ...MEMBERSHIP, selfiePhoto: await picture() })
  const saved = await browser.call(updateMembership, { form })
  saved.expectSuccess()
}

export type PlanOptions = {
  seat?: string
  room?: Room
  batch?: Batch
  duration?: Duration
  start?: string
}

export const NIGHT = 'Night Batch (10:00 PM - 7:00 AM)'
export const DAY = 'Day Batch (7:00 AM - 10:00 PM)'
export const ALL_HOURS = '24 Hours Batch'

/** The booking as the client sends it, with the displayed price and end. */
export function bookingOf({
  seat = 'A1',
  room = findSeat(seat)?.room ?? 'Dyandhara Kaksh',
  batch = DAY,
  duration = '1 Month',
  start = TODAY,
}: PlanOptions = {}) {
  const plan = { room, batch, duration, startDate: start }
  return bookingToWire({
    ...plan,
    endDate: membershipEnd(start, duration),
    seat,
    amount: quote(plan, findSeat(seat)?.tier ?? 'standard', PRICE_TABLE).total,
  })
}

export function book(browser: Browser, options: PlanOptions = {}) {
  return browser.call(updateBooking, { body: { bookingDetails: bookingOf(options) } })
}

export function pay(browser: Browser, paymentId = newPaymentId()) {
  return browser.call(completePayment, { body: { paymentId, paymentStatus: 'completed' } })
}

/** Books a seat and chooses a method to pay at reception by, if the app takes payments there. Throws if refused. */
export async function reserveSeat(
  browser: Browser,
  options: PlanOptions,
  paymentMethod: PaymentMethod = 'upi',
): Promise<void> {
  const booked = await book(browser, options)
  booked.expectSuccess()
  const body = { paymentId: newPaymentId(), paymentStatus: 'completed', paymentMethod } as const
  const reserved = await browser.call(completePayment, { body })
  reserved.expectSuccess()
}

/** Books and pays; throws if either is refused. */
export async function buy(browser: Browser, options: PlanOptions = {}) {
  const booked = await book(browser, options)
  booked.expectSuccess()
  const paid = await pay(browser)
  return paid.reply()
}

export function newPaymentId(): string {
  return `pay_${crypto.randomUUID()}`
}
