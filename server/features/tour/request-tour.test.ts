import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { qrText } from '#server/testing/qr-text.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { askForTour, TOUR } from '#server/testing/tours.ts'
import { requestTour, toursByEmail } from '#shared/contract/tour.ts'
import type { TourStatus } from '#shared/domain/tour.ts'

let hall: TestApp
beforeEach(async () => {
  hall = await createTestApp()
})
afterEach(() => hall.close())

const MAIL = /visitor pass/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

function keptTours() {
  return hall.services.db.selectFrom('tour_requests').selectAll().execute()
}

async function moveTours(status: TourStatus): Promise<void> {
  const completed_at = status === 'completed' ? hall.clock.now : null
  await hall.services.db.updateTable('tour_requests').set({ status, completed_at }).execute()
}

test('a tour is kept, and answered with what the pass shows', async () => {
  const { message, data } = (await askForTour(hall)).reply()
  expect(message).toBe('Your tour request has been received')
  expect(data).toEqual({
    _id: expect.stringMatching(UUID),
    fullName: 'Asha Patil',
    email: 'visitor@example.com',
    phoneNumber: '+919876543210',
    gender: 'female',
    tourDate: '2026-03-15',
    tourTime: '9:00 AM - 10:00 AM',
    educationalBackground: 'Graduation',
    currentOccupation: 'Employed',
    jobTitle: 'Clerk',
    examPreparation: 'MPSC',
    examinationDate: '2026-09-01',
    tourStatus: 'pending',
  })
  expect(await keptTours()).toEqual([
    expect.objectContaining({
      id: data._id,
      study_room_duration: '1 to 6 Month',
      how_did_you_know: 'Friends',
      previous_study_room_experience: 'No',
      study_room_comparison: 'No',
      start_date: '2026-04-01',
      created_at: hall.clock.now,
      completed_at: null,
    }),
  ])
})

test('a mail brings the pass and all the details', async () => {
  await askForTour(hall, { email: 'Visitor@Example.com', phoneNumber: '98765 43210' })
  const mail = await hall.mail('visitor@example.com', MAIL)
  expect(mail.subject).toBe('Your tour on March 15, 2026: visitor pass')
  for (const line of [
    'Name: Asha Patil',
    'Email: visitor@example.com',
    'Contact: +919876543210',
    'Gender: Female',
    'Tour date: March 15, 2026',
    'Tour time: 9:00 AM - 10:00 AM',
    'Please arrive 10 minutes before the tour.',
  ]) {
    expect(mail.text).toContain(line)
  }
  expect(mail.attachments).toMatchObject([{ name: 'visitor-pass.png', type: 'image/png' }])
  const [, shown] = /src="cid:([^"]+)"/.exec(mail.html ?? '') ?? []
  expect(mail.attachments[0]?.contentId).toBe(`<${shown}>`)
})

test('the pass in the mail is that of the tour, with its own id', async () => {
  const { data } = (await askForTour(hall, { fullName: 'आशा  पाटील' })).reply()
  const { attachments } = await hall.mail(TOUR.email, MAIL)
  const [pass] = attachments
  expect(JSON.parse(await qrText(new Uint8Array(pass?.bytes ?? [])))).toEqual({
    type: 'VISITOR_PASS',
    id: data._id,
    name: 'आशा पाटील',
    email: 'visitor@example.com',
    contact: '+919876543210',
    gender: 'female',
    tourDate: '2026-03-15',
    tourTime: '9:00 AM - 10:00 AM',
    generatedAt: hall.clock.now.toISOString(),
    status: 'pending',
  })
})

test('tomorrow begins at midnight in Kolkata', async () => {
  const tourDate = '2026-03-11'
  hall.clock.now = new Date('2026-03-10T18:30:00Z')
  expect(await askForTour(hall, { tourDate })).toMatchObject(refusal('tourDateTooSoon'))
  hall.clock.now = new Date('2026-03-10T18:29:59Z')
  expect((await askForTour(hall, { tourDate })).status).toBe(200)
})

