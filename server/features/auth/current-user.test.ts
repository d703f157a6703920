import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { buy, PASSWORD } from '#server/testing/members/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import * as auth from '#shared/contract/user/auth.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Document 1, section 3, and specification document 2, section 3. */
const FIELDS = [
  '_id',
  'email',
  'firstName',
  'lastName',
  'role',
  'membershipCompleted',
  'bookingCompleted',
  'isVerified',
  'fullName',
  'phoneNumber',
  'gender',
  'dyanpittId',
  'hasDnyanpittId',
  'avatar',
  'registrationDate',
  'lastPackageDate',
  'membershipDetails',
  'bookingDetails',
  'paymentAmount',
  'showCongratulations',
  'paymentCompleted',
]
const BOOKING_FIELDS = [
  'timeSlot',
  'membershipType',
  'membershipDuration',
  'membershipStartDate',
  'membershipEndDate',
  'preferredSeat',
  'totalAmount',
  'paymentStatus',
]

test('returns every field of the specification [session-1]', async () => {
  const member = await addMember(app)
  await buy(member)
  const { user, success } = (await member.call(auth.me)).reply()
  expect(success).toBe(true)
  expect(Object.keys(user)).toEqual(expect.arrayContaining(FIELDS))
  expect(Object.keys(user.bookingDetails ?? {}).sort()).toEqual(BOOKING_FIELDS.toSorted())
  expect(user).toMatchObject({
    _id: member.id,
    email: member.email,
    phoneNumber: expect.stringMatching(/^\+91\d{10}$/),
    role: 'user',
    membershipCompleted: true,
    bookingCompleted: true,
    isVerified: true,
  })
})

test('a login returns success, token, user and message [session-2]', async () => {
  const { email } = await addMember(app)
  const answer = await openBrowser(app).call(auth.login, { body: { email, password: PASSWORD } })
  const reply = answer.reply()
  expect(Object.keys(reply).sort()).toEqual(['message', 'success', 'token', 'user'])
  expect(reply.token.split('.')).toHaveLength(3)
  expect(Object.keys(reply.user)).toEqual(expect.arrayContaining(FIELDS))
})
