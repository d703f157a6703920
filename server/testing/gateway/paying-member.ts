import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { PAYMENT_QUEUE } from '#server/db/connection/job-queues.ts'
import { finishPayments } from '#server/jobs/finish-payments.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { newPaymentId, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { cancelBooking, listBookings } from '#shared/contract/booking/desk-booking.ts'
import { me } from '#shared/contract/user/auth.ts'
import type { PaymentState } from '#shared/domain/money/payment.ts'
import { openTestGateway, type TestGateway } from './test-gateway.ts'

export type PayingMember = {
  readonly app: TestApp
  readonly gateway: TestGateway
  readonly admin: AddedMember
  readonly member: AddedMember
  /** The payment of `member`. */
  readonly id: string
  pay(): ReturnType<typeof pay>
  /** Pays, and runs `action` while the charge is on its way to the gateway. */
  payWhile(action: () => Promise<unknown>): ReturnType<typeof pay>
  /** Runs the job that finishes open payments directly, without the queue. */
  job(): Promise<void>
  cancelByAdmin(): Promise<void>
  statuses(): Promise<PaymentState[]>
  expectPaid(): Promise<void>
  expectRefunded(): Promise<void>
}

/**
 * An app whose gateway can fail. Each test has a new gateway, a fresh start and a new member with a
 * payment ID.
 */
export function payingMember(): PayingMember {
  let app: TestApp
  let gateway: TestGateway
  let admin: AddedMember
  let member: AddedMember
  let id: string
  beforeAll(async () => {
    app = await createTestApp()
    await app.services.boss.offWork(PAYMENT_QUEUE)
    admin = await addMember(app, { role: 'admin', membership: false })
  })
  beforeEach(async () => {
    await freshStart(app)
    gateway = openTestGateway()
    app.services.gateway = gateway.gateway
    member = await addMember(app)
    id = newPaymentId()
  })
  afterAll(() => app.close())

  async function statuses(): Promise<PaymentState[]> {
    const payments = app.services.db.selectFrom('payments').select('status').orderBy('created_at')
    return (await payments.execute()).map(({ status }) => status)
  }

  return {
    get app() {
      return app
    },
    get gateway() {
      return gateway
    },
    get admin() {
      return admin
    },
    get member() {
      return member
    },
    get id() {
      return id
    },
    statuses,
    pay: () => pay(member, id),
    async payWhile(action) {
      const release = gateway.pause()
      const paying = pay(member, id)
      await vi.waitUntil(() => gateway.calls.length > 0, { timeout: 5_000, interval: 5 })
      await action()
      release()
      return paying
    },
    job: () => finishPayments(app.services),
    async cancelByAdmin() {
      const list = await admin.call(listBookings, { query: { search: member.email } })
      const [booking] = list.reply().data.bookings
      const answer = await admin.call(cancelBooking, {
        params: { id: booking?.id ?? '' },
        body: {},
      })
      answer.expectSuccess()
    },
    async expectPaid() {
      expect(await statuses()).toEqual(['completed'])
      expect(gateway.bank.collected()).toEqual([id])
      expect((await member.call(me)).reply().user.bookingCompleted).toBe(true)
      const { simulated, ...others } = await ledgerBalances(app.services.db)
      expect(simulated).toBeGreaterThan(0)
      expect(others).toEqual({ fees: -(simulated ?? 0) })
    },
    async expectRefunded() {
      expect(await statuses()).toEqual(['refunded'])
      expect(gateway.bank.collected()).toEqual([])
      expect(gateway.bank.refunded()).toEqual([id])
      expect(await ledgerBalances(app.services.db)).toEqual({})
    },
  }
}
