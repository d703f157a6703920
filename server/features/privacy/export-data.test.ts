import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { addFullMember, FULL_MEMBER, TRACES } from '#server/testing/members/full-member.ts'
import { buy } from '#server/testing/members/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { exportData } from '#shared/contract/user/privacy.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

test('contains all data and pictures of the user, and of no one else', async () => {
  const other = await addMember(app)
  await buy(other, { seat: 'A3' })
  const user = await addFullMember(app)
  const desk = await addMember(app, { role: 'admin' })
  const { db } = app.services
  await db
    .updateTable('users')
    .set({ full_name: 'Desk Person' })
    .where('role', '=', 'admin')
    .execute()
  await db
    .updateTable('payments')
    .set({ confirmed_by: desk.id })
    .where('user_id', '=', user.id)
    .execute()

  const answer = await user.call(exportData)
  const { data } = answer.reply()
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="dyanpeeth-abhyasika-my-data-2026-03-10.json"',
  )
  for (const trace of TRACES) expect(answer.text.toLowerCase()).toContain(trace.toLowerCase())
  expect(data).toMatchObject({
    about: {
      whose: `This is everything Dyanpeeth Abhyasika holds about ${FULL_MEMBER.fullName} (${FULL_MEMBER.email}).`,
      codes: { 'bookings.status': { paid: 'Paid' } },
    },
    account: {
      email: FULL_MEMBER.email,
      fullName: FULL_MEMBER.fullName,
      dateOfBirth: '1999-12-07',
    },
    membershipDetails: { fatherName: FULL_MEMBER.fatherName, examPreparation: 'MPSC' },
    bookings: [{ seat: 'A1', amount: 999, status: 'paid', remindedDaysBefore: [] }],
    payments: [{ amount: 999, status: 'completed', confirmedBy: 'reception' }],
    tours: [{ status: 'completed', adminNotes: FULL_MEMBER.adminNotes }],
    sessions: [{ endedAt: null }],
    mails: [{ subject: 'Your seat, Zephyrine' }],
    codes: [{ purpose: 'register' }],
  })
  expect(data.changes.map(({ by, action }) => `${by}: ${action}`)).toEqual([
    'reception: user.view',
    'reception: user.edit',
    'reception: user.change-role',
  ])
  for (const each of [data.pictures.profile, data.pictures.selfie]) {
    expect(each).toMatch(/^data:image\/webp;base64,/)
    const bytes = Buffer.from(each?.split(',')[1] ?? '', 'base64')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 })
  }
  for (const foreign of [other.id, other.email, 'A3', desk.id, desk.email, 'Desk Person']) {
    expect(answer.text, foreign).not.toContain(foreign)
  }
  expect(answer.text).not.toMatch(/hash|\$argon2/)
})

test('makes a safe file name from any hall name [security-71]', async () => {
  const admin = await addMember(app, { role: 'admin' })
  const rename = async (name: string) => {
    const { data } = (await admin.call(getSettings)).reply()
    expect((await admin.call(saveSettings, { body: { ...data, name } })).status).toBe(200)
  }
  await rename('Śrī "Vidya"; filename=x.exe')
  const user = await addMember(app, { membership: false })
  const { headers } = await user.call(exportData)
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="sri-vidya-filename-x-exe-my-data-[0-9-]{10}\.json"$/,
  )
  await rename('Dyanpeeth Abhyasika')
})

test('requires a session, and is rate-limited', async () => {
  expect(await openBrowser(app).call(exportData)).toMatchObject(refusal('notLoggedIn'))
  const user = await addMember(app, { membership: false })
  for (let times = 0; times < 10; times++) {
    expect((await user.call(exportData)).reply().data).toMatchObject({
      membershipDetails: null,
      bookings: [],
      pictures: { profile: null, selfie: null },
    })
  }
  expect((await user.call(exportData)).status).toBe(429)
})
