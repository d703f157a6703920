import { afterAll, beforeAll, expect, test } from 'vitest'
import { editUser } from '#shared/contract/admin-users.ts'
import { me, register } from '#shared/contract/auth.ts'
import { updateBooking } from '#shared/contract/booking.ts'
import { updateMembership } from '#shared/contract/membership.ts'
import { requestTour } from '#shared/contract/tour.ts'
import { addMember } from './testing/added-members.ts'
import { versionOf } from './testing/front-desk.ts'
import { bookingOf, MEMBERSHIP, PROFILE, proveEmail } from './testing/members.ts'
import { formOf, picture } from './testing/pictures.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { TOUR } from './testing/tours.ts'

/** Fields that a caller would like to set, sent with calls that let them set others. */

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp()
})
afterAll(() => hall.close())

const WISHES = {
  id: '00000000-0000-4000-8000-000000000000',
  _id: '00000000-0000-4000-8000-000000000000',
  role: 'super_admin',
  isVerified: true,
  member_id: '@DA202603999',
  memberId: '@DA202603999',
  dyanpittId: '@DA202603999',
  hasDnyanpittId: true,
  membershipCompleted: true,
  bookingCompleted: true,
  paymentCompleted: true,
  deactivated_at: null,
  created_at: '2020-01-01',
  password_hash: 'x',
  avatar: 'avatars/theirs.webp',
}

test('who registers is a student without membership, whatever they add', async () => {
  const browser = await proveEmail(hall, 'wishful@example.com')
  const body = { ...PROFILE, email: 'wishful@example.com', ...WISHES }
  browser.token = (await browser.ask(register, { body })).reply().token
  const { user } = (await browser.ask(me)).reply()
  expect(user).toMatchObject({
    role: 'user',
    dyanpittId: null,
    membershipCompleted: false,
    bookingCompleted: false,
    paymentCompleted: false,
    avatar: null,
    registrationDate: hall.clock.now.toISOString(),
  })
  expect(user._id).not.toBe(WISHES._id)
})

test('a form with a picture takes no more', async () => {
  const [member, other] = [await addMember(hall, { membership: false }), await addMember(hall)]
  const texts = {
    role: 'super_admin',
    userId: other.id,
    user_id: other.id,
    selfie: 'selfies/x.webp',
  }
  const form = formOf({ ...MEMBERSHIP, ...texts, selfiePhoto: await picture() })
  const saved = (await member.ask(updateMembership, { form })).reply()
  expect(saved.user).toMatchObject({ _id: member.id, role: 'user', membershipCompleted: true })
  const { selfie } = await hall.services.db
    .selectFrom('membership_details')
    .select('selfie')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  expect(selfie).toMatch(/^selfies\/[0-9a-f-]{36}\.webp$/)
})

test('a booking is its maker’s and unpaid, whatever it says', async () => {
  const [member, other] = [await addMember(hall), await addMember(hall)]
  const wishes = {
    userId: other.id,
    user_id: other.id,
    status: 'paid',
    paymentStatus: 'completed',
    paid_at: '2026-03-10T00:00:00Z',
    heldUntil: '2030-01-01T00:00:00Z',
    amount: 1,
    renewal: true,
  }
  const bookingDetails = { ...bookingOf({ seat: 'A1' }), ...wishes }
  const { user } = (
    await member.ask(updateBooking, { body: { ...wishes, bookingDetails } })
  ).reply()
  expect(user).toMatchObject({
    _id: member.id,
    bookingCompleted: false,
    pendingBooking: { paymentStatus: 'pending', renewal: false, totalAmount: 999 },
  })
  expect((await other.ask(me)).reply().user.pendingBooking).toBeNull()
})

test('a tour is pending and unannotated, whatever it says', async () => {
  const wishes = { ...WISHES, status: 'completed', tourStatus: 'completed', admin_notes: 'let in' }
  await addMember(hall)
  const body = { ...TOUR, ...wishes, completed_at: '2026-03-01' }
  const asked = await hall.inject({ method: 'POST', url: '/api/tour/request', payload: body })
  expect(requestTour.reply.parse(asked.json()).data.tourStatus).toBe('pending')
  const kept = await hall.services.db
    .selectFrom('tour_requests')
    .select(['id', 'status', 'admin_notes', 'completed_at'])
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ status: 'pending', admin_notes: null, completed_at: null })
  expect(kept.id).not.toBe(WISHES.id)
})

test('an admin changes what the form has, and neither email nor password nor member ID', async () => {
  const admin = await addMember(hall, { role: 'admin' })
  const member = await addMember(hall)
  const { db } = hall.services
  const read = () =>
    db.selectFrom('users').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow()
  const before = await read()
  const { role: _role, ...wishes } = WISHES
  const body = {
    ...wishes,
    email: 'taken.over@example.com',
    fullName: 'Ravi Joshi',
    phoneNumber: before.phone_number,
    gender: before.gender,
    dateOfBirth: before.date_of_birth,
    version: await versionOf(admin, member),
  }
  const answer = await admin.ask(editUser, { params: { id: member.id }, body })
  expect(answer.status).toBe(200)
  expect(await read()).toEqual({ ...before, full_name: 'Ravi Joshi' })
})
