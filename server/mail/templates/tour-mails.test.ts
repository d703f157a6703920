import { expect, test } from 'vitest'
import { tourCancelledMail } from './tour-cancelled-mail.ts'
import { tourFeedbackMail } from './tour-feedback-mail.ts'
import { tourPassMail } from './tour-pass-mail.ts'

const TOUR = {
  language: 'en',
  id: '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77',
  fullName: 'आशा पाटील',
  tourDate: '2026-12-01',
  tourTime: '9:00 AM - 10:00 AM',
  publicUrl: 'https://hall.example.com',
} as const

const HALL = { address: '12 Laxmi Road\nPune 411030', mapUrl: '' }
const passMail = (change: 'received' | 'confirmed' | 'moved', hallDetails = HALL) =>
  tourPassMail({ ...TOUR, change, hallDetails })

test('the email about a confirmed tour has the time, the place and links to the pass [tour-735]', () => {
  expect(passMail('confirmed')).toMatchInlineSnapshot(`
    {
      "language": "en",
      "subject": "Your tour on 1 Dec 2026 is confirmed",
      "text": "Dear आशा पाटील,

    Your tour on Tue, 1 Dec 2026, 9:00 AM - 10:00 AM, is confirmed. We look forward to seeing you. If anything changes, reception will email or call you.

    Please arrive 10 minutes before the tour. Bring this pass, on your phone or on paper.

    Find us here: 12 Laxmi Road
    Pune 411030
    Open in Maps:
    https://www.google.com/maps/search/?api=1&query=12%20Laxmi%20Road%20Pune%20411030

    Open your pass:
    https://hall.example.com/visitor-pass#0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77
    Change the day or time:
    https://hall.example.com/visitor-pass?to=change#0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77
    Cancel the tour:
    https://hall.example.com/visitor-pass?to=cancel#0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77

    Attached: your pass as a picture, and the tour for your calendar.

    See or delete the data of your tours:
    https://hall.example.com/your-tours
    ",
    }
  `)
})

test('omits the place if the settings have none', () => {
  const { text } = passMail('moved', { address: '', mapUrl: '' })
  expect(text).not.toMatch(/Find us|Maps/)
  expect(text).toContain('Your tour is now on Tue, 1 Dec 2026, 9:00 AM - 10:00 AM.')
})

test('the email about a cancelled tour links to a new request', () => {
  expect(tourCancelledMail(TOUR)).toMatchInlineSnapshot(`
    {
      "language": "en",
      "subject": "Your tour on 1 Dec 2026 is cancelled",
      "text": "Dear आशा पाटील,

    Your tour on 1 Dec 2026, 9:00 AM - 10:00 AM, is cancelled. Your visitor pass is no longer valid.

    You can choose another day here:
    https://hall.example.com/tour

    If you didn't expect this, please let us know.

    See or delete the data of your tours:
    https://hall.example.com/your-tours
    ",
    }
  `)
})

test('contains no name if the address is unverified', () => {
  const { text } = tourPassMail({ ...TOUR, change: 'confirmed', hallDetails: HALL, fullName: '' })
  expect(text.split('\n')[0]).toBe('Hello,')
})

test('the email after a tour asks for feedback [tour-41]', () => {
  expect(tourFeedbackMail(TOUR)).toMatchInlineSnapshot(`
    {
      "language": "en",
      "subject": "How was your tour?",
      "text": "Dear आशा पाटील,

    Thank you for visiting us on 1 Dec 2026!

    How did you like our study hall? What could be better? Your feedback helps us.

    Want to study with us? Create your account and choose your seat:
    https://hall.example.com/register

    See or delete the data of your tours:
    https://hall.example.com/your-tours
    ",
    }
  `)
})

test('every email about a tour links to the tour data [visitor-data-11]', () => {
  const mails = [passMail('received'), passMail('moved'), tourCancelledMail(TOUR)]
  for (const { text } of [...mails, tourFeedbackMail(TOUR)]) {
    expect(text).toContain('https://hall.example.com/your-tours')
  }
})

test("the email about a received request says what the pass says, and links to the pass's status [tour-524]", () => {
  const { text } = passMail('received')
  expect(text).toContain(
    'We look forward to seeing you. If anything changes, reception will email or call you.',
  )
  expect(text).toContain(`\nhttps://hall.example.com/visitor-pass#${TOUR.id}\n`)
})
