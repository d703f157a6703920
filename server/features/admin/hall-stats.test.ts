import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { book, buy } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { askForTour, keptTour } from '#server/testing/tours.ts'
import { getAdminStats } from '#shared/contract/admin.ts'

let hall: TestApp
let admin: AddedMember
beforeEach(async () => {
  hall = await createTestApp()
  admin = await addMember(hall, { role: 'admin' })
})
afterEach(() => hall.close())

async function stats() {
  return (await admin.ask(getAdminStats)).reply().data
}

test('an empty hall has its admin, and nothing else', async () => {
  expect(await stats()).toEqual({
    totalUsers: 1,
    activeBookings: 0,
    tourRequests: 0,
    pendingTours: 0,
    revenue: 0,
  })
})

test('what is paid counts, from its first day to its last', async () => {
  const [running, coming, waiting] = [
    await addMember(hall),
    await addMember(hall),
    await addMember(hall),
  ]
  await buy(running, { seat: 'A1', duration: '8 Days' })
  await buy(coming, { seat: 'A2', duration: '1 Day', start: '2026-03-12' })
  await book(waiting, { seat: 'A3' })
  expect(await stats()).toMatchObject({ totalUsers: 4, activeBookings: 1, revenue: 399 + 99 })
  hall.clock.pass({ days: 2 })
  expect(await stats()).toMatchObject({ activeBookings: 2 })
  hall.clock.pass({ days: 1 })
  expect(await stats()).toMatchObject({ activeBookings: 1 })
  hall.clock.pass({ days: 5 })
  expect(await stats()).toMatchObject({ activeBookings: 0, revenue: 399 + 99 })
})

test('tours count whatever became of them, and the waiting ones once more', async () => {
  await askForTour(hall)
  const old = keptTour({ email: 'other@example.com', status: 'cancelled' })
  await hall.services.db.insertInto('tour_requests').values(old).execute()
  expect(await stats()).toMatchObject({ tourRequests: 2, pendingTours: 1 })
})

test('an account that was deactivated no longer counts', async () => {
  const { id } = await addMember(hall)
  const { db, now } = hall.services
  await db.updateTable('users').set({ deactivated_at: now() }).where('id', '=', id).execute()
  expect(await stats()).toMatchObject({ totalUsers: 1 })
})
