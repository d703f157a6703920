import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newPaymentId } from './testing/members/members.ts'
import { type KilledPayments, openKilledPayments } from './testing/process/killed-payments.ts'

const WAIT = { timeout: 60_000, interval: 50 }

let server: KilledPayments
beforeEach(async () => {
  server = await openKilledPayments()
}, 60_000)
afterEach(() => server.close())

// main-kill-payment.long.test.ts kills the server between all steps.
test('the next start completes a payment whose server was killed after the charge', async () => {
  const member = await server.newMember()
  const id = newPaymentId()
  await server.killDuring('charge done', member, id)
  expect(await server.statusesOf(id)).toEqual({ payment: 'begun', booking: 'held' })
  await server.start()
  await vi.waitUntil(async () => (await server.statusesOf(id))?.payment === 'completed', WAIT)
  expect(await server.statusesOf(id)).toEqual({ payment: 'completed', booking: 'paid' })
  expect((await server.pay(member, id)).reply).toMatchObject({ showCongratulations: true })
  expect(server.bank.collected()).toEqual([id])
}, 120_000)
