import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { book, bookingOf, buy, type PlanOptions, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import {
  getBookingStatus,
  occupiedSeats,
  renewMembership,
} from '#shared/contract/booking/booking.ts'
import { me } from '#shared/contract/user/auth.ts'
import { getMemberStatus } from '#shared/contract/user/member.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => freshStart(app))
afterAll(() => app.close())

function renew(browser: Browser, options: PlanOptions) {
  return browser.call(renewMembership, { body: { bookingDetails: bookingOf(options) } })
}

/** A membership paid from 10 March to 18 March. */
async function memberForEightDays(): Promise<AddedMember> {
  const member = await addMember(app)
  await buy(member, { seat: 'A1', duration: '8 Days' })
  return member
}

const readUser = async (browser: Browser) => (await browser.call(me)).reply().user

test('rejects a renewal before the first payment', async () => {
  const member = await addMember(app)
  expect(await renew(member, {})).toMatchObject(refusal('nothingToRenew'))
  await book(member)
  expect(await renew(member, { seat: 'A2' })).toMatchObject(refusal('nothingToRenew'))
})

test('the dashboard shows the current membership while the renewal is unpaid [booking-20]', async () => {
  const member = await memberForEightDays()
  const answer = await renew(member, { seat: 'A1', start: '2026-03-18', duration: '1 Month' })
  const { user, paymentAmount } = answer.reply()
  expect(paymentAmount).toBe(999)
  expect(user).toMatchObject({
    bookingDetails: { membershipEndDate: '2026-03-18', paymentStatus: 'completed' },
    pendingBooking: { membershipEndDate: '2026-04-18', paymentStatus: 'pending', renewal: true },
    membershipValidUntil: '2026-03-18',
    paidUntil: '2026-03-18',
    paymentAmount: 999,
    bookingCompleted: true,
    paymentCompleted: true,
    lastPackageDate: '2026-03-10',
  })
  expect((await member.call(getBookingStatus)).reply().data).toEqual({
    bookingCompleted: true,
    paymentCompleted: true,
    paymentWaiting: true,
    membershipValidUntil: '2026-03-18',
  })
})

test('a renewal extends the membership once it is paid [booking-21]', async () => {
  const member = await memberForEightDays()
  await renew(member, { seat: 'A1', start: '2026-03-18', duration: '1 Month' })
  const { user, showCongratulations } = (await pay(member)).reply()
  expect(showCongratulations).toBe(false)
  expect(user).toMatchObject({
    bookingDetails: { membershipStartDate: '2026-03-10', membershipEndDate: '2026-03-18' },
    pendingBooking: null,
    membershipValidUntil: '2026-04-18',
    paidUntil: '2026-04-18',
    lastPackageDate: '2026-03-18',
  })
  expect((await member.call(getMemberStatus)).reply().data).toMatchObject({
    membershipValidUntil: '2026-04-18',
    daysLeft: 39,
  })
})

test('the first day of a renewal starts at midnight in Kolkata', async () => {
  const member = await memberForEightDays()
  await renew(member, { seat: 'A2', start: '2026-03-18', duration: '1 Month' })
  await pay(member)
  app.clock.now = new Date('2026-03-17T18:29:59Z')
  expect((await readUser(member)).bookingDetails?.preferredSeat).toBe('A1')
  app.clock.now = new Date('2026-03-17T18:30:00Z')
  expect((await readUser(member)).bookingDetails?.preferredSeat).toBe('A2')
})

test('a renewal may leave a gap; the membership then ends before the gap', async () => {
  const member = await memberForEightDays()
  await renew(member, { seat: 'A1', start: '2026-03-20', duration: '8 Days' })
  const { user } = (await pay(member)).reply()
  expect(user).toMatchObject({ membershipValidUntil: '2026-03-18', paidUntil: '2026-03-28' })
})

test('renewing an expired membership starts a new one', async () => {
  const member = await memberForEightDays()
  app.clock.advance({ days: 20 })
  expect((await member.call(getMemberStatus)).reply().data.daysLeft).toBe(-12)
  await renew(member, { seat: 'A1', start: '2026-03-30', duration: '8 Days' })
  const { user } = (await pay(member)).reply()
  expect(user).toMatchObject({
    bookingDetails: { membershipStartDate: '2026-03-30' },
    membershipValidUntil: '2026-04-07',
  })
})

describe('a renewal that overlaps the paid days [booking-22]', () => {
  test.each(['2026-03-10', '2026-03-17'])('is refused if it starts on %s', async (start) => {
    const member = await memberForEightDays()
    const overlap = { seat: 'A2', start, duration: '1 Month' } as const
    expect(await renew(member, overlap)).toMatchObject(refusal('ownPeriodOverlap'))
    expect(await book(member, overlap)).toMatchObject(refusal('ownPeriodOverlap'))
    expect((await readUser(member)).pendingBooking).toBeNull()
  })

  test('is refused if it overlaps a paid renewal', async () => {
    const member = await memberForEightDays()
    await renew(member, { seat: 'A1', start: '2026-03-25', duration: '8 Days' })
    await pay(member)
    const into = await renew(member, { seat: 'A1', start: '2026-03-18', duration: '8 Days' })
    expect(into).toMatchObject(refusal('ownPeriodOverlap'))
    const between = await renew(member, { seat: 'A1', start: '2026-03-24', duration: '1 Day' })
    expect(between.status).toBe(200)
  })
})

test('a renewal obeys all other rules of a booking', async () => {
  const member = await memberForEightDays()
  await buy(await addMember(app), { seat: 'A2', start: '2026-03-20' })
  const forged = { ...bookingOf({ start: '2026-03-18' }), totalAmount: 1 }
  const cheap = await member.call(renewMembership, { body: { bookingDetails: forged } })
  expect(cheap).toMatchObject(refusal('priceChanged'))
  const taken = await renew(member, { seat: 'A2', start: '2026-03-18' })
  expect(taken).toMatchObject(refusal('seatTaken'))
  const late = await renew(member, { start: '2026-04-10' })
  expect(late.errors?.map(({ path }) => path)).toEqual(['bookingDetails.membershipStartDate'])
  expect(await renew(openBrowser(app), {})).toMatchObject(refusal('notLoggedIn'))
})

test('returns the last payment even if its days come before days paid earlier', async () => {
  const member = await addMember(app)
  await buy(member, { seat: 'A1', start: '2026-04-01', duration: '1 Month' })
  app.clock.advance({ minutes: 5 })
  await buy(member, { seat: 'A2', start: '2026-03-12', duration: '8 Days' })
  expect(await readUser(member)).toMatchObject({
    paymentAmount: 399,
    lastPackageDate: '2026-03-12',
  })
  // The later membership was bought first, so the last payment stays the same.
  app.clock.advance({ days: 25 })
  expect(await readUser(member)).toMatchObject({
    bookingDetails: { membershipStartDate: '2026-04-01' },
    paymentAmount: 399,
    lastPackageDate: '2026-03-12',
  })
})

describe('the seat of a current membership', () => {
  const query = ({ start = TODAY }: { start?: string }) => {
    const {
      totalAmount: _,
      preferredSeat: __,
      membershipEndDate: ___,
      ...plan
    } = bookingOf({ start })
    return { query: plan }
  }

  test('is kept for its member until the last days [booking-43]', async () => {
    const [member, other] = [await addMember(app), await addMember(app)]
    await buy(member, { seat: 'A1', duration: '15 Days', start: '2026-03-10' })
    const after = { seat: 'A1', duration: '1 Month', start: '2026-03-25' } as const
    expect(await book(other, after)).toMatchObject(
      refusal('seatReservedForRenewal', { day: '2026-03-22' }),
    )
    expect((await other.call(occupiedSeats, query(after))).reply().data).toMatchObject({
      occupied: ['A1'],
      kept: [{ seat: 'A1', bookableFrom: '2026-03-22' }],
    })
    expect((await member.call(occupiedSeats, query(after))).reply().data.occupied).toEqual([])
    app.clock.advance({ days: 12 })
    expect((await book(other, after)).status).toBe(200)
  })

  test('goes to the first to book if the setting is 0; the refusal gives the dates of the conflict [booking-44]', async () => {
    const [member, other] = [await addMember(app), await addMember(app)]
    const admin = await addMember(app, { role: 'admin', membership: false })
    const { data } = (await admin.call(getSettings)).reply()
    const body = { ...data, renewalDays: 0 }
    expect((await admin.call(saveSettings, { body })).status).toBe(200)
    await buy(member, { seat: 'A1', duration: '15 Days', start: '2026-03-10' })
    await buy(other, { seat: 'A1', duration: '8 Days', start: '2026-04-02' })
    const renewal = { seat: 'A1', duration: '1 Month', start: '2026-03-25' } as const
    expect(await book(member, renewal)).toMatchObject(refusal('seatTaken'))
    expect((await member.call(occupiedSeats, query(renewal))).reply().data).toMatchObject({
      occupied: ['A1'],
      clashes: [{ seat: 'A1', startDate: '2026-04-02', endDate: '2026-04-10' }],
    })
  })
})
