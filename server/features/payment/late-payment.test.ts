import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { addMember, addMembers } from '#server/testing/members/add-members.ts'
import { book, buy, NIGHT, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { me } from '#shared/contract/user/auth.ts'
import type { HallSettings } from '#shared/domain/settings/settings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => freshStart(app))
afterAll(() => app.close())

const payments = () => app.services.db.selectFrom('payments').select('user_id').execute()

test('a payment after the hold succeeds while the seat is free [payment-5]', async () => {
  const member = await addMember(app)
  await book(member, { seat: 'A1' })
  app.clock.advance({ minutes: 31 })
  expect((await pay(member)).reply().user.bookingDetails?.preferredSeat).toBe('A1')
})

test('refuses a late payment without a charge when the seat was sold in the meantime [payment-6]', async () => {
  const [late, quick] = [await addMember(app), await addMember(app)]
  await book(late, { seat: 'A1' })
  app.clock.advance({ minutes: 30 })
  await book(quick, { seat: 'A1' })
  await pay(quick)
  expect(await pay(late)).toMatchObject(refusal('seatTaken'))
  expect(await payments()).toEqual([{ user_id: quick.id }])
  const { user } = (await late.call(me)).reply()
  expect(user).toMatchObject({ dyanpittId: null, bookingCompleted: false })
  expect(await app.mailSubjects(late.email)).toEqual([])
})

test('refuses a late payment while another member holds the seat, and accepts it after that hold', async () => {
  const [late, other] = [await addMember(app), await addMember(app)]
  await book(late, { seat: 'A1' })
  app.clock.advance({ minutes: 30 })
  await book(other, { seat: 'A1' })
  expect(await pay(late)).toMatchObject(refusal('seatTaken'))
  app.clock.advance({ minutes: 29, seconds: 59 })
  expect(await pay(late)).toMatchObject(refusal('seatTaken'))
  app.clock.advance({ seconds: 1 })
  expect((await pay(late)).status).toBe(200)
  expect(await pay(other)).toMatchObject(refusal('seatTaken'))
  expect(await payments()).toEqual([{ user_id: late.id }])
})

test('after losing the seat, another one can be booked and paid', async () => {
  const [late, quick] = [await addMember(app), await addMember(app)]
  await book(late, { seat: 'A1' })
  app.clock.advance({ minutes: 30 })
  await book(quick, { seat: 'A1' })
  await pay(quick)
  await pay(late)
  await book(late, { seat: 'A2' })
  expect((await pay(late)).reply().user.bookingDetails?.preferredSeat).toBe('A2')
})

test('refuses a payment once the start day has passed', async () => {
  const [today, tomorrow] = await addMembers(app, 2)
  if (!today || !tomorrow) throw new Error('Two members are needed')
  await book(today, { seat: 'A1', start: '2026-03-10' })
  await book(tomorrow, { seat: 'A2', start: '2026-03-11' })
  app.clock.now = new Date('2026-03-10T18:30:00Z')
  expect(await pay(today)).toMatchObject(refusal('startDatePassed'))
  expect((await pay(tomorrow)).status).toBe(200)
  expect(await payments()).toEqual([{ user_id: tomorrow.id }])
})

test('accepts a payment after midnight while the hold runs', async () => {
  const member = await addMember(app)
  app.clock.now = new Date('2026-03-10T18:25:00Z')
  ;(await book(member, { start: '2026-03-10', batch: NIGHT })).reply()
  app.clock.now = new Date('2026-03-10T18:35:00Z')
  expect((await pay(member)).status).toBe(200)
})

test('a closed seat can be paid for until its hold ends', async () => {
  const [early, late] = await addMembers(app, 2)
  if (!early || !late) throw new Error('Two members are needed')
  await book(early, { seat: 'A1' })
  await book(late, { seat: 'A2' })
  const { db } = app.services
  await db.updateTable('seats').set({ closed: true }).where('id', 'in', ['A1', 'A2']).execute()
  expect((await pay(early)).status).toBe(200)
  app.clock.advance({ minutes: 30 })
  expect(await pay(late)).toMatchObject(refusal('seatClosed'))
})

/** Changes the hall's settings as an admin does. */
async function change(changed: (settings: HallSettings) => Partial<HallSettings>): Promise<void> {
  const admin = await addMember(app, { role: 'super_admin', membership: false })
  const { data } = (await admin.call(getSettings)).reply()
  const body = { ...data, ...changed(data) }
  expect((await admin.call(saveSettings, { body })).status).toBe(200)
}

test('after the hold, a seat kept for its member to renew can no longer be paid [payment-360]', async () => {
  const [late, renewing] = [await addMember(app), await addMember(app)]
  await book(late, { seat: 'A1', start: '2026-03-25' })
  app.clock.advance({ minutes: 31 })
  await buy(renewing, { seat: 'A1', duration: '15 Days' })
  expect(await pay(late)).toMatchObject(refusal('seatReservedForRenewal', { day: '2026-03-22' }))
  expect(await payments()).toEqual([{ user_id: renewing.id }])
  const renewal = await book(renewing, { seat: 'A1', start: '2026-03-25' })
  expect(renewal.status).toBe(200)
})

test('after the hold, a booking can no longer be paid at the former price [payment-361]', async () => {
  const [held, late] = [await addMember(app), await addMember(app)]
  await book(late, { seat: 'A1' })
  app.clock.advance({ minutes: 31 })
  await book(held, { seat: 'A2' })
  await change(({ prices }) => ({ prices: { ...prices, '1 Month': prices['2 Months'] } }))
  expect((await pay(held)).status).toBe(200)
  expect(await pay(late)).toMatchObject(refusal('priceChanged'))
  expect(await payments()).toEqual([{ user_id: held.id }])
})

test('after the hold, the room rules apply again [payment-362]', async () => {
  const [held, late] = [await addMember(app), await addMember(app)]
  await book(late, { seat: 'A1' })
  app.clock.advance({ minutes: 31 })
  await book(held, { seat: 'A2' })
  await change(({ roomRules }) => ({
    roomRules: { ...roomRules, 'Dyandhara Kaksh': { audience: 'women', unstated: 'online' } },
  }))
  expect((await pay(held)).status).toBe(200)
  expect(await pay(late)).toMatchObject(refusal('seatNotAllowed'))
  const { db } = app.services
  await db.updateTable('users').set({ gender: 'female' }).where('id', '=', late.id).execute()
  expect((await pay(late)).status).toBe(200)
})
