import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAYMENT_QUEUE } from '#server/db/connection/job-queues.ts'
import { refusal } from '#server/testing/browser.ts'
import { openTestGateway, type TestGateway } from '#server/testing/gateway/test-gateway.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { book, newPaymentId, pay } from '#server/testing/members/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { finishPayments } from './finish-payments.ts'

let app: TestApp
let gateway: TestGateway
beforeEach(async () => {
  app = await createTestApp()
  gateway = openTestGateway()
  app.services.gateway = gateway.gateway
})
afterEach(() => app.close())

async function statusOf(paymentId: string): Promise<string | undefined> {
  const payments = app.services.db.selectFrom('payments').select('status')
  return (await payments.where('id', '=', paymentId).executeTakeFirst())?.status
}

test('finishes a payment whose response was lost', async () => {
  const member = await addMember(app)
  await book(member)
  const id = newPaymentId()
  gateway.next('charge', 'silent')
  expect(await pay(member, id)).toMatchObject(refusal('paymentPending'))
  await vi.waitUntil(async () => (await statusOf(id)) === 'completed', { timeout: 18_000 })
  expect(gateway.bank.collected()).toEqual([id])
})

test('queues one job, however many payments are open', async () => {
  const { boss, db } = app.services
  await boss.offWork(PAYMENT_QUEUE)
  for (const seat of ['A1', 'A2', 'A3']) {
    const member = await addMember(app)
    await book(member, { seat })
    gateway.next('charge', 'silent')
    await pay(member)
  }
  const { rows } = await sql`
    SELECT FROM pgboss.job WHERE name = ${PAYMENT_QUEUE} AND state = 'created'
  `.execute(db)
  expect(rows).toHaveLength(1)
})

test('finishes the other payments when one fails', async () => {
  const { db } = app.services
  const [stuck, other] = [await addMember(app), await addMember(app)]
  const idOf = (userId: string, memberId: string) =>
    db.updateTable('users').set({ member_id: memberId }).where('id', '=', userId).execute()
  await idOf(other.id, '@DA202603001')
  const [stuckId, otherId] = [newPaymentId(), newPaymentId()]
  for (const [member, id, seat] of [
    [stuck, stuckId, 'A1'],
    [other, otherId, 'A2'],
  ] as const) {
    await book(member, { seat })
    gateway.next('charge', 'silent')
    await pay(member, id)
  }
  // The month's next member ID is already in use, so the first payment can't be completed.
  await finishPayments(app.services)
  expect([await statusOf(stuckId), await statusOf(otherId)]).toEqual(['begun', 'completed'])

  await idOf(other.id, '@DA202602001')
  await finishPayments(app.services)
  expect(await statusOf(stuckId)).toBe('completed')
})
