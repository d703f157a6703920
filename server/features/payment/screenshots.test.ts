import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { bookingOf } from '#server/testing/members/front-desk.ts'
import { book, PASSWORD, reserveSeat } from '#server/testing/members/members.ts'
import { formOf, picture } from '#server/testing/members/pictures.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { cancelBooking } from '#shared/contract/booking/desk-booking.ts'
import * as calls from '#shared/contract/money/upi-claim.ts'
import { deleteOwnUser, exportData } from '#shared/contract/user/privacy.ts'

const UTR = '512345678901'

let app: TestApp
let admin: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
beforeEach(async () => {
  await freshStart(app)
  admin = await addMember(app, { role: 'admin', membership: false })
})
afterAll(() => app.close())

/** A member who has reserved a seat and sent the UTR of its payment. */
async function claimant({ seat = 'A5', utr = UTR } = {}): Promise<AddedMember> {
  const member = await addMember(app)
  await reserveSeat(member, { seat })
  const sent = await member.call(calls.sendUtr, { body: { utr } })
  sent.expectSuccess()
  return member
}

const save = async (member: Pick<AddedMember, 'call'>, screenshot?: File) =>
  member.call(calls.saveScreenshot, {
    form: formOf({ screenshot: screenshot ?? (await picture()) }),
  })

const listedBooking = (member: AddedMember) => bookingOf(admin, member)

async function reject(member: AddedMember) {
  const { id } = await listedBooking(member)
  const body = { utr: UTR, reason: 'notReceived', note: '' } as const
  const rejected = await admin.call(calls.rejectUtr, { params: { id }, body })
  rejected.expectSuccess()
}

const screenshotAt = (id: string, by: Pick<AddedMember, 'get'>) =>
  by.get(`/api/admin/bookings/${id}/screenshot`)

const hasScreenshot = async (member: AddedMember) =>
  (await member.call(calls.getUpiPayment)).reply().data?.claim?.hasScreenshot

async function storedPictures(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of app.services.storage.keys()) keys.push(key)
  return keys
}

test('a screenshot is shown to staff who check its UTR, and to nobody else [screenshot-1]', async () => {
  const member = await claimant()
  const { id, hasScreenshot: before } = await listedBooking(member)
  expect([before, await hasScreenshot(member)]).toEqual([false, false])
  expect((await screenshotAt(id, admin)).statusCode).toBe(404)

  ;(await save(member)).expectSuccess()
  expect((await listedBooking(member)).hasScreenshot).toBe(true)
  expect(await hasScreenshot(member)).toBe(true)
  const receptionist = await addMember(app, { role: 'receptionist', membership: false })
  for (const by of [receptionist, admin]) {
    const { statusCode, headers, rawPayload } = await screenshotAt(id, by)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    })
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    expect(rawPayload.toString('latin1')).not.toContain('18.52N')
  }
  expect((await screenshotAt(id, member)).statusCode).toBe(403)
  expect((await screenshotAt(id, openBrowser(app))).statusCode).toBe(401)
  expect((await screenshotAt('none', admin)).statusCode).toBe(404)
  const log = await app.services.db
    .selectFrom('audit_log')
    .select('action')
    .where('admin_id', 'in', [member.id, admin.id, receptionist.id])
    .execute()
  expect(log).toEqual([])
})

test('a later screenshot replaces the first one, and a corrected UTR keeps it [screenshot-2]', async () => {
  const member = await claimant()
  await save(member)
  const [first] = await storedPictures()
  ;(await save(member)).expectSuccess()
  const [second, ...others] = await storedPictures()
  expect(others).toEqual([])
  expect(second).toMatch(/^screenshots\//)
  expect(second).not.toBe(first)
  await member.call(calls.sendUtr, { body: { utr: '612345678902' } })
  expect(await hasScreenshot(member)).toBe(true)
})

test('a screenshot belongs to a claim that waits: none before, after, or to another one [screenshot-3]', async () => {
  const member = await claimant()
  await save(member)
  const stored = await storedPictures()
  const { id } = await listedBooking(member)
  const other = await addMember(app)
  await book(other, { seat: 'A4' })
  expect(await save(other)).toMatchObject(refusal('noUtrToCheck'))
  await reject(member)
  expect(await save(member)).toMatchObject(refusal('noUtrToCheck'))
  expect((await screenshotAt(id, admin)).statusCode).toBe(404)
  expect(await hasScreenshot(member)).toBe(true)

  app.clock.advance({ minutes: 1 })
  await member.call(calls.sendUtr, { body: { utr: UTR } })
  expect(await hasScreenshot(member)).toBe(false)
  expect((await listedBooking(member)).hasScreenshot).toBe(false)
  expect((await screenshotAt(id, admin)).statusCode).toBe(404)
  const confirmed = await admin.call(calls.confirmUtr, { params: { id }, body: { utr: UTR } })
  confirmed.expectSuccess()
  expect(await save(member)).toMatchObject({ status: 409, code: 'noUtrToCheck' })
  expect(await storedPictures()).toEqual(stored)
})

test('other files and too large ones are refused, and staff send none [screenshot-4]', async () => {
  const member = await claimant()
  const drawing = new File(['<svg/>'], 'paid.png', { type: 'image/png' })
  expect(await save(member, drawing)).toMatchObject(refusal('notAnImage'))
  expect(await member.call(calls.saveScreenshot, { form: formOf({}) })).toMatchObject(
    refusal('notAnImage'),
  )
  const large = new File([new Uint8Array(6 * 1024 * 1024)], 'paid.png', { type: 'image/png' })
  expect(await save(member, large)).toMatchObject(refusal('fileTooLarge'))
  expect((await save(admin)).status).toBe(403)
  expect(await save(openBrowser(app))).toMatchObject(refusal('notLoggedIn'))
  expect(await storedPictures()).toEqual([])
  expect(await hasScreenshot(member)).toBe(false)
})

test('a screenshot is erased 30 days after its UTR was checked, and not while it waits [screenshot-5]', async () => {
  const rejected = await claimant()
  await save(rejected)
  const waiting = await claimant({ seat: 'A4', utr: '612345678902' })
  await save(waiting)
  const cancelled = await claimant({ seat: 'A3', utr: '612345678903' })
  await save(cancelled)
  await reject(rejected)
  await admin.call(cancelBooking, { params: { id: (await listedBooking(cancelled)).id } })
  app.clock.advance({ days: 29 })
  await cleanUp(app.services)
  expect(await storedPictures()).toHaveLength(3)
  app.clock.advance({ days: 1 })
  await cleanUp(app.services)
  expect(await storedPictures()).toHaveLength(1)
  expect(await app.services.db.selectFrom('files_to_remove').selectAll().execute()).toEqual([])
  await logInAgain(app, waiting)
  expect(await hasScreenshot(waiting)).toBe(true)
})

test('the data file contains the screenshot, and deleting the account erases it [screenshot-6]', async () => {
  const member = await claimant()
  await save(member)
  await reject(member)
  const { data } = (await member.call(exportData)).reply()
  expect(data.pictures.screenshots).toEqual([
    { utr: UTR, picture: expect.stringMatching(/^data:image\/webp;base64,/) },
  ])
  expect(JSON.stringify(data)).not.toContain('screenshots/')
  const deleted = await member.call(deleteOwnUser, { body: { password: PASSWORD } })
  deleted.expectSuccess()
  expect(await storedPictures()).toEqual([])
  const claims = await app.services.db.selectFrom('upi_claims').select('screenshot').execute()
  expect(claims).toEqual([{ screenshot: null }])
})
