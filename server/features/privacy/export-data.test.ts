import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { addFullMember, TRACES, ZEPHYRINE } from '#server/testing/full-member.ts'
import { buy } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { exportData } from '#shared/contract/privacy.ts'

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
  expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
  for (const trace of TRACES) expect(answer.text.toLowerCase()).toContain(trace.toLowerCase())
  expect(data).toMatchObject({
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
    const bytes = Buffer.from(each?.base64 ?? '', 'base64')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 })
  }
  for (const foreign of [other.id, other.email, 'A3', desk.id, desk.email, 'Desk Person']) {
    expect(answer.text, foreign).not.toContain(foreign)
  }
  expect(answer.text).not.toMatch(/hash|\$argon2/)
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
