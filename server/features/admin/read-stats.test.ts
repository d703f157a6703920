import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type AddedMember,
  addMember,
  deactivate,
  logInAgain,
} from '#server/testing/members/add-members.ts'
import { book, buy } from '#server/testing/members/members.ts'
import { sendTourRequest, tourRow } from '#server/testing/members/tours.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { closeDay } from '#shared/contract/money/books.ts'

let app: TestApp
let admin: AddedMember
beforeEach(async () => {
  app = await createTestApp()
  admin = await addMember(app, { role: 'admin' })
})
afterEach(() => app.close())

async function stats() {
  await logInAgain(app, admin)
  return (await admin.call(getAdminStats)).reply().data
}

test('counts only the admin in an empty database [admin-1]', async () => {
  expect(await stats()).toEqual({
    totalUsers: 1,
    activeBookings: 0,
    tourRequests: 0,
    pendingTours: 0,
    revenue: 0,
  })
})

test('returns no revenue to a receptionist [role-4]', async () => {
  await buy(await addMember(app))
  const receptionist = await addMember(app, { role: 'receptionist', membership: false })
  const { revenue, ...others } = await stats()
  expect(revenue).toBeGreaterThan(0)
  const shown = (await receptionist.call(getAdminStats)).reply().data
  expect(shown).toEqual({ ...others, totalUsers: others.totalUsers, revenue: null })
})

test('counts a paid booking from its first to its last day [admin-2]', async () => {
  const [running, coming, waiting] = [
    await addMember(app),
    await addMember(app),
    await addMember(app),
  ]
  await buy(running, { seat: 'A1', duration: '8 Days' })
  await buy(coming, { seat: 'A2', duration: '1 Day', start: '2026-03-12' })
  await book(waiting, { seat: 'A3' })
  expect(await stats()).toMatchObject({ totalUsers: 4, activeBookings: 1, revenue: 399 + 99 })
  app.clock.advance({ days: 2 })
  expect(await stats()).toMatchObject({ activeBookings: 2 })
  app.clock.advance({ days: 1 })
  expect(await stats()).toMatchObject({ activeBookings: 1 })
  app.clock.advance({ days: 5 })
  expect(await stats()).toMatchObject({ activeBookings: 0, revenue: 399 + 99 })
})

test('counts the sales of closed days and of open ones', async () => {
  await buy(await addMember(app), { seat: 'A1', duration: '8 Days' })
  app.clock.advance({ days: 1 })
  await logInAgain(app, admin)
  ;(await admin.call(closeDay, { body: { day: '2026-03-10' } })).expectSuccess()
  expect(await stats()).toMatchObject({ revenue: 399 })
  await buy(await addMember(app), { seat: 'A2', duration: '1 Day', start: '2026-03-12' })
  expect(await stats()).toMatchObject({ revenue: 399 + 99 })
})

test('counts all tours, and pending ones separately [admin-3]', async () => {
  await sendTourRequest(app)
  const old = tourRow({ email: 'other@example.com', status: 'cancelled' })
  await app.services.db.insertInto('tour_requests').values(old).execute()
  expect(await stats()).toMatchObject({ tourRequests: 2, pendingTours: 1 })
})

test('does not count a deactivated user', async () => {
  const { id } = await addMember(app)
  await deactivate(app, id)
  expect(await stats()).toMatchObject({ totalUsers: 1 })
})
