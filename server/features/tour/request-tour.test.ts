import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { verifyEmail } from '#server/testing/members/members.ts'
import { sendTourRequest, TOUR } from '#server/testing/members/tours.ts'
import { qrText } from '#server/testing/qr-text.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { requestTour, toursByEmail } from '#shared/contract/tour/tour.ts'
import { changeTourStatus } from '#shared/contract/tour/tour-management.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const MAIL = /visitor pass/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

function savedTours() {
  return app.services.db.selectFrom('tour_requests').selectAll().execute()
}

async function changeStatuses(status: TourStatus): Promise<void> {
  const completed_at = status === 'completed' ? app.clock.now : null
  await app.services.db.updateTable('tour_requests').set({ status, completed_at }).execute()
}

test('saves a tour and returns what the pass shows [tour-26]', async () => {
  const { message, data } = (await sendTourRequest(app)).reply()
  expect(message).toBe("We've received your tour request")
  const {
    studyRoomDuration,
    howDidYouKnow,
    previousStudyRoomExperience,
    studyRoomComparison,
    startDate,
    ...shown
  } = TOUR
  expect(data).toEqual({ ...shown, _id: expect.stringMatching(UUID), tourStatus: 'pending' })
  expect(await savedTours()).toEqual([
    expect.objectContaining({
      id: data._id,
      study_room_duration: studyRoomDuration,
      how_did_you_know: howDidYouKnow,
      previous_study_room_experience: previousStudyRoomExperience,
      study_room_comparison: studyRoomComparison,
      start_date: startDate,
      created_at: app.clock.now,
      completed_at: null,
    }),
  ])
})

test('emails the pass with the whole name to an address that its visitor verified [tour-27]', async () => {
  const browser = await verifyEmail(app, 'visitor@example.com')
  const fields = { email: 'Visitor@Example.com', phoneNumber: '98765 43210' }
  await sendTourRequest(app, fields, browser)
  const mail = await app.mail('visitor@example.com', MAIL)
  expect(mail.subject).toBe('Your tour on 15 Mar 2026: visitor pass')
  for (const line of [
    'Dear Asha Patil,',
    'Your tour is on Sun, 15 Mar 2026, 9:00 AM - 10:00 AM.',
    'Please arrive 10 minutes before the tour.',
  ]) {
    expect(mail.text).toContain(line)
  }
  expect(mail.attachments).toMatchObject([
    { name: 'visitor-pass.png', type: 'image/png' },
    { name: 'tour.ics', type: 'text/calendar' },
  ])
  const [, shown] = /src="cid:([^"]+)"/.exec(mail.html ?? '') ?? []
  expect(mail.attachments[0]?.contentId).toBe(`<${shown}>`)
})

test('emails the tour as a calendar entry in UTC [tour-733]', async () => {
  const admin = await addMember(app, { role: 'super_admin' })
  const { version, ...settings } = (await admin.call(getSettings)).reply().data
  const hallDetails = { name: 'Sharma Library', address: '12 Laxmi Road, Pune' }
  ;(await admin.call(saveSettings, { body: { ...settings, ...hallDetails, version } })).reply()
  const { data } = (await sendTourRequest(app)).reply()
  const mail = await app.mail(TOUR.email, MAIL)
  const file = mail.attachments.find(({ name }) => name === 'tour.ics')
  const text = new TextDecoder().decode(file?.bytes).replace(/\r?\n /g, '')
  for (const line of [
    `UID:${data._id}`,
    'DTSTART:20260315T033000Z',
    'DTEND:20260315T043000Z',
    'SUMMARY:Tour of Sharma Library',
    'LOCATION:12 Laxmi Road\\, Pune',
    `URL:${app.services.config.publicUrl}/visitor-pass#${data._id}`,
  ]) {
    expect(text.split(/\r?\n/)).toContain(line)
  }
  expect(mail.text).toContain('Find us here: 12 Laxmi Road, Pune\nOpen in Maps:\nhttps://')
})

