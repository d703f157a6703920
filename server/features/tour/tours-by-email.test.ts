import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, invalid, openBrowser } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { verifyEmail } from '#server/testing/members/members.ts'
import { tourRow } from '#server/testing/members/tours.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { toursByEmail } from '#shared/contract/tour/tour.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let visitors = 0

/** The email of a visitor with two tour requests: one in January, one in March. */
async function visitor(email = `visitor${++visitors}@example.com`): Promise<string> {
  const tour = { email, full_name: 'Meera Joshi', admin_notes: 'Came late' }
  await app.services.db
    .insertInto('tour_requests')
    .values([
      tourRow({
        ...tour,
        status: 'completed',
        tour_date: '2026-01-10',
        created_at: new Date('2026-01-05T08:00:00Z'),
      }),
      tourRow({
        ...tour,
        status: 'pending',
        tour_date: '2026-03-12',
        created_at: new Date('2026-03-09T08:00:00Z'),
      }),
    ])
    .execute()
  return email
}

async function tourDates(browser: Browser, email: string): Promise<string[]> {
  const answer = await browser.call(toursByEmail, { params: { email } })
  return answer.reply().data.map(({ tourDate }) => tourDate)
}

const TOUR_DATES = ['2026-03-12', '2026-01-10']

test('returns the tours of the user’s email, newest first, without the admins’ notes [tour-38]', async () => {
  const member = await addMember(app)
  await visitor(member.email)
  const answer = await member.call(toursByEmail, { params: { email: member.email } })
  const [newest] = answer.reply().data
  expect(newest).toMatchObject({
    fullName: 'Meera Joshi',
    gender: 'female',
    tourDate: '2026-03-12',
    jobTitle: 'Clerk',
    examinationDate: '2026-09-01',
    tourStatus: 'pending',
  })
  expect(await tourDates(member, member.email.toUpperCase())).toEqual(TOUR_DATES)
  expect(answer.text).not.toContain('Came late')
})

test('returns the tours to a visitor who has just verified that email [tour-39]', async () => {
  const email = await visitor()
  const browser = await verifyEmail(app, email)
  expect(await tourDates(browser, email)).toEqual(TOUR_DATES)
  expect(await tourDates(browser, await visitor())).toEqual([])
  app.clock.advance({ minutes: 30 })
  expect(await tourDates(browser, email)).toEqual([])
})

test.each(['admin', 'super_admin'] as const)('returns the tours to the role %s', async (role) => {
  const admin = await addMember(app, { role })
  expect(await tourDates(admin, await visitor())).toEqual(TOUR_DATES)
})

test('returns no tours to anyone else, with the same reply as for an email without tours [tour-40]', async () => {
  const email = await visitor()
  for (const browser of [openBrowser(app), await addMember(app)]) {
    const theirs = await browser.call(toursByEmail, { params: { email } })
    const none = await browser.call(toursByEmail, { params: { email: 'none@example.com' } })
    expect(theirs.reply().data).toEqual([])
    expect(theirs.text).toBe(none.text)
  }
})

test('rejects an invalid email', async () => {
  const answer = await openBrowser(app).call(toursByEmail, { params: { email: 'x' } })
  expect(answer).toMatchObject(invalid(['email', 'Please enter a valid email address']))
})
