import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { payingMember } from '#server/testing/gateway/paying-member.ts'
import { addMember, addMembers } from '#server/testing/members/add-members.ts'
import { book, newPaymentId, pay } from '#server/testing/members/members.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { me } from '#shared/contract/user/auth.ts'
import { getUser } from '#shared/contract/user/user.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'

const WAIT = { timeout: 5_000, interval: 5 }

const paying = payingMember()

describe('while the gateway is slow', () => {
  test('waiting payments hold no database connection', async () => {
    const { app, gateway, member } = paying
    const members = await addMembers(app, 15)
    await Promise.all(members.map((each, index) => book(each, { seat: SEATS[index]?.id ?? '' })))
    const release = gateway.pause()
    const payments = Promise.all(members.map((each) => pay(each)))
    // More than the number of connections in the pool.
    await vi.waitUntil(() => gateway.calls.length === members.length, WAIT)
    expect((await member.call(me)).status).toBe(200)
    release()
    expect((await payments).map(({ status }) => status)).toEqual(members.map(() => 200))
    expect(gateway.bank.collected()).toHaveLength(members.length)
  })

  test('the seat stays held past the end of the hold', async () => {
    const { app, member } = paying
    const other = await addMember(app)
    await book(member, { seat: 'A1' })
    app.clock.advance({ minutes: 29 })
    const paid = await paying.payWhile(async () => {
      app.clock.advance({ minutes: 9 })
      expect(await book(other, { seat: 'A1' })).toMatchObject(refusal('seatTaken'))
    })
    expect(paid.reply().user.bookingDetails?.preferredSeat).toBe('A1')
  })

  test('another booking of the member is refused with paymentPending', async () => {
    await book(paying.member, { seat: 'A1' })
    const paid = await paying.payWhile(async () => {
      expect(await book(paying.member, { seat: 'A2' })).toMatchObject(refusal('paymentPending'))
    })
    expect(paid.status).toBe(200)
    await paying.expectPaid()
  })

  test('admins see the payment in progress, and it is not revenue', async () => {
    const { admin, id, member } = paying
    await book(member)
    await paying.payWhile(async () => {
      const seen = (await admin.call(getUser, { params: { id: member.id } })).reply().data
      expect(seen.payments).toMatchObject([{ id, state: 'begun' }])
      expect((await admin.call(getAdminStats)).reply().data.revenue).toBe(0)
    })
  })
})

describe('when the gateway declines', () => {
  beforeEach(async () => {
    await book(paying.member, { seat: 'A1' })
    paying.gateway.next('charge', 'refused')
  })

  test('the booking can be paid with another id', async () => {
    const { gateway, member } = paying
    expect(await paying.pay()).toMatchObject(refusal('paymentRefused'))
    const { user } = (await member.call(me)).reply()
    expect(user).toMatchObject({ dyanpittId: null, pendingBooking: { preferredSeat: 'A1' } })
    expect((await pay(member)).status).toBe(200)
    expect(await paying.statuses()).toEqual(['refused', 'completed'])
    expect(gateway.bank.collected()).toHaveLength(1)
  })

  test('a repeated call gets the same refusal without another gateway call', async () => {
    await paying.pay()
    expect(await paying.pay()).toMatchObject(refusal('paymentRefused'))
    expect(paying.gateway.calls).toEqual([`charge ${paying.id}`])
  })
})

describe('concurrent calls', () => {
  test('ten concurrent payments with one id charge once and get the same reply', async () => {
    const { app, member } = paying
    await book(member)
    const answers = await Promise.all(Array.from({ length: 10 }, () => paying.pay()))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    await paying.expectPaid()
    expect(await app.mailSubjects(member.email)).toHaveLength(2)
  })

  test('two concurrent payments with different ids charge once and get the same reply', async () => {
    const { gateway, id, member } = paying
    await book(member)
    const second: ReturnType<typeof pay>[] = []
    const first = await paying.payWhile(async () => {
      second.push(pay(member, newPaymentId()))
      await vi.waitUntil(() => gateway.calls.length === 2, WAIT)
    })
    const [joined] = await Promise.all(second)
    expect(joined?.text).toBe(first.text)
    await paying.expectPaid()
    expect(gateway.calls).toEqual([`charge ${id}`, `charge ${id}`])
  })
})