test("the emailed pass has the tour's id [tour-28]", async () => {
  const browser = await verifyEmail(app, TOUR.email)
  const { data } = (await sendTourRequest(app, { fullName: 'आशा  पाटील' }, browser)).reply()
  const { attachments } = await app.mail(TOUR.email, MAIL)
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
    generatedAt: app.clock.now.toISOString(),
    status: 'pending',
  })
})

describe('emails to an unverified address', () => {
  const STRANGER = {
    fullName: 'Buy Lottery',
    phoneNumber: '+919812345678',
    jobTitle: 'Lottery agent',
    previousStudyRoomExperience: 'Lottery https://evil.example',
    studyRoomComparison: 'Lottery https://evil.example',
  }

  test('contain nothing from the form except the first name when the tour is requested [tour-75]', async () => {
    const { data } = (await sendTourRequest(app, STRANGER)).reply()
    const mail = await app.mail(TOUR.email, MAIL)
    expect(mail.text).toMatch(/^Dear Buy,\n/)
    expect(mail.text).toContain('15 Mar 2026, 9:00 AM - 10:00 AM')
    const [pass] = mail.attachments
    const qr = await qrText(new Uint8Array(pass?.bytes ?? []))
    expect(JSON.parse(qr)).toMatchObject({ id: data._id, name: 'Buy', contact: '' })
    expect([mail.text, mail.html, qr].join()).not.toMatch(/lottery|evil|9812345678/i)
    expect(mail.html).not.toMatch(/>(Email|Contact)</)
  })

  test('contain only the first name when the tour is confirmed, completed or cancelled [tour-76]', async () => {
    const admin = await addMember(app, { role: 'admin' })
    for (const status of ['confirmed', 'cancelled', 'completed'] as const) {
      const email = `${status}@example.com`
      const { data } = (await sendTourRequest(app, { ...STRANGER, email })).reply()
      const statuses = status === 'completed' ? (['confirmed', 'completed'] as const) : [status]
      for (const each of statuses) {
        if (each === 'completed') app.clock.advance({ days: 5 })
        await logInAgain(app, admin)
        const params = { id: data._id }
        ;(await admin.call(changeTourStatus, { params, body: { status: each } })).reply()
      }
      const mail = await app.mail(email, status === 'completed' ? /How was/ : new RegExp(status))
      expect(mail.text).toMatch(/^Dear Buy,\n/)
      const pictures = mail.attachments.filter(({ type }) => type === 'image/png')
      const qrs = pictures.map(({ bytes }) => qrText(new Uint8Array(bytes)))
      expect([mail.text, mail.html, ...(await Promise.all(qrs))].join()).not.toMatch(
        /lottery|9812/i,
      )
    }
  })

  test('greet a user by the name of the account [tour-77]', async () => {
    const { email } = await addMember(app)
    await sendTourRequest(app, { ...STRANGER, email })
    const mail = await app.mail(email, MAIL)
    expect(mail.text).toMatch(/^Dear Ravi Patil,\n/)
    expect([mail.text, mail.html].join()).not.toMatch(/lottery|9812345678/i)
  })
})

test('tomorrow begins at midnight in Kolkata', async () => {
  const tourDate = '2026-03-11'
  app.clock.now = new Date('2026-03-10T18:30:00Z')
  expect(await sendTourRequest(app, { tourDate })).toMatchObject(refusal('tourDateTooSoon'))
  app.clock.now = new Date('2026-03-10T18:29:59Z')
  expect((await sendTourRequest(app, { tourDate })).status).toBe(200)
})

