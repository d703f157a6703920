import { expect, test } from 'vitest'
import { tourCancelledMail } from './tour-cancelled-mail.ts'
import { tourConfirmedMail } from './tour-confirmed-mail.ts'
import { tourFeedbackMail } from './tour-feedback-mail.ts'

const TOUR = { fullName: 'आशा पाटील', tourDate: '2026-12-01', tourTime: '9:00 AM - 10:00 AM' }
const PUBLIC_URL = 'https://hall.example.com'

test('the confirmation', () => {
  expect(tourConfirmedMail(TOUR)).toMatchInlineSnapshot(`
    {
      "subject": "Your tour on December 1, 2026 is confirmed",
      "text": "Dear आशा पाटील,

    Your tour on December 1, 2026, 9:00 AM - 10:00 AM, is confirmed. We look forward to seeing you.

    Your visitor pass is attached to this email. Please arrive 10 minutes before the tour. Show the pass at the entrance.

    If you can't come, please let us know.
    ",
    }
  `)
})

test('the cancellation', () => {
  expect(tourCancelledMail({ ...TOUR, publicUrl: PUBLIC_URL })).toMatchInlineSnapshot(`
    {
      "subject": "Your tour on December 1, 2026 is cancelled",
      "text": "Dear आशा पाटील,

    Your tour on December 1, 2026, 9:00 AM - 10:00 AM, is cancelled. Your visitor pass is no longer valid.

    You are welcome to choose another day:
    https://hall.example.com/tour

    If you didn't expect this, please let us know.
    ",
    }
  `)
})

test('the request for feedback [tour-41]', () => {
  expect(tourFeedbackMail({ ...TOUR, publicUrl: PUBLIC_URL })).toMatchInlineSnapshot(`
    {
      "subject": "How was your tour?",
      "text": "Dear आशा पाटील,

    Thank you for visiting us! Your tour of December 1, 2026 is completed.

    How did you like our study hall? What did you miss? Your feedback helps us.

    If you would like to study with us, you can create your account and choose your seat here:
    https://hall.example.com/register
    ",
    }
  `)
})
