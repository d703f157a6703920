import { afterEach, beforeEach, expect, test } from 'vitest'
import { openProbe } from '#server/db/connection/probe.ts'
import { readDatabaseMetrics } from '#server/db/queries/metrics.ts'
import { sendExpiryReminders } from '#server/jobs/expiry-reminders.ts'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { ALL_HOURS, book, buy, DAY, NIGHT, pay } from '#server/testing/members/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { listBookings, moveBooking } from '#shared/contract/booking/desk-booking.ts'
import { me } from '#shared/contract/user/auth.ts'
import { getMemberStatus } from '#shared/contract/user/member.ts'
import { deactivateUser } from '#shared/contract/user/user.ts'
import type { Batch } from '#shared/domain/booking/batches.ts'

let app: TestApp
let admin: AddedMember
beforeEach(async () => {
  app = await createTestApp({}, kolkata('2026-12-02T10:00'))
  admin = await addMember(app, { role: 'admin' })
})
afterEach(() => app.close())

function kolkata(time: string): Date {
  return new Date(`${time}:00+05:30`)
}

function setClock(time: string): void {
  app.clock.now = kolkata(time)
}

async function daysLeft(member: AddedMember) {
  return (await member.call(getMemberStatus)).reply().data.daysLeft
}

async function activeBookings() {
  await logInAgain(app, admin)
  return (await admin.call(getAdminStats)).reply().data.activeBookings
}

/** Returns the number of paid seats on the metrics page. */
async function seatsPaid() {
  const probe = openProbe(app.connectionString)
  const { now, studyDays } = app.services
  const figures = await readDatabaseMetrics(probe, { days: studyDays(), now: now() })
  await probe.close()
  return figures.seatsPaid
}

const TIMES = [
  '2026-12-02T23:59',
  '2026-12-03T00:00',
  '2026-12-03T06:59',
  '2026-12-03T07:00',
] as const

test.each<{ batch: Batch; left: number[] }>([
  { batch: NIGHT, left: [1, 1, 1, 0] },
  { batch: ALL_HOURS, left: [1, 1, 1, 0] },
  { batch: DAY, left: [1, 0, 0, 0] },
])('ends a day of the $batch at its own hour [booking-34]', async ({ batch, left }) => {
  const member = await addMember(app)
  await buy(member, { batch, duration: '1 Day', start: '2026-12-02' })
  for (const [index, time] of TIMES.entries()) {
    setClock(time)
    expect(await daysLeft(member), time).toBe(left[index])
    expect(await activeBookings(), time).toBe(left[index])
    expect(await seatsPaid(), time).toBe(left[index])
  }
})

test('sells a seat for a night to one member and for the 24 hours after it to another [booking-35]', async () => {
  const [night, after] = [await addMember(app), await addMember(app)]
  await buy(night, { batch: NIGHT, duration: '1 Day', start: '2026-12-02' })
  await buy(after, { batch: ALL_HOURS, duration: '1 Day', start: '2026-12-03' })
  setClock('2026-12-03T02:00')
  expect(await activeBookings()).toBe(1)
  expect(await daysLeft(night)).toBe(1)
  setClock('2026-12-03T07:00')
  expect(await activeBookings()).toBe(1)
  expect(await daysLeft(night)).toBe(0)
})

test('shows the running night, not the renewal that follows, until 7:00', async () => {
  const member = await addMember(app)
  await buy(member, { batch: NIGHT, duration: '1 Day', start: '2026-12-02', seat: 'A1' })
  await buy(member, { batch: DAY, duration: '1 Day', start: '2026-12-03', seat: 'A2' })
  const seat = async () => (await member.call(me)).reply().user.bookingDetails?.preferredSeat
  setClock('2026-12-03T06:59')
  expect(await seat()).toBe('A1')
  expect(await daysLeft(member)).toBe(1)
  setClock('2026-12-03T07:00')
  expect(await seat()).toBe('A2')
})

test('accepts a payment after midnight for a night booked before midnight [booking-36]', async () => {
  const member = await addMember(app)
  setClock('2026-12-02T23:20')
  ;(await book(member, { batch: NIGHT, duration: '1 Day', start: '2026-12-02' })).reply()
  setClock('2026-12-03T00:10')
  expect((await pay(member)).status).toBe(200)
})

test('sells a day until its last hour, and then from the next day [booking-505]', async () => {
  const member = await addMember(app)
  const today = { batch: DAY, duration: '1 Month', start: '2026-12-02', seat: 'A1' } as const
  setClock('2026-12-02T21:59')
  expect((await book(member, today)).status).toBe(200)
  setClock('2026-12-02T22:00')
  await logInAgain(app, member)
  expect(await book(member, today)).toMatchObject(
    refusal('startDateTooEarly', { day: '2026-12-03' }),
  )
  expect((await book(member, { ...today, batch: NIGHT })).status).toBe(200)
  expect((await book(member, { ...today, start: '2026-12-03' })).status).toBe(200)
})

test('takes no money for a day that ended after the hold [payment-500]', async () => {
  const member = await addMember(app)
  setClock('2026-12-02T21:20')
  ;(await book(member, { batch: DAY, duration: '1 Day', start: '2026-12-02' })).reply()
  setClock('2026-12-02T21:59')
  const other = await addMember(app)
  ;(await book(other, { batch: DAY, duration: '1 Day', start: '2026-12-02', seat: 'A2' })).reply()
  setClock('2026-12-02T22:10')
  expect((await pay(member)).code).toBe('startDatePassed')
  expect((await pay(other)).status).toBe(200)
})

test('moves and frees the seat of a running night after midnight [desk-booking-6]', async () => {
  const member = await addMember(app)
  await buy(member, { batch: NIGHT, duration: '1 Day', start: '2026-12-02', seat: 'A1' })
  setClock('2026-12-03T02:00')
  await logInAgain(app, admin)
  const [booking] = (await admin.call(listBookings)).reply().data.bookings
  const params = { id: booking?.id ?? '' }
  const moved = await admin.call(moveBooking, { params, body: { seat: 'A2', from: 'A1' } })
  expect(moved.status).toBe(200)
  const user = { params: { id: member.id }, body: { freeSeats: false } }
  expect((await admin.call(deactivateUser, user)).code).toBe('seatsWouldBeFreed')
})

test('sends the reminder of a night membership by its study day, with its last day [mail-5]', async () => {
  const member = await addMember(app)
  await buy(member, { batch: NIGHT, duration: '8 Days', start: '2026-12-02' })
  setClock('2026-12-10T06:30')
  await sendExpiryReminders(app.services)
  const mail = await app.mail(member.email, /expires in 1 day/)
  expect(mail.text).toContain('9 Dec 2026')
  expect(mail.text).not.toContain('10 Dec 2026')
})
