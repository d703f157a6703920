import { expect, test } from 'vitest'
import { invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import {
  type AddedMember,
  addMember,
  deactivate,
  logInAgain,
} from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { book, bookingOf, buy, type PlanOptions, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import * as calls from '#shared/contract/booking/desk-booking.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'
import { me } from '#shared/contract/user/auth.ts'
import { getUser } from '#shared/contract/user/user.ts'
import { DEFAULT_ROOM_RULES, RULED_AREAS } from '#shared/domain/booking/room-rules.ts'

const desk = frontDesk()

const receptionist = () => addMember(desk.app, { role: 'receptionist', membership: false })

function bookFor(actor: AddedMember, member: { id: string }, options: PlanOptions = {}) {
  const body = { bookingDetails: bookingOf(options) }
  return actor.call(calls.bookForMember, { params: { id: member.id }, body })
}

function seatsFor(actor: AddedMember, member: { id: string }, options: PlanOptions = {}) {
  const { totalAmount: _, preferredSeat: __, membershipEndDate: ___, ...query } = bookingOf(options)
  return actor.call(calls.seatsForMember, { params: { id: member.id }, query })
}

const payments = () =>
  desk.app.services.db.selectFrom('payments').select(['status', 'amount', 'method']).execute()

test('a receptionist books a seat and takes the money, and the door admits the member [desk-book-1]', async () => {
  const [staff, member] = [await receptionist(), await addMember(desk.app)]
  expect((await seatsFor(staff, member, { seat: 'A5' })).reply().data.occupied).not.toContain('A5')
  const booked = (await bookFor(staff, member, { seat: 'A5' })).reply()
  expect(booked.message).toBe('Seat A5 booked')
  const { id } = booked.data
  expect(await desk.bookingOf(member)).toMatchObject({
    id,
    seat: 'A5',
    state: 'desk',
    amount: 1499,
    chosenMethod: null,
    holdUntil: '2026-03-12T04:30:00.000Z',
  })
  expect((await member.call(me)).reply().user.pendingBooking).toMatchObject({
    preferredSeat: 'A5',
    payAtDesk: true,
    renewal: false,
  })
  const mail = await desk.app.mail(member.email, /Seat A5 is booked for you/)
  expect(mail.text).toContain('10 Mar 2026 to 9 Apr 2026')
  expect(mail.text).toContain('Please pay ₹1,499 at reception by 12 Mar 2026, 10:00 AM.')
  expect(await desk.log()).toEqual([
    {
      admin_id: staff.id,
      action: 'booking.make',
      subject: `booking:${id}`,
      details: { seat: 'A5', amount: 1499 },
    },
  ])
  const body = { paymentMethod: 'upi' }
  expect((await staff.call(deskPayments.confirmPayment, { params: { id }, body })).status).toBe(200)
  expect((await member.call(me)).reply().user).toMatchObject({
    bookingCompleted: true,
    pendingBooking: null,
  })
})

test('only staff book for others, and nobody books for staff [desk-book-2]', async () => {
  const [member, other] = [await addMember(desk.app), await addMember(desk.app)]
  const stranger = Object.assign(openBrowser(desk.app), { id: '', email: '', password: '' })
  for (const attempt of [bookFor, seatsFor]) {
    expect(await attempt(stranger, member)).toMatchObject(refusal('notLoggedIn'))
    expect(await attempt(other, member)).toMatchObject(refusal('notAllowed'))
    expect(await attempt(member, member)).toMatchObject(refusal('notAllowed'))
  }
  for (const staff of [await receptionist(), desk.admin, desk.superAdmin]) {
    expect(await bookFor(desk.superAdmin, staff)).toMatchObject(refusal('notAllowed'))
    expect(await seatsFor(desk.superAdmin, staff)).toMatchObject(refusal('notFound'))
  }
  const nobody = { id: crypto.randomUUID() }
  expect(await bookFor(desk.admin, nobody)).toMatchObject(refusal('notFound'))
  expect(await seatsFor(desk.admin, nobody)).toMatchObject(refusal('notFound'))
  for (const admin of [desk.admin, desk.superAdmin]) {
    expect((await bookFor(admin, member)).status).toBe(200)
    await freshStart(desk.app)
  }
})

test('reception books seats that the room rules reserve for it, but no others that they refuse [desk-book-3]', async () => {
  const unstated = await addMember(desk.app, { gender: 'prefer-not-to-say' })
  const woman = await addMember(desk.app, { gender: 'female' })
  const settings = (await desk.superAdmin.call(getSettings)).reply().data
  const roomRules = { ...DEFAULT_ROOM_RULES }
  for (const area of RULED_AREAS) {
    roomRules[area] = { ...roomRules[area], unstated: 'reception' }
  }
  const body = { ...settings, roomRules }
  ;(await desk.superAdmin.call(saveSettings, { body })).expectSuccess()

  expect(await book(unstated, { seat: 'A4' })).toMatchObject(refusal('validationFailed'))
  for (const seat of ['A4', 'A74']) {
    const { refused } = (await seatsFor(desk.admin, unstated, { seat })).reply().data
    expect(refused).toEqual([])
    expect((await bookFor(desk.admin, unstated, { seat })).status).toBe(200)
  }
  expect(await bookFor(desk.admin, woman, { seat: 'A4' })).toMatchObject(
    invalid(['bookingDetails.membershipType', 'Dyandhara Kaksh is for male students only']),
  )
  expect(await bookFor(desk.admin, woman, { seat: 'A74' })).toMatchObject(
    invalid([
      'bookingDetails.preferredSeat',
      'Section A seats are not available for female students',
    ]),
  )
  const { refused } = (await seatsFor(desk.admin, woman, { seat: 'A74' })).reply().data
  expect(refused).toContain('A74')
})

test('refuses what the member could not book either [desk-book-4]', async () => {
  const [member, other] = [await addMember(desk.app), await addMember(desk.app)]
  await buy(other, { seat: 'A1', duration: '8 Days' })
  const attempt = (options: PlanOptions) => bookFor(desk.admin, member, options)
  expect(await attempt({ seat: 'A1' })).toMatchObject(refusal('seatTaken'))
  const next = { seat: 'A1', start: '2026-03-18' }
  expect(await attempt(next)).toMatchObject(
    refusal('seatReservedForRenewal', { day: '2026-03-15' }),
  )
  const seats = (await seatsFor(desk.admin, member, { seat: 'A1' })).reply().data
  expect(seats.occupied).toContain('A1')
  const { kept } = (await seatsFor(desk.admin, member, next)).reply().data
  expect(kept).toEqual([{ seat: 'A1', bookableFrom: '2026-03-15' }])
  for (const start of ['2026-03-09', '2026-04-10']) {
    expect(await attempt({ start })).toMatchObject(refusal('validationFailed'))
  }
  expect(await attempt({ seat: 'Z9' })).toMatchObject(
    invalid(['bookingDetails.preferredSeat', 'Please select a preferred seat']),
  )
  const cheaper = { ...bookingOf({ seat: 'A2' }), totalAmount: 1 }
  const sent = { params: { id: member.id }, body: { bookingDetails: cheaper } }
  expect(await desk.admin.call(calls.bookForMember, sent)).toMatchObject(refusal('priceChanged'))
  await buy(member, { seat: 'A3' })
  expect(await attempt({ seat: 'A2' })).toMatchObject(refusal('ownPeriodOverlap'))
  // At 22:05 the Day batch of today is over.
  const late = await addMember(desk.app)
  desk.app.clock.advance({ minutes: 12 * 60 + 5 })
  await logInAgain(desk.app, desk.admin)
  expect(await bookFor(desk.admin, late, { seat: 'A2' })).toMatchObject(
    refusal('startDateTooEarly', { day: '2026-03-11' }),
  )
  expect(await desk.log()).toEqual([])
  expect((await payments()).filter(({ status }) => status === 'waiting')).toEqual([])
})

test('refuses a minor without consent, a member without details and a deactivated one [desk-book-5]', async () => {
  const minor = await addMember(desk.app, { dateOfBirth: '2010-06-01' })
  const unfinished = await addMember(desk.app, { membership: false })
  const gone = await addMember(desk.app)
  await deactivate(desk.app, gone.id)
  expect(await bookFor(desk.admin, minor)).toMatchObject(refusal('consentRequired'))
  expect(await bookFor(desk.admin, unfinished)).toMatchObject(refusal('membershipDetailsRequired'))
  expect(await bookFor(desk.admin, gone)).toMatchObject(refusal('userDeactivated'))
  expect(await desk.log()).toEqual([])
})

test('a repeated request, in sequence or concurrently, makes one booking and gets the same reply [desk-book-6]', async () => {
  const [first, second] = [await receptionist(), await receptionist()]
  const member = await addMember(desk.app)
  const answers = await Promise.all(
    [first, second, first, second].map((actor) => bookFor(actor, member, { seat: 'A5' })),
  )
  desk.app.clock.advance({ minutes: 40 })
  answers.push(await bookFor(first, member, { seat: 'A5' }))
  const replies = answers.map((answer) => answer.reply())
  for (const reply of replies) expect(reply).toEqual(replies[0])
  expect(await payments()).toEqual([{ status: 'waiting', amount: 1499, method: null }])
  expect(await desk.log()).toHaveLength(1)
  expect(await desk.app.mailSubjects(member.email)).toEqual(['Seat A5 is booked for you'])
})

test('another seat or other days replace the unpaid booking [desk-book-7]', async () => {
  const member = await addMember(desk.app)
  await book(member, { seat: 'A1' })
  const first = (await bookFor(desk.admin, member, { seat: 'A1' })).reply().data.id
  const second = (await bookFor(desk.admin, member, { seat: 'A2' })).reply().data.id
  expect(second).not.toBe(first)
  const third = (await bookFor(desk.admin, member, { seat: 'A2', start: '2026-03-20' })).reply()
  expect((await desk.bookingOf(member)).id).toBe(third.data.id)
  expect((await payments()).map(({ status }) => status).sort()).toEqual([
    'refused',
    'refused',
    'waiting',
  ])
  const other = await addMember(desk.app)
  for (const seat of ['A1', 'A2']) {
    expect((await book(other, { seat, duration: '8 Days' })).status).toBe(200)
  }
})

test('only one of two receptionists gets the seat [desk-book-8]', async () => {
  const [one, two] = [await receptionist(), await receptionist()]
  for (let round = 0; round < 4; round++) {
    const members = [await addMember(desk.app), await addMember(desk.app)] as const
    const answers = await Promise.all([
      bookFor(one, members[0], { seat: 'A5' }),
      bookFor(two, members[1], { seat: 'A5' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject(refusal('seatTaken'))
    expect(await payments()).toHaveLength(1)
    await freshStart(desk.app)
  }
})

test('reception and a member never get the same seat, even if reception books for that member [desk-book-9]', async () => {
  for (let round = 0; round < 4; round++) {
    const [walkIn, online] = [await addMember(desk.app), await addMember(desk.app)]
    const [atDesk, own] = await Promise.all([
      bookFor(desk.admin, walkIn, { seat: 'A5' }),
      book(online, { seat: 'A5' }),
    ])
    expect([atDesk.status, own.status].sort()).toEqual([200, 409])
    // The same member, at the counter and on the phone: one of the two replaces the other.
    const both = await Promise.all([
      bookFor(desk.admin, walkIn, { seat: 'B6' }),
      book(walkIn, { seat: 'B7' }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { user } = (await walkIn.call(me)).reply()
    expect(['B6', 'B7']).toContain(user.pendingBooking?.preferredSeat)
    const held = await desk.app.services.db
      .selectFrom('bookings')
      .select('id')
      .where('user_id', '=', walkIn.id)
      .where('status', '=', 'held')
      .execute()
    expect(held).toHaveLength(1)
    await freshStart(desk.app)
  }
})

test('books the membership that follows the running one, as a renewal [desk-book-10]', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A5', duration: '8 Days' })
  const start = (await desk.bookingOf(member)).endDate
  const { id } = (await bookFor(desk.admin, member, { seat: 'A5', start })).reply().data
  const { user } = (await member.call(me)).reply()
  expect(user).toMatchObject({
    bookingCompleted: true,
    pendingBooking: { preferredSeat: 'A5', renewal: true, payAtDesk: true },
  })
  const body = { paymentMethod: 'upi' }
  expect(
    (await desk.admin.call(deskPayments.confirmPayment, { params: { id }, body })).status,
  ).toBe(200)
  expect((await member.call(me)).reply().user.paidUntil).toBe('2026-04-18')
})

test('holds the seat for the full time again, however often the member held it before [desk-book-11]', async () => {
  const member = await addMember(desk.app)
  for (const seat of ['A1', 'A2', 'A3', 'A4', 'A5']) await book(member, { seat })
  expect(await book(member, { seat: 'B6' })).toMatchObject(refusal('tooManyHolds', { holds: 5 }))
  expect((await bookFor(desk.admin, member, { seat: 'B6' })).status).toBe(200)
  desk.app.clock.advance({ days: 3 })
  await logInAgain(desk.app, desk.admin)
  const again = { seat: 'A1', start: '2026-03-13' }
  expect((await bookFor(desk.admin, member, again)).status).toBe(200)
  expect(await desk.bookingOf(member)).toMatchObject({
    state: 'desk',
    holdUntil: '2026-03-15T04:30:00.000Z',
  })
})

test('a member who then pays online owes nothing at reception [desk-book-12]', async () => {
  const member = await addMember(desk.app)
  const { id } = (await bookFor(desk.admin, member, { seat: 'A5' })).reply().data
  ;(await pay(member)).expectSuccess()
  expect((await desk.bookingOf(member)).state).toBe('paid')
  expect((await payments()).map(({ status }) => status).sort()).toEqual(['completed', 'refused'])
  const body = { paymentMethod: 'upi' }
  expect(
    await desk.admin.call(deskPayments.confirmPayment, { params: { id }, body }),
  ).toMatchObject(refusal('paymentAlreadyConfirmed'))
  const viewed = await desk.admin.call(getUser, { params: { id: member.id } })
  expect(viewed.reply().data.payments).toHaveLength(2)
})