describe('normalization [tour-29]', () => {
  test.each(['98765 43210', '9876543210', '+91 98765 43210'])(
    'stores the number %j with +91 and without spaces [tour-30]',
    async (phoneNumber) => {
      const { data } = (await sendTourRequest(app, { phoneNumber })).reply()
      expect(data.phoneNumber).toBe('+919876543210')
    },
  )

  test.each(['Student', 'Unemployed'])(
    'stores no job title for a %s',
    async (currentOccupation) => {
      const { data } = (
        await sendTourRequest(app, { currentOccupation, jobTitle: 'Clerk' })
      ).reply()
      expect(data).toMatchObject({ currentOccupation, jobTitle: '' })
    },
  )

  test('ignores unknown fields [tour-31]', async () => {
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
    const { data } = (await openBrowser(app).call(requestTour, { body })).reply()
    expect(data).toMatchObject({ _id: expect.stringMatching(UUID), tourStatus: 'pending' })
  })

  test.each([{ requiresDnyanpittId: true }, { submissionType: 'member' }])(
    '%j is refused',
    async (more) => {
      const answer = await openBrowser(app).call(requestTour, { body: { ...TOUR, ...more } })
      expect(answer.errors?.map(({ path }) => path)).toEqual(Object.keys(more))
    },
  )
})

describe('a second request of the same email [tour-32]', () => {
  const otherDate = { tourDate: '2026-03-20' }

  test.each([{}, otherDate, { email: 'VISITOR@example.com' }])(
    'is rejected while the first is pending: %j [tour-33]',
    async (fields) => {
      await sendTourRequest(app)
      const answer = await sendTourRequest(app, fields)
      expect(answer).toMatchObject(refusal('tourPending'))
      expect(answer.message).toContain('already have a pending')
      expect(await savedTours()).toHaveLength(1)
      expect(await app.mailSubjects(TOUR.email)).toHaveLength(1)
    },
  )

  test('is rejected after a confirmed tour, on the same day or another [tour-34]', async () => {
    await sendTourRequest(app)
    await changeStatuses('confirmed')
    const sameDate = await sendTourRequest(app)
    expect(sameDate).toMatchObject(refusal('tourOnSameDate'))
    expect(sameDate.message).toContain('already have a tour request for this date')
    expect(await sendTourRequest(app, otherDate)).toMatchObject(refusal('tourConfirmed'))
  })

  test.each(['completed', 'cancelled'] as const)(
    'is accepted once the first is %s',
    async (status) => {
      await sendTourRequest(app)
      await changeStatuses(status)
      expect((await sendTourRequest(app)).status).toBe(200)
      expect(await savedTours()).toHaveLength(2)
    },
  )

  test('is accepted if the first is open but its day has passed', async () => {
    await sendTourRequest(app)
    app.clock.advance({ days: 5 })
    expect(await sendTourRequest(app, { tourDate: '2026-03-20' })).toMatchObject(
      refusal('tourPending'),
    )
    app.clock.advance({ days: 1 })
    expect((await sendTourRequest(app, { tourDate: '2026-03-20' })).status).toBe(200)
    const tours = await savedTours()
    expect(tours.map(({ tour_date, status }) => [tour_date, status]).sort()).toEqual([
      ['2026-03-15', 'cancelled'],
      ['2026-03-20', 'pending'],
    ])
  })
})

test('saves exactly one of 20 concurrent requests of one email [tour-35]', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendTourRequest(app)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer).toMatchObject(refusal('tourPending'))
  }
  expect(await savedTours()).toHaveLength(1)
  expect(await app.mailSubjects(TOUR.email)).toHaveLength(1)
})

test('saves exactly one of 20 concurrent requests after a tour whose day has passed', async () => {
  await sendTourRequest(app)
  app.clock.advance({ days: 10 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sendTourRequest(app, { tourDate: '2026-03-25' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
})

test('accepts concurrent requests of different emails', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      sendTourRequest(app, { email: `visitor${index}@example.com` }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
})

test('a member can request a tour and look it up by email address', async () => {
  const member = await addMember(app)
  const { email } = member
  await sendTourRequest(app, { email })
  const { data } = (await member.call(toursByEmail, { params: { email } })).reply()
  expect(data).toMatchObject([{ email, tourDate: '2026-03-15', tourStatus: 'pending' }])
  expect((await openBrowser(app).call(toursByEmail, { params: { email } })).reply().data).toEqual(
    [],
  )
})
