import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldError, invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { sendTourRequest } from '#server/testing/members/tours.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { requestTour } from '#shared/contract/tour/tour.ts'
import { TOUR_FIELDS, type TourForm } from '#shared/domain/tour/tour-form.ts'

// All of these are rejected and save nothing, so they share one app.
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  const saved = await app.services.db.selectFrom('tour_requests').select('id').execute()
  await app.close()
  expect(saved).toEqual([])
})

test.each<[keyof TourForm, string, string]>([
  ['fullName', '  ', 'Full name is required'],
  ['fullName', 'x'.repeat(101), 'Please use at most 100 characters'],
  [
    'fullName',
    'Win 5 lakh at evil.example/x',
    'Full name can only contain letters, spaces, hyphens, apostrophes and periods',
  ],
  ['fullName', 'Asha\u0000', "Please remove characters that can't be shown"],
  ['email', '', 'Email is required'],
  ['email', 'visitor', 'Please enter a valid email address'],
  ['phoneNumber', '', 'Phone number is required'],
  ['phoneNumber', '+915876543210', 'Please enter a valid 10-digit Indian mobile number'],
  ['gender', '', 'Gender is required'],
  ['tourDate', '', 'Tour date is required'],
  ['tourDate', '2026-02-30', 'Please enter a valid tour date'],
  ['tourDate', '2026-04-10', 'Tour date must be within 30 days from today'],
  ['tourTime', '', 'Tour time is required'],
  ['tourTime', '9:15 AM - 10:15 AM', 'Please select a valid tour time'],
  ['educationalBackground', 'Wizardry', 'Educational background is required'],
  ['currentOccupation', '', 'Current occupation is required'],
  ['jobTitle', '', 'Job title is required'],
  ['examPreparation', '', 'Exam preparation is required'],
  ['examinationDate', '2026-03-10', 'Please select a future examination date (tomorrow or later)'],
  ['studyRoomDuration', '', 'Study room duration is required'],
  ['startDate', '2026-03-09', 'Start date cannot be in the past'],
  ['howDidYouKnow', '', 'This field is required'],
  ['previousStudyRoomExperience', '', 'Previous study room experience is required'],
  ['studyRoomComparison', '', 'Study room comparison is required'],
])('rejects the %s %j: %s [tour-36]', async (field, value, message) => {
  expect(await sendTourRequest(app, { [field]: value })).toMatchObject(invalid([field, message]))
})

test('reports all invalid fields together', async () => {
  const answer = await openBrowser(app).call(requestTour, { body: {} })
  const paths = answer.errors?.map(({ path }) => path)
  expect(paths).toEqual(TOUR_FIELDS.filter((field) => field !== 'jobTitle'))
})

test.each(['2026-03-10', '2026-03-09'])(
  'rejects a tour on %s as too soon [tour-37]',
  async (tourDate) => {
    const answer = await sendTourRequest(app, { tourDate })
    expect(answer).toMatchObject(refusal('tourDateTooSoon'))
    expect(answer.message).toContain('Tour date must be at least tomorrow')
    expect(answer.errors).toEqual([
      fieldError('tourDate', 'Please select a future date (tomorrow or later)'),
    ])
  },
)
