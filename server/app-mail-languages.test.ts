import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelBooking, listBookings } from '#shared/contract/booking/desk-booking.ts'
import { changeTourStatus } from '#shared/contract/tour/tour-management.ts'
import { sendVisitorCode } from '#shared/contract/tour/visitor-data.ts'
import { forgotPassword, sendOtp } from '#shared/contract/user/auth.ts'
import { sendExpiryReminders } from './jobs/expiry-reminders.ts'
import { type Browser, openBrowser } from './testing/browser.ts'
import { addMember } from './testing/members/add-members.ts'
import { buy } from './testing/members/members.ts'
import { sendTourRequest } from './testing/members/tours.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

/** Emails are in the language of the account, of the tour, or of the browser that requested a code. */

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

function browserIn(language: string): Browser {
  const browser = openBrowser(app)
  browser.cookies.set('language', language)
  return browser
}

test('an email with a code has the language of the browser that asked for it [mail-473]', async () => {
  const email = 'code@example.com'
  const sent = await browserIn('mr').call(sendOtp, { body: { email } })
  sent.expectSuccess()
  const { subject, text } = await app.mail(email, /OTP/)
  expect(subject).toBe('तुमचा OTP')
  expect(text).toContain('ज्ञानपीठ अभ्यासिका')
  const member = await addMember(app, { language: 'mr' })
  const asked = await browserIn('hi').call(forgotPassword, { body: { email: member.email } })
  asked.expectSuccess()
  expect((await app.mail(member.email, /OTP/)).subject).toBe('पासवर्ड बदलने के लिए आपका OTP')
  const visitor = await browserIn('fr').call(sendVisitorCode, { body: { email } })
  visitor.expectSuccess()
  expect((await app.mail(email, /OTP/)).subject).toBe('Your OTP for your tour data')
})

test('a visitor gets every email in the language in which the tour was requested [mail-474]', async () => {
  const email = 'visitor@example.com'
  const requested = await sendTourRequest(app, { email }, browserIn('hi'))
  const { _id: id } = requested.reply().data
  const pass = await app.mail(email, /15 मार्च 2026 की आपकी विज़िट: विज़िटर पास/)
  expect(pass.html).toContain('<html lang="hi-IN"')
  expect(pass.attachments.map(({ name }) => name)).toEqual([
    expect.stringMatching(/\.png$/),
    'tour.ics',
  ])
  const admin = await addMember(app, { role: 'admin', language: 'mr' })
  const moved = await admin.call(changeTourStatus, {
    params: { id },
    body: { status: 'confirmed' },
  })
  moved.expectSuccess()
  const confirmed = await app.mail(email, /कन्फ़र्म/)
  expect(confirmed.text).toContain('15 मार्च 2026, सुबह 9 से 10 की आपकी विज़िट')
})

test("a member gets emails in the account's language, even about what reception did [mail-475]", async () => {
  const member = await addMember(app, { language: 'mr' })
  // The browser's own language does not matter.
  member.cookies.set('language', 'en')
  await buy(member, { seat: 'A5', duration: '8 Days', start: '2026-03-12' })
  expect((await app.mail(member.email, /स्वागत/)).text).toContain('तुमची रूम: ज्ञानधारा कक्ष.')
  expect((await app.mail(member.email, /पावती/)).text).toContain('12 मार्च 2026 ते 19 मार्च 2026')
  app.clock.advance({ days: 7 })
  await sendExpiryReminders(app.services)
  await app.mail(member.email, /^तुमची मेंबरशिप 3 दिवसांत संपणार आहे$/)
  const admin = await addMember(app, { role: 'admin' })
  const listed = await admin.call(listBookings, { query: { search: member.email } })
  const [booking] = listed.reply().data.bookings
  const cancelled = await admin.call(cancelBooking, { params: { id: booking?.id ?? '' } })
  cancelled.expectSuccess()
  await app.mail(member.email, /^तुमचे बुकिंग रद्द झाले आहे$/)
})
