import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { type Browser, openBrowser, refusal } from '#server/testing/browser.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { askForTour, TOUR } from '#server/testing/tours.ts'
import { scanQr } from '#shared/contract/tour.ts'
import { visitorPassText } from '#shared/domain/passes.ts'
import type { TourStatus } from '#shared/domain/tour.ts'

let hall: TestApp
let admin: Browser & { id: string }
beforeEach(async () => {
  hall = await createTestApp()
  admin = await addMember(hall, { role: 'admin' })
})
afterEach(() => hall.close())

const FEEDBACK = /How was your tour/
const VISITOR = {
  fullName: TOUR.fullName,
  email: TOUR.email,
  phoneNumber: TOUR.phoneNumber,
  tourDate: TOUR.tourDate,
  tourTime: TOUR.tourTime,
}

/** The text of the QR code of a visitor who has just asked for a tour. */
async function pass(status: TourStatus = 'pending'): Promise<{ id: string; text: string }> {
  const asked = await askForTour(hall)
  const tour = asked.reply().data
  await hall.services.db.updateTable('tour_requests').set({ status }).execute()
  return { id: tour._id, text: visitorPassText(tour, hall.clock.now.toISOString()) }
}

function scan(qrData: string, browser: Browser = admin) {
  return browser.ask(scanQr, { body: { qrData } })
}

async function keptTour() {
  return hall.services.db
    .selectFrom('tour_requests')
    .select(['status', 'completed_at'])
    .executeTakeFirstOrThrow()
}

function writtenDown() {
  return hall.services.db.selectFrom('audit_log').selectAll().execute()
}

test.each(['pending', 'confirmed'] as const)('a scan completes a %s tour', async (status) => {
  const { id, text } = await pass(status)
  const answer = await scan(text)
  expect(answer.reply()).toEqual({
    success: true,
    message: 'The tour is completed. A feedback email is on its way to the visitor.',
    data: VISITOR,
  })
  expect(await keptTour()).toEqual({ status: 'completed', completed_at: hall.clock.now })
  expect(await writtenDown()).toMatchObject([
    {
      admin_id: admin.id,
      action: 'tour.scan',
      subject: `tour:${id}`,
      details: { from: status, to: 'completed' },
      at: hall.clock.now,
    },
  ])
  const mail = await hall.mail(TOUR.email, FEEDBACK)
  expect(mail.text).toContain('Dear Asha Patil')
  expect(mail.text).toContain('Your tour of March 15, 2026 is completed.')
})

test('a second scan says when the tour was completed and shows the visitor', async () => {
  const { text } = await pass()
  await scan(text)
  hall.clock.pass({ minutes: 75 })
  const answer = await scan(text)
  expect(answer.status).toBe(409)
  expect(JSON.parse(answer.text)).toEqual({
    success: false,
    message: 'This tour was already completed on March 10, 2026 at 10:00 AM.',
    data: VISITOR,
  })
  expect(await hall.mailSubjects(TOUR.email)).toEqual([
    expect.stringContaining('visitor pass'),
    expect.stringMatching(FEEDBACK),
  ])
  expect(await writtenDown()).toHaveLength(1)
})

test('a cancelled tour stays cancelled', async () => {
  const { text } = await pass('cancelled')
  const answer = await scan(text)
  expect(answer).toMatchObject(refusal('scannedTourCancelled'))
  expect(JSON.parse(answer.text)).toMatchObject({ data: VISITOR })
  expect(await keptTour()).toEqual({ status: 'cancelled', completed_at: null })
  expect(await writtenDown()).toEqual([])
})

test('20 scans of one pass at once: one succeeds', async () => {
  const { text } = await pass()
  const others = await Promise.all(
    Array.from({ length: 3 }, () => addMember(hall, { role: 'super_admin' })),
  )
  const desks = [admin, ...others]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => scan(text, desks[number % desks.length])),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array<number>(19).fill(409)])
  expect(answers.filter(({ message }) => message?.includes('already completed'))).toHaveLength(19)
  const subjects = await hall.mailSubjects(TOUR.email)
  expect(subjects.filter((subject) => FEEDBACK.test(subject))).toHaveLength(1)
  expect(await writtenDown()).toHaveLength(1)
})

describe('what is no pass of an open tour is refused', () => {
  const pass = (content: object) => JSON.stringify(content)
  const ID = 'f3b8a1de-6f0c-4c8e-9a43-0d1f3c1f2a77'

  test.each([
    ['  ', 'qrDataBlank'],
    ['https://example.com', 'qrDataUnreadable'],
    [pass({ type: 'MEMBERSHIP_PASS', id: '@DA202507001' }), 'notAVisitorPass'],
    [pass({ type: 'VISITOR_PASS' }), 'notAVisitorPass'],
    [pass({ type: 'VISITOR_PASS', id: ID }), 'passUnknown'],
    [pass({ type: 'VISITOR_PASS', id: "' OR true --" }), 'passUnknown'],
    [pass({ type: 'VISITOR_PASS', id: '\u0000' }), 'passUnknown'],
  ] as const)('refuses to scan %s', async (text, error) => {
    expect(await scan(text)).toMatchObject(refusal(error))
  })

  test('no text at all, or far too much', async () => {
    expect(await admin.ask(scanQr, { body: {} })).toMatchObject(refusal('qrDataBlank'))
    expect(await scan('x'.repeat(8001))).toMatchObject(refusal('validationFailed'))
  })
})

test('nothing but the id of a pass is trusted', async () => {
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
  expect(await hall.mailSubjects('else@example.com')).toEqual([])
})

test('only admins scan', async () => {
  const { text } = await pass()
  expect(await scan(text, openBrowser(hall))).toMatchObject(refusal('notSignedIn'))
  expect(await scan(text, await addMember(hall))).toMatchObject(refusal('notAllowed'))
  expect(await keptTour()).toMatchObject({ status: 'pending' })
})
