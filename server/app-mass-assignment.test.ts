import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateBooking } from '#shared/contract/booking/booking.ts'
import { requestTour } from '#shared/contract/tour/tour.ts'
import { me, register } from '#shared/contract/user/auth.ts'
import { updateMembership } from '#shared/contract/user/membership.ts'
import { changeDetails } from '#shared/contract/user/own-details.ts'
import { editUser } from '#shared/contract/user/user.ts'
import { addMember } from './testing/members/add-members.ts'
import { versionOf } from './testing/members/front-desk.ts'
import { bookingOf, MEMBERSHIP, PROFILE, verifyEmail } from './testing/members/members.ts'
import { formOf, picture } from './testing/members/pictures.ts'
import { TOUR } from './testing/members/tours.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

/** Fields that an attacker would like to set, sent with calls that accept other fields. */

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const FORBIDDEN_FIELDS = {
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

test('a new user is a student without membership, whatever else is sent [security-8]', async () => {
  const browser = await verifyEmail(app, 'wishful@example.com')
  const body = { ...PROFILE, email: 'wishful@example.com', ...FORBIDDEN_FIELDS }
  browser.token = (await browser.call(register, { body })).reply().token
  const { user } = (await browser.call(me)).reply()
  expect(user).toMatchObject({
    role: 'user',
    dyanpittId: null,
    membershipCompleted: false,
    bookingCompleted: false,
    paymentCompleted: false,
    avatar: null,
    registrationDate: app.clock.now.toISOString(),
  })
  expect(user._id).not.toBe(FORBIDDEN_FIELDS._id)
})

test('a form with a picture accepts no other fields', async () => {
  const [member, other] = [await addMember(app, { membership: false }), await addMember(app)]
  const texts = {
    role: 'super_admin',
    userId: other.id,
    user_id: other.id,
    selfie: 'selfies/x.webp',
  }
  const form = formOf({ ...MEMBERSHIP, ...texts, selfiePhoto: await picture() })
  const saved = (await member.call(updateMembership, { form })).reply()
  expect(saved.user).toMatchObject({ _id: member.id, role: 'user', membershipCompleted: true })
  const { selfie } = await app.services.db
    .selectFrom('membership_details')
    .select('selfie')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  expect(selfie).toMatch(/^selfies\/[0-9a-f-]{36}\.webp$/)
})

test('a booking belongs to its creator and is unpaid, whatever else is sent [security-9]', async () => {
  const [member, other] = [await addMember(app), await addMember(app)]
  const forbiddenFields = {
    userId: other.id,
    user_id: other.id,
    status: 'paid',
    paymentStatus: 'completed',
    paid_at: '2026-03-10T00:00:00Z',
    heldUntil: '2030-01-01T00:00:00Z',
    amount: 1,
    renewal: true,
  }
  const bookingDetails = { ...bookingOf({ seat: 'A1' }), ...forbiddenFields }
  const { user } = (
    await member.call(updateBooking, { body: { ...forbiddenFields, bookingDetails } })
  ).reply()
  expect(user).toMatchObject({
    _id: member.id,
    bookingCompleted: false,
    pendingBooking: { paymentStatus: 'pending', renewal: false, totalAmount: 999 },
  })
  expect((await other.call(me)).reply().user.pendingBooking).toBeNull()
})

test('a tour is pending and has no notes, whatever else is sent', async () => {
  const forbidden = {
    ...FORBIDDEN_FIELDS,
    status: 'completed',
    tourStatus: 'completed',
    admin_notes: 'let in',
  }
  await addMember(app)
  const body = { ...TOUR, ...forbidden, completed_at: '2026-03-01' }
  const request = await app.inject({ method: 'POST', url: '/api/tour/request', payload: body })
  expect(requestTour.reply.parse(request.json()).data.tourStatus).toBe('pending')
  const saved = await app.services.db
    .selectFrom('tour_requests')
    .select(['id', 'status', 'admin_notes', 'completed_at'])
    .executeTakeFirstOrThrow()
  expect(saved).toMatchObject({ status: 'pending', admin_notes: null, completed_at: null })
  expect(saved.id).not.toBe(FORBIDDEN_FIELDS.id)
})

/** A row of `users`, without what is computed from it. */
async function storedUser(id: string) {
  const { searched: _, ...stored } = await app.services.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return stored
}

test("an admin can change only the form's fields, not the password or member ID [security-10]", async () => {
  const admin = await addMember(app, { role: 'admin' })
  const member = await addMember(app)
  const before = await storedUser(member.id)
  const { role: _role, ...forbidden } = FORBIDDEN_FIELDS
  const body = {
    ...forbidden,
    fullName: 'Ravi Joshi',
    phoneNumber: before.phone_number,
    gender: before.gender,
    dateOfBirth: before.date_of_birth,
    version: await versionOf(admin, member),
  }
  const answer = await admin.call(editUser, { params: { id: member.id }, body })
  expect(answer.status).toBe(200)
  expect(await storedUser(member.id)).toEqual({ ...before, full_name: 'Ravi Joshi' })
})

test('a user can change only the name and phone number without verifying an email [own-details-15]', async () => {
  const member = await addMember(app)
  const before = await storedUser(member.id)
  const body = { ...FORBIDDEN_FIELDS, email: 'taken.over@example.com', fullName: 'Ravi Joshi' }
  expect((await member.call(changeDetails, { body })).status).toBe(200)
  expect(await storedUser(member.id)).toEqual({ ...before, full_name: 'Ravi Joshi' })
})
