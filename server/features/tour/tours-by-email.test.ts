import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { type Browser, invalid, openBrowser } from '#server/testing/browser.ts'
import { proveEmail } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { toursByEmail } from '#shared/contract/tour.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp()
})
afterAll(() => hall.close())

let visitors = 0

/** The email of a visitor who has asked for a tour twice: in January, and again in March. */
async function visitor(email = `visitor${++visitors}@example.com`): Promise<string> {
  const tour = {
    email,
    full_name: 'Meera Joshi',
    phone_number: '+919812345678',
    gender: 'female',
    tour_time: '9:00 AM - 10:00 AM',
    educational_background: 'Graduation',
    current_occupation: 'Employed',
    job_title: 'Clerk',
    exam_preparation: 'UPSC',
    examination_date: '2026-09-01',
    study_room_duration: '1 Year',
    how_did_you_know: 'Friends',
    previous_study_room_experience: 'No',
    study_room_comparison: 'No',
    start_date: '2026-04-01',
    admin_notes: 'Came late',
  } as const
  await hall.services.db
    .insertInto('tour_requests')
    .values([
      {
        ...tour,
        status: 'completed',
        tour_date: '2026-01-10',
        completed_at: new Date('2026-01-10T04:00:00Z'),
        created_at: new Date('2026-01-05T08:00:00Z'),
      },
      {
        ...tour,
        status: 'pending',
        tour_date: '2026-03-12',
        completed_at: null,
        created_at: new Date('2026-03-09T08:00:00Z'),
      },
    ])
    .execute()
  return email
}

async function tourDates(browser: Browser, email: string): Promise<string[]> {
  const answer = await browser.ask(toursByEmail, { params: { email } })
  return answer.reply().data.map(({ tourDate }) => tourDate)
}

const BOTH = ['2026-03-12', '2026-01-10']

test('are shown to the user of that email, newest first, without the admins’ notes', async () => {
  const member = await addMember(hall)
  await visitor(member.email)
  const answer = await member.ask(toursByEmail, { params: { email: member.email } })
  const [newest] = answer.reply().data
  expect(newest).toMatchObject({
    fullName: 'Meera Joshi',
    gender: 'female',
    tourDate: '2026-03-12',
    jobTitle: 'Clerk',
    examinationDate: '2026-09-01',
    tourStatus: 'pending',
  })
  expect(await tourDates(member, member.email.toUpperCase())).toEqual(BOTH)
  expect(answer.text).not.toContain('Came late')
})

test('are shown to who has just proved that email', async () => {
  const email = await visitor()
  const browser = await proveEmail(hall, email)
  expect(await tourDates(browser, email)).toEqual(BOTH)
  expect(await tourDates(browser, await visitor())).toEqual([])
  hall.clock.pass({ minutes: 30 })
  expect(await tourDates(browser, email)).toEqual([])
})

test.each(['admin', 'super_admin'] as const)('are shown to an %s', async (role) => {
  const admin = await addMember(hall, { role })
  expect(await tourDates(admin, await visitor())).toEqual(BOTH)
})

test('are not shown to anybody else, who gets the answer of an email without tours', async () => {
  const email = await visitor()
  for (const browser of [openBrowser(hall), await addMember(hall)]) {
    const theirs = await browser.ask(toursByEmail, { params: { email } })
    const none = await browser.ask(toursByEmail, { params: { email: 'none@example.com' } })
    expect(theirs.reply().data).toEqual([])
    expect(theirs.text).toBe(none.text)
  }
})

test('are asked for by an email', async () => {
  const answer = await openBrowser(hall).ask(toursByEmail, { params: { email: 'x' } })
  expect(answer).toMatchObject(invalid(['email', 'Please enter a valid email address']))
})
