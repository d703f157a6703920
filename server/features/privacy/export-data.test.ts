import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { addFullMember, TRACES, ZEPHYRINE } from '#server/testing/full-member.ts'
import { buy } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { exportData } from '#shared/contract/privacy.ts'
import { getSettings, saveSettings } from '#shared/contract/settings.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => hall.close())

test('holds everything about the person and their pictures, and nobody else', async () => {
  const other = await addMember(hall)
  await buy(other, { seat: 'A3' })
  const person = await addFullMember(hall)
  const desk = await addMember(hall, { role: 'admin' })
  const { db } = hall.services
  await db
    .updateTable('users')
    .set({ full_name: 'Desk Person' })
    .where('role', '=', 'admin')
    .execute()
  await db
    .updateTable('payments')
    .set({ confirmed_by: desk.id })
    .where('user_id', '=', person.id)
    .execute()

  const answer = await person.ask(exportData)
  const { data } = answer.reply()
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="dyanpeeth-abhyasika-my-data-2026-03-10.json"',
  )
  for (const trace of TRACES) expect(answer.text.toLowerCase()).toContain(trace.toLowerCase())
  expect(data).toMatchObject({
    about: {
      whose: `This is everything that Dyanpeeth Abhyasika holds about ${ZEPHYRINE.fullName} (${ZEPHYRINE.email}).`,
      codes: { 'bookings.status': { paid: 'Paid' } },
    },
    account: { email: ZEPHYRINE.email, fullName: ZEPHYRINE.fullName, dateOfBirth: '1999-12-07' },
    membershipDetails: { fatherName: ZEPHYRINE.fatherName, examPreparation: 'MPSC' },
    bookings: [{ seat: 'A1', amount: 999, status: 'paid', remindedDaysBefore: [] }],
    payments: [{ amount: 999, status: 'completed', confirmedBy: 'the desk' }],
    tours: [{ status: 'completed', adminNotes: ZEPHYRINE.adminNotes }],
    sessions: [{ endedAt: null }],
    mails: [{ subject: 'Your seat, Zephyrine' }],
    codes: [{ purpose: 'register' }],
  })
  expect(data.changes.map(({ by, action }) => `${by}: ${action}`)).toEqual([
    'the desk: user.edit',
    'the desk: user.change-role',
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

test('a hall’s name, whatever is in it, makes a safe name of the file', async () => {
  const admin = await addMember(hall, { role: 'admin' })
  const rename = async (name: string) => {
    const { data } = (await admin.ask(getSettings)).reply()
    expect((await admin.ask(saveSettings, { body: { ...data, name } })).status).toBe(200)
  }
  await rename('Śrī "Vidya"; filename=x.exe')
  const person = await addMember(hall, { membership: false })
  const { headers } = await person.ask(exportData)
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="sri-vidya-filename-x-exe-my-data-[0-9-]{10}\.json"$/,
  )
  await rename('Dyanpeeth Abhyasika')
})

test('is for who is signed in, and not without end', async () => {
  expect(await openBrowser(hall).ask(exportData)).toMatchObject(refusal('notSignedIn'))
  const person = await addMember(hall, { membership: false })
  for (let times = 0; times < 10; times++) {
    expect((await person.ask(exportData)).reply().data).toMatchObject({
      membershipDetails: null,
      bookings: [],
      pictures: { profile: null, selfie: null },
    })
  }
  expect((await person.ask(exportData)).status).toBe(429)
})
