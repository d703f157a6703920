import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusal } from './testing/browser.ts'
import { newPaymentId } from './testing/members/members.ts'
import {
  KILL_MOMENTS,
  type KilledPayments,
  type KillMoment,
  openKilledPayments,
} from './testing/process/killed-payments.ts'

const WAIT = { timeout: 60_000, interval: 50 }
const FINAL = ['completed', 'refused', 'refunded']

let server: KilledPayments
beforeAll(async () => {
  server = await openKilledPayments()
})
afterAll(() => server.close())

const afterKill: Record<KillMoment, { payment: string; booking: string }> = {
  'charge received': { payment: 'begun', booking: 'held' },
  'charge done': { payment: 'begun', booking: 'held' },
  'charge answered': { payment: 'begun', booking: 'held' },
  'payment completed': { payment: 'completed', booking: 'paid' },
  'refund received': { payment: 'refunding', booking: 'cancelled' },
  'refund done': { payment: 'refunding', booking: 'cancelled' },
}

const isFinal = async (id: string) => FINAL.includes((await server.statusesOf(id))?.payment ?? '')

async function expectOneOutcome(kill: KillMoment, id: string): Promise<void> {
  const refunds = kill.startsWith('refund')
  expect(await server.statusesOf(id)).toEqual(
    refunds
      ? { payment: 'refunded', booking: 'cancelled' }
      : { payment: 'completed', booking: 'paid' },
  )
  expect(server.bank.collected().includes(id)).toBe(!refunds)
  expect(server.bank.refunded().includes(id)).toBe(refunds)
}

test.each(KILL_MOMENTS)(
  'after kill -9 at "%s" the payment is final within a minute of the restart',
  async (kill) => {
    const member = await server.newMember()
    const id = newPaymentId()
    await server.killDuring(kill, member, id)
    expect(await server.statusesOf(id)).toEqual(afterKill[kill])
    await server.start()
    await vi.waitUntil(() => isFinal(id), WAIT)
    await expectOneOutcome(kill, id)
  },
)

test.each(KILL_MOMENTS)(
  'after kill -9 at "%s" repeated calls get the same outcome',
  async (kill) => {
    const member = await server.newMember()
    const id = newPaymentId()
    await server.killDuring(kill, member, id)
    await server.start()
    // At the same time, the job enqueued at the start continues the payment.
    const repeated = await Promise.all([server.pay(member, id), server.pay(member, id)])
    for (const { status, reply } of repeated) {
      if (kill.startsWith('refund')) {
        const { status: expected, message } = refusal('nothingToPay')
        expect({ status, reply }).toMatchObject({ status: expected, reply: { message } })
      } else {
        expect({ status, reply }).toMatchObject({
          status: 200,
          reply: { showCongratulations: true },
        })
      }
    }
    await vi.waitUntil(() => isFinal(id), WAIT)
    await expectOneOutcome(kill, id)
  },
)
