import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { payingMember } from '#server/testing/gateway/paying-member.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { book, pay } from '#server/testing/members/members.ts'

const paying = payingMember()

describe('when the gateway charged the money and its response was lost', () => {
  beforeEach(async () => {
    await book(paying.member, { seat: 'A1' })
    paying.gateway.next('charge', 'silent')
    expect(await paying.pay()).toMatchObject(refusal('paymentPending'))
    expect(await paying.statuses()).toEqual(['begun'])
  })

  test('a repeated call completes the payment without another charge', async () => {
    const { app, member } = paying
    const again = (await paying.pay()).reply()
    expect(again).toMatchObject({
      showCongratulations: true,
      message: 'Payment completed successfully',
    })
    await paying.expectPaid()
    expect(await app.mailSubjects(member.email)).toHaveLength(2)
  })

  test('the job completes the payment, and a repeated call gets its reply', async () => {
    const { gateway, id } = paying
    await paying.job()
    await paying.expectPaid()
    expect((await paying.pay()).reply().showCongratulations).toBe(true)
    expect(gateway.calls).toEqual([`charge ${id}`, `charge ${id}`])
  })

  test('after the hold the job only queries the outcome of the charge', async () => {
    const { app, gateway, id } = paying
    app.clock.advance({ minutes: 30 })
    await paying.job()
    await paying.expectPaid()
    expect(gateway.calls).toEqual([`charge ${id}`, `find ${id}`])
  })

  test('refunds the money if someone else has the seat after the hold', async () => {
    const { app, member } = paying
    app.clock.advance({ minutes: 30 })
    expect((await book(await addMember(app), { seat: 'A1' })).status).toBe(200)
    expect(await paying.pay()).toMatchObject(refusal('seatTaken'))
    await paying.expectRefunded()
    expect(await paying.pay()).toMatchObject(refusal('seatTaken'))
    expect(await app.mailSubjects(member.email)).toEqual([])
  })

  test('refunds the money if the start day has passed', async () => {
    paying.app.clock.advance({ days: 1 })
    await paying.job()
    await paying.expectRefunded()
    expect(await paying.pay()).toMatchObject(refusal('startDatePassed'))
  })
})

describe('when the charge never reached the gateway', () => {
  beforeEach(async () => {
    await book(paying.member, { seat: 'A1' })
    paying.gateway.next('charge', 'unreached')
    expect(await paying.pay()).toMatchObject(refusal('paymentPending'))
  })

  test('the job sends it again while the hold runs', async () => {
    await paying.job()
    await paying.expectPaid()
  })

  test('the job does not send it after the hold, and another id can pay', async () => {
    const { app, gateway, member } = paying
    app.clock.advance({ minutes: 30 })
    await paying.job()
    expect(await paying.statuses()).toEqual(['refused'])
    expect(gateway.bank.collected()).toEqual([])
    expect(await paying.pay()).toMatchObject(refusal('paymentRefused'))
    expect((await pay(member)).status).toBe(200)
  })

  test('the charge counts as lost 20 seconds after a booking was cancelled', async () => {
    const { app, gateway } = paying
    await paying.cancelByAdmin()
    app.clock.advance({ seconds: 19 })
    await paying.job()
    expect(await paying.statuses()).toEqual(['begun'])
    app.clock.advance({ seconds: 1 })
    await paying.job()
    expect(await paying.statuses()).toEqual(['refused'])
    expect(await paying.pay()).toMatchObject(refusal('nothingToPay'))
    expect(gateway.bank.collected()).toEqual([])
  })
})

test('a charge that arrives after it was given up as lost is refunded', async () => {
  await book(paying.member)
  const paid = await paying.payWhile(async () => {
    paying.app.clock.advance({ minutes: 30 })
    await paying.job()
    expect(await paying.statuses()).toEqual(['refused'])
  })
  expect(paid).toMatchObject(refusal('paymentRefused'))
  await paying.expectRefunded()
})
