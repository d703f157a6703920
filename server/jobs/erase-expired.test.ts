import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { refusal } from '#server/testing/browser.ts'
import { freshStart } from '#server/testing/fresh-start.ts'
import { book, buy, MEMBERSHIP } from '#server/testing/members.ts'
import { formOf, picture } from '#server/testing/pictures.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { keptTour } from '#server/testing/tours.ts'
import { me } from '#shared/contract/auth.ts'
import { updateMembership } from '#shared/contract/membership.ts'
import { getSettings, saveSettings } from '#shared/contract/settings.ts'
import { cleanUp } from './clean-up.ts'
import { eraseExpired } from './erase-expired.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp()
})
beforeEach(async () => {
  await freshStart(hall)
  await hall.services.db.deleteFrom('membership_details').execute()
  await hall.services.db.deleteFrom('tour_requests').execute()
})
afterAll(() => hall.close())

/** A member with a real selfie, saved on the day on which the tests begin. */
async function withSelfie(): Promise<AddedMember> {
  const member = await addMember(hall, { membership: false })
  await giveDetails(member, { selfiePhoto: await picture() })
  return member
}

async function giveDetails(member: AddedMember, files: Record<string, File> = {}) {
  const saved = await member.ask(updateMembership, { form: formOf({ ...MEMBERSHIP, ...files }) })
  return saved
}

const seen = async (member: AddedMember) => (await member.get('/api/member/selfie')).statusCode

describe('a selfie', () => {
  test('goes 90 days after the last paid day, as the day begins in Kolkata', async () => {
    const member = await withSelfie()
    const { user } = await buy(member, { duration: '1 Month' })
    expect(user.membershipValidUntil).toBe('2026-04-10')
    // April 10 and 90 days are July 9.
    hall.clock.now = new Date('2026-07-08T18:29:59Z')
    await cleanUp(hall.services)
    const kept = await hall.services.storage.read(await keyOf(member))
    expect(kept).toBeDefined()
    hall.clock.now = new Date('2026-07-08T18:30:00Z')
    const key = await keyOf(member)
    await cleanUp(hall.services)
    expect(await hall.services.storage.read(key)).toBeUndefined()
    expect(await hall.services.db.selectFrom('files_to_remove').selectAll().execute()).toEqual([])
  })

  test('of somebody who never paid counts from the day it was given', async () => {
    const member = await withSelfie()
    hall.clock.pass({ days: 89 })
    expect((await eraseExpired(hall.services)).selfies).toBe(0)
    hall.clock.pass({ days: 1 })
    expect((await eraseExpired(hall.services)).selfies).toBe(1)
    expect((await eraseExpired(hall.services)).selfies).toBe(0)
    expect(await keyOf(member)).toBe('')
  })

  test('stays with who has booked again since, paid or not', async () => {
    const member = await withSelfie()
    await buy(member, { duration: '1 Month' })
    hall.clock.pass({ days: 115 })
    const back = await relogged(member)
    const booked = await book(back, { seat: 'A2', start: '2026-07-03' })
    booked.reply()
    hall.clock.pass({ days: 20 })
    expect((await eraseExpired(hall.services)).selfies).toBe(0)
  })

  test('that is gone is asked for again before the next booking, and not before', async () => {
    const member = await withSelfie()
    await buy(member, { duration: '1 Day' })
    hall.clock.pass({ days: 91 })
    await eraseExpired(hall.services)
    const back = await relogged(member)
    const { user } = (await back.ask(me)).reply()
    expect(user).toMatchObject({
      membershipCompleted: true,
      bookingCompleted: true,
      membershipDetails: { selfiePhoto: null, fatherName: MEMBERSHIP.fatherName },
    })
    expect(await seen(back)).toBe(404)
    const wish = { seat: 'A2', start: '2026-06-09' }
    expect(await book(back, wish)).toMatchObject(refusal('membershipFirst'))
    expect((await giveDetails(back)).errors).toEqual([
      { path: 'selfiePhoto', msg: 'Please upload a selfie photo' },
    ])
    const given = await giveDetails(back, { selfiePhoto: await picture() })
    expect(given.reply().user.membershipDetails?.selfiePhoto).toBe('/api/member/selfie')
    expect((await book(back, wish)).status).toBe(200)
  })
})

describe('a tour', () => {
  test.each([
    ['2027-03-14T18:29:59Z', 0],
    ['2027-03-14T18:30:00Z', 1],
  ])('of 15 March 2026 is erased after 12 months: at %s %i', async (now, tours) => {
    await hall.services.db
      .insertInto('tour_requests')
      .values(keptTour({ tour_date: '2026-03-15', status: 'pending' }))
      .execute()
    hall.clock.now = new Date(now)
    expect((await eraseExpired(hall.services)).tours).toBe(tours)
  })
})

test('an admin sets both times, and the audit log says what they were', async () => {
  const admin = await addMember(hall, { role: 'admin', membership: false })
  const { data } = (await admin.ask(getSettings)).reply()
  expect(data).toMatchObject({ selfieKeptDays: 90, tourKeptMonths: 12 })
  const wrong = { ...data, selfieKeptDays: 6, tourKeptMonths: 37 }
  expect((await admin.ask(saveSettings, { body: wrong })).errors).toEqual([
    { path: 'selfieKeptDays', msg: 'Please enter whole days from 7 to 730' },
    { path: 'tourKeptMonths', msg: 'Please enter whole months from 1 to 36' },
  ])
  const saved = await admin.ask(saveSettings, {
    body: { ...data, selfieKeptDays: 7, tourKeptMonths: 1 },
  })
  saved.reply()
  const [logged] = await hall.services.db.selectFrom('audit_log').select('details').execute()
  expect(logged?.details).toEqual({
    selfieKeptDays: { was: 90, is: 7 },
    tourKeptMonths: { was: 12, is: 1 },
  })

  await withSelfie()
  await hall.services.db
    .insertInto('tour_requests')
    .values(keptTour({ tour_date: '2026-02-10', status: 'completed' }))
    .execute()
  hall.clock.pass({ days: 6 })
  expect(await eraseExpired(hall.services)).toEqual({ selfies: 0, tours: 1 })
  hall.clock.now = new Date(TEST_START.getTime() + 7 * 86_400_000)
  expect(await eraseExpired(hall.services)).toEqual({ selfies: 1, tours: 0 })
})

async function keyOf({ id }: AddedMember): Promise<string> {
  const row = await hall.services.db
    .selectFrom('membership_details')
    .select('selfie')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.selfie ?? ''
}

/** The same member, after the session of before is long over. */
async function relogged(member: AddedMember): Promise<AddedMember> {
  const now = hall.clock.now
  await hall.services.db
    .updateTable('sessions')
    .set({ expires_at: new Date(now.getTime() + 86_400_000) })
    .where('user_id', '=', member.id)
    .execute()
  return member
}
