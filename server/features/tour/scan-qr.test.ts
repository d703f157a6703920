import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { sendTourRequest, TOUR } from '#server/testing/members/tours.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { scanQr } from '#shared/contract/tour/tour.ts'
import { tourFromWire } from '#shared/contract/wire-names.ts'
import { visitorPassText } from '#shared/domain/pass/passes.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'

let app: TestApp
let admin: AddedMember
beforeEach(async () => {
  app = await createTestApp()
  admin = await addMember(app, { role: 'admin' })
})
afterEach(() => app.close())

const FEEDBACK = /How was your tour/
const VISITOR = {
  fullName: TOUR.fullName,
  email: TOUR.email,
  phoneNumber: TOUR.phoneNumber,
  tourDate: TOUR.tourDate,
  tourTime: TOUR.tourTime,
}

/** Requests a tour and returns the QR text of its pass, on the tour's day or `day`. */
async function pass(
  status: TourStatus = 'pending',
  day = TOUR.tourDate,
): Promise<{ id: string; text: string }> {
  const answer = await sendTourRequest(app)
  const tour = tourFromWire(answer.reply().data)
  await app.services.db.updateTable('tour_requests').set({ status }).execute()
  app.clock.now = new Date(`${day}T04:30:00Z`)
  await logInAgain(app, admin)
  return { id: tour.id, text: visitorPassText(tour, app.clock.now.toISOString()) }
}

function scan(qrData: string, browser: Browser = admin) {
  return browser.call(scanQr, { body: { qrData } })
}

async function savedTour() {
  return app.services.db
    .selectFrom('tour_requests')
    .select(['status', 'completed_at'])
    .executeTakeFirstOrThrow()
}

function auditEntries() {
  return app.services.db.selectFrom('audit_log').selectAll().execute()
}

test.each(['pending', 'confirmed'] as const)(
  'scanning completes a %s tour [scan-1]',
  async (status) => {
    const { id, text } = await pass(status)
    const answer = await scan(text)
    expect(answer.reply()).toEqual({
      success: true,
      message: "Tour completed. We've emailed the visitor a feedback request.",
      data: VISITOR,
    })
    expect(await savedTour()).toEqual({ status: 'completed', completed_at: app.clock.now })
    expect(await auditEntries()).toMatchObject([
      {
        admin_id: admin.id,
        action: 'tour.scan',
        subject: `tour:${id}`,
        details: { from: status, to: 'completed' },
        at: app.clock.now,
      },
    ])
    const mail = await app.mail(TOUR.email, FEEDBACK)
    expect(mail.text).toMatch(/^Dear Asha,\n/)
    expect(mail.text).toContain('Thank you for visiting us on 15 Mar 2026!')
  },
)

test('a second scan returns the completion time and the visitor [scan-2]', async () => {
  const { text } = await pass()
  await scan(text)
  app.clock.advance({ minutes: 75 })
  const answer = await scan(text)
  expect(answer.status).toBe(409)
  expect(JSON.parse(answer.text)).toEqual({
    success: false,
    code: 'scannedTourCompleted',
    values: { day: '2026-03-15', time: '10:00' },
    message: 'This tour was already completed on 15 Mar 2026 at 10:00 AM.',
    data: VISITOR,
  })
  expect(await app.mailSubjects(TOUR.email)).toEqual([
    expect.stringContaining('visitor pass'),
    expect.stringMatching(FEEDBACK),
  ])
  expect(await auditEntries()).toHaveLength(1)
})

test.each(['2026-03-14', '2026-03-16'])(
  'asks for confirmation on %s, which is not the day of the tour [scan-38]',
  async (day) => {
    const { text } = await pass('confirmed', day)
    const answer = await scan(text)
    expect(answer).toMatchObject(refusal('tourOnOtherDay', { day: '2026-03-15' }))
    expect(JSON.parse(answer.text)).toMatchObject({ data: VISITOR })
    expect(await savedTour()).toEqual({ status: 'confirmed', completed_at: null })
    expect(await auditEntries()).toEqual([])
    expect(await app.mailSubjects(TOUR.email)).toHaveLength(1)

    const body = { qrData: text, confirmOtherDay: true }
    expect((await admin.call(scanQr, { body })).reply().data).toEqual(VISITOR)
    expect(await savedTour()).toMatchObject({ status: 'completed' })
  },
)

test('a cancelled tour stays cancelled', async () => {
  const { text } = await pass('cancelled')
  const answer = await scan(text)
  expect(answer).toMatchObject(refusal('scannedTourCancelled'))
  expect(JSON.parse(answer.text)).toMatchObject({ data: VISITOR })
  expect(await savedTour()).toEqual({ status: 'cancelled', completed_at: null })
  expect(await auditEntries()).toEqual([])
})

test('accepts only one of 20 concurrent scans of a pass [scan-3]', async () => {
  const { text } = await pass()
  const others = await Promise.all(
    Array.from({ length: 3 }, () => addMember(app, { role: 'super_admin' })),
  )
  const staff = [admin, ...others]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => scan(text, staff[number % staff.length])),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array<number>(19).fill(409)])
  expect(answers.filter(({ code }) => code === 'scannedTourCompleted')).toHaveLength(19)
  const subjects = await app.mailSubjects(TOUR.email)
  expect(subjects.filter((subject) => FEEDBACK.test(subject))).toHaveLength(1)
  expect(await auditEntries()).toHaveLength(1)
})

describe('everything except the pass of an open tour', () => {
  const pass = (content: object) => JSON.stringify(content)
  const ID = 'f3b8a1de-6f0c-4c8e-9a43-0d1f3c1f2a77'

  test.each([
    ['  ', 'qrDataBlank'],
    ['https://example.com', 'qrDataUnreadable'],
    [pass({ type: 'MEMBERSHIP_PASS', id: '@DA202507001' }), 'notAVisitorPass'],
    [pass({ type: 'VISITOR_PASS' }), 'notAVisitorPass'],
    [pass({ type: 'VISITOR_PASS', id: 'x', demo: true }), 'demoPass'],
    [pass({ type: 'VISITOR_PASS', id: ID }), 'noTourForPass'],
    [pass({ type: 'VISITOR_PASS', id: "' OR true --" }), 'noTourForPass'],
    [pass({ type: 'VISITOR_PASS', id: '\u0000' }), 'noTourForPass'],
  ] as const)('is rejected: %s [scan-4]', async (text, error) => {
    expect(await scan(text)).toMatchObject(refusal(error))
  })

  test('is rejected: no text, and text that is too long', async () => {
    expect(await admin.call(scanQr, { body: {} })).toMatchObject(refusal('qrDataBlank'))
    expect(await scan('x'.repeat(8001))).toMatchObject(refusal('validationFailed'))
  })
})

test('trusts only the id of a pass [scan-5]', async () => {
  const { id } = await pass()
  const forged = {
    type: 'VISITOR_PASS',
    id: id.toUpperCase(),
    name: '<b>Somebody else</b>',
    email: 'else@example.com',
    status: 'completed',
  }
  const answer = await scan(JSON.stringify(forged))
  expect(answer.reply().data).toEqual(VISITOR)
  expect(await app.mailSubjects('else@example.com')).toEqual([])
})

test('only admins can scan [scan-6]', async () => {
  const { text } = await pass()
  expect(await scan(text, openBrowser(app))).toMatchObject(refusal('notLoggedIn'))
  expect(await scan(text, await addMember(app))).toMatchObject(refusal('notAllowed'))
  expect(await savedTour()).toMatchObject({ status: 'pending' })
})
