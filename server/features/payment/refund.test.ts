import { beforeEach, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { payingMember } from '#server/testing/gateway/paying-member.ts'
import { book, PASSWORD } from '#server/testing/members/members.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { deleteOwnUser } from '#shared/contract/user/privacy.ts'
import { deactivateUser } from '#shared/contract/user/user.ts'

const paying = payingMember()
beforeEach(async () => {
  await book(paying.member, { seat: 'A1' })
})

test('refunds the money when an admin cancels the booking in the meantime', async () => {
  expect(await paying.payWhile(paying.cancelByAdmin)).toMatchObject(refusal('nothingToPay'))
  await paying.expectRefunded()
  expect((await paying.admin.call(getAdminStats)).reply().data.revenue).toBe(0)
})

test('refunds the money when the user is deactivated in the meantime', async () => {
  const { admin, member } = paying
  const paid = await paying.payWhile(async () => {
    const sent = { params: { id: member.id }, body: { freeSeats: true } }
    const answer = await admin.call(deactivateUser, sent)
    answer.expectSuccess()
  })
  expect(paid).toMatchObject(refusal('notLoggedIn'))
  await paying.expectRefunded()
})

test('refunds the money if the member deletes the account in the meantime', async () => {
  const paid = await paying.payWhile(async () => {
    const answer = await paying.member.call(deleteOwnUser, { body: { password: PASSWORD } })
    answer.expectSuccess()
  })
  expect(paid).toMatchObject(refusal('notLoggedIn'))
  await paying.expectRefunded()
})

test('refunds the money when a constraint rejects the paid booking', async () => {
  const { app, member } = paying
  const { db } = app.services
  const paid = await paying.payWhile(async () => {
    const {
      id: _id,
      period: _period,
      ...booking
    } = await db
      .selectFrom('bookings')
      .selectAll()
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow()
    const values = { ...booking, seat_id: 'A2', status: 'paid' as const, paid_at: app.clock.now }
    await db.insertInto('bookings').values(values).execute()
  })
  expect(paid).toMatchObject(refusal('ownPeriodOverlap'))
  await paying.expectRefunded()
})

test('the job repeats a refund that failed', async () => {
  paying.gateway.next('refund', 'failed')
  paying.gateway.next('refund', 'silent')
  expect(await paying.payWhile(paying.cancelByAdmin)).toMatchObject(refusal('nothingToPay'))
  expect(await paying.statuses()).toEqual(['refunding'])
  await paying.job()
  expect(await paying.statuses()).toEqual(['refunding'])
  await paying.job()
  await paying.expectRefunded()
  expect(await paying.pay()).toMatchObject(refusal('nothingToPay'))
})
