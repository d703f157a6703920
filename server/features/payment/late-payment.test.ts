import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { addMember, addMembers } from '#server/testing/members/add-members.ts'
import { book, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { me } from '#shared/contract/auth.ts'

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
  app.clock.pass({ minutes: 31 })
  expect((await pay(member)).reply().user.bookingDetails?.preferredSeat).toBe('A1')
})

test('refuses a late payment without a charge when the seat was sold in the meantime [payment-6]', async () => {
  const [late, quick] = [await addMember(app), await addMember(app)]
  await book(late, { seat: 'A1' })
  app.clock.pass({ minutes: 30 })
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
  app.clock.pass({ minutes: 30 })
  await book(other, { seat: 'A1' })
  expect(await pay(late)).toMatchObject(refusal('seatTaken'))
  app.clock.pass({ minutes: 29, seconds: 59 })
  expect(await pay(late)).toMatchObject(refusal('seatTaken'))
  app.clock.pass({ seconds: 1 })
  expect((await pay(late)).status).toBe(200)
  expect(await pay(other)).toMatchObject(refusal('seatTaken'))
  expect(await payments()).toEqual([{ user_id: late.id }])
})

test('after losing the seat, another one can be booked and paid', async () => {
  const [late, quick] = [await addMember(app), await addMember(app)]
  await book(late, { seat: 'A1' })
  app.clock.pass({ minutes: 30 })
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
  expect(await pay(today)).toMatchObject(refusal('bookingOutdated'))
  expect((await pay(tomorrow)).status).toBe(200)
  expect(await payments()).toEqual([{ user_id: tomorrow.id }])
})

test('accepts a payment after midnight while the hold runs', async () => {
  const member = await addMember(app)
  app.clock.now = new Date('2026-03-10T18:25:00Z')
  await book(member, { start: '2026-03-10' })
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
  app.clock.pass({ minutes: 30 })
  expect(await pay(late)).toMatchObject(refusal('seatClosed'))
})
