import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fieldError, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { book, buy, MEMBERSHIP } from '#server/testing/members/members.ts'
import { formOf, picture } from '#server/testing/members/pictures.ts'
import { tourRow } from '#server/testing/members/tours.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { me } from '#shared/contract/user/auth.ts'
import { updateMembership } from '#shared/contract/user/membership.ts'
import { cleanUp } from './clean-up.ts'
import { eraseExpired } from './erase-expired.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  await freshStart(app)
  await app.services.db.deleteFrom('membership_details').execute()
  await app.services.db.deleteFrom('tour_requests').execute()
})
afterAll(() => app.close())

/** A member with a real selfie, saved on the first day of the tests. */
async function withSelfie(): Promise<AddedMember> {
  const member = await addMember(app, { membership: false })
  await giveDetails(member, { selfiePhoto: await picture() })
  return member
}

async function giveDetails(member: AddedMember, files: Record<string, File> = {}) {
  const saved = await member.call(updateMembership, { form: formOf({ ...MEMBERSHIP, ...files }) })
  return saved
}

const selfieStatus = async (member: AddedMember) =>
  (await member.get('/api/member/selfie')).statusCode

describe('a selfie', () => {
  test('is erased 90 days after the last paid day, when the day begins in Kolkata', async () => {
    const member = await withSelfie()
    const { user } = await buy(member, { duration: '1 Month' })
    expect(user.membershipValidUntil).toBe('2026-04-10')
    // April 10 plus 90 days is July 9.
    app.clock.now = new Date('2026-07-08T18:29:59Z')
    await cleanUp(app.services)
    const selfie = await app.services.storage.read(await keyOf(member))
    expect(selfie).toBeDefined()
    app.clock.now = new Date('2026-07-08T18:30:00Z')
    const key = await keyOf(member)
    await cleanUp(app.services)
    expect(await app.services.storage.read(key)).toBeUndefined()
    expect(await app.services.db.selectFrom('files_to_remove').selectAll().execute()).toEqual([])
  })

  test('is erased 90 days after it was saved when the user never paid', async () => {
    const member = await withSelfie()
    app.clock.advance({ days: 89 })
    expect((await eraseExpired(app.services)).selfies).toBe(0)
    app.clock.advance({ days: 1 })
    expect((await eraseExpired(app.services)).selfies).toBe(1)
    expect((await eraseExpired(app.services)).selfies).toBe(0)
    expect(await keyOf(member)).toBe('')
  })

  test('is kept when the member has booked again, paid or not', async () => {
    const member = await withSelfie()
    await buy(member, { duration: '1 Month' })
    app.clock.advance({ days: 115 })
    const returning = await renewSessions(member)
    const booked = await book(returning, { seat: 'A2', start: '2026-07-03' })
    booked.expectSuccess()
    app.clock.advance({ days: 20 })
    expect((await eraseExpired(app.services)).selfies).toBe(0)
  })

  test('is required again for the next booking, and not before', async () => {
    const member = await withSelfie()
    await buy(member, { duration: '1 Day' })
    app.clock.advance({ days: 91 })
    await eraseExpired(app.services)
    const returning = await renewSessions(member)
    const { user } = (await returning.call(me)).reply()
    expect(user).toMatchObject({
      membershipCompleted: true,
      bookingCompleted: true,
      membershipDetails: { selfiePhoto: null, fatherName: MEMBERSHIP.fatherName },
    })
    expect(await selfieStatus(returning)).toBe(404)
    const options = { seat: 'A2', start: '2026-06-09' }
    expect(await book(returning, options)).toMatchObject(refusal('membershipDetailsRequired'))
    expect((await giveDetails(returning)).errors).toEqual([
      fieldError('selfiePhoto', 'Please upload a selfie photo'),
    ])
    const saved = await giveDetails(returning, { selfiePhoto: await picture() })
    expect(saved.reply().user.membershipDetails?.selfiePhoto).toBe('/api/member/selfie')
    expect((await book(returning, options)).status).toBe(200)
  })
})

describe('a tour', () => {
  test.each([
    ['2027-03-14T18:29:59Z', 0],
    ['2027-03-14T18:30:00Z', 1],
  ])('on 15 March 2026 is erased after 12 months: %s erases %i', async (now, tours) => {
    await app.services.db
      .insertInto('tour_requests')
      .values(tourRow({ tour_date: '2026-03-15', status: 'pending' }))
      .execute()
    app.clock.now = new Date(now)
    expect((await eraseExpired(app.services)).tours).toBe(tours)
  })
})

test('lets a super admin change both retention periods, and audits the old values', async () => {
  const admin = await addMember(app, { role: 'super_admin', membership: false })
  const { data } = (await admin.call(getSettings)).reply()
  expect(data).toMatchObject({ selfieKeptDays: 90, tourKeptMonths: 12 })
  const wrong = { ...data, selfieKeptDays: 6, tourKeptMonths: 37 }
  expect((await admin.call(saveSettings, { body: wrong })).errors).toEqual([
    fieldError('selfieKeptDays', 'Please enter a whole number from 7 to 730'),
    fieldError('tourKeptMonths', 'Please enter a whole number from 1 to 36'),
  ])
  const saved = await admin.call(saveSettings, {
    body: { ...data, selfieKeptDays: 7, tourKeptMonths: 1 },
  })
  saved.expectSuccess()
  const [logged] = await app.services.db.selectFrom('audit_log').select('details').execute()
  expect(logged?.details).toEqual({
    selfieKeptDays: { was: 90, is: 7 },
    tourKeptMonths: { was: 12, is: 1 },
  })

  await withSelfie()
  await app.services.db
    .insertInto('tour_requests')
    .values(tourRow({ tour_date: '2026-02-10', status: 'completed' }))
    .execute()
  app.clock.advance({ days: 6 })
  expect(await eraseExpired(app.services)).toEqual({ selfies: 0, tours: 1, screenshots: 0 })
  app.clock.now = new Date(TEST_START.getTime() + 7 * 86_400_000)
  expect(await eraseExpired(app.services)).toEqual({ selfies: 1, tours: 0, screenshots: 0 })
})

async function keyOf({ id }: AddedMember): Promise<string> {
  const row = await app.services.db
    .selectFrom('membership_details')
    .select('selfie')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.selfie ?? ''
}

/** The same member, whose session is valid again. */
async function renewSessions(member: AddedMember): Promise<AddedMember> {
  const now = app.clock.now
  await app.services.db
    .updateTable('sessions')
    .set({ expires_at: new Date(now.getTime() + 86_400_000) })
    .where('user_id', '=', member.id)
    .execute()
  return member
}