describe('what is sent', () => {
  test.each(['98765 43210', '9876543210', '+91 98765 43210'])(
    'the number %j is kept with +91 and without spaces',
    async (phoneNumber) => {
      const { data } = (await askForTour(hall, { phoneNumber })).reply()
      expect(data.phoneNumber).toBe('+919876543210')
    },
  )

  test.each(['Student', 'Unemployed'])('a %s has no job title', async (currentOccupation) => {
    const { data } = (await askForTour(hall, { currentOccupation, jobTitle: 'Clerk' })).reply()
    expect(data).toMatchObject({ currentOccupation, jobTitle: '' })
  })

  test('fields that the form does not use are ignored', async () => {
    const body = {
      ...TOUR,
      preferredDate: '',
      preferredTime: '',
      groupSize: 1,
      interests: [],
      additionalRequests: '',
      tourStatus: 'confirmed',
      _id: 'mine',
    }
    const { data } = (await openBrowser(hall).ask(requestTour, { body })).reply()
    expect(data).toMatchObject({ _id: expect.stringMatching(UUID), tourStatus: 'pending' })
  })

  test.each([{ requiresDnyanpittId: true }, { submissionType: 'member' }])(
    '%j is refused',
    async (more) => {
      const answer = await openBrowser(hall).ask(requestTour, { body: { ...TOUR, ...more } })
      expect(answer.errors?.map(({ path }) => path)).toEqual(Object.keys(more))
    },
  )
})

describe('a second request of the same email', () => {
  const otherDate = { tourDate: '2026-03-20' }

  test.each([{}, otherDate, { email: 'VISITOR@example.com' }])(
    'waits while the first is pending: %j',
    async (wish) => {
      await askForTour(hall)
      const answer = await askForTour(hall, wish)
      expect(answer).toMatchObject(refusal('tourPending'))
      expect(answer.message).toContain('already have a pending')
      expect(await keptTours()).toHaveLength(1)
      expect(await hall.mailSubjects(TOUR.email)).toHaveLength(1)
    },
  )

  test('is refused on the day of a confirmed tour, and on another day too', async () => {
    await askForTour(hall)
    await moveTours('confirmed')
    const sameDate = await askForTour(hall)
    expect(sameDate).toMatchObject(refusal('tourOnSameDate'))
    expect(sameDate.message).toContain('already have a tour request for this date')
    expect(await askForTour(hall, otherDate)).toMatchObject(refusal('tourConfirmed'))
  })

  test.each(['completed', 'cancelled'] as const)('is welcome once it is %s', async (status) => {
    await askForTour(hall)
    await moveTours(status)
    expect((await askForTour(hall)).status).toBe(200)
    expect(await keptTours()).toHaveLength(2)
  })

  test('is welcome when nobody closed the first and its day has passed', async () => {
    await askForTour(hall)
    hall.clock.pass({ days: 5 })
    expect(await askForTour(hall, { tourDate: '2026-03-20' })).toMatchObject(refusal('tourPending'))
    hall.clock.pass({ days: 1 })
    expect((await askForTour(hall, { tourDate: '2026-03-20' })).status).toBe(200)
    const kept = await keptTours()
    expect(kept.map(({ tour_date, status }) => [tour_date, status]).sort()).toEqual([
      ['2026-03-15', 'cancelled'],
      ['2026-03-20', 'pending'],
    ])
  })
})

test('20 requests of one email at the same time keep exactly one', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => askForTour(hall)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer).toMatchObject(refusal('tourPending'))
  }
  expect(await keptTours()).toHaveLength(1)
  expect(await hall.mailSubjects(TOUR.email)).toHaveLength(1)
})

test('so do 20 requests after a tour whose day has passed', async () => {
  await askForTour(hall)
  hall.clock.pass({ days: 10 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => askForTour(hall, { tourDate: '2026-03-25' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
})

test('the requests of different people do not meet', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      askForTour(hall, { email: `visitor${index}@example.com` }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
})

test('a member may ask for a tour too, and finds it by the email', async () => {
  const member = await addMember(hall)
  const { email } = member
  await askForTour(hall, { email })
  const { data } = (await member.ask(toursByEmail, { params: { email } })).reply()
  expect(data).toMatchObject([{ email, tourDate: '2026-03-15', tourStatus: 'pending' }])
  expect((await openBrowser(hall).ask(toursByEmail, { params: { email } })).reply().data).toEqual(
    [],
  )
})
