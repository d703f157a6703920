import { afterAll, beforeAll, expect, test } from 'vitest'
import { occupiedSeats, renewMembership, updateBooking } from '#shared/contract/booking/booking.ts'
import type { Call } from '#shared/contract/call.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import { requestTour } from '#shared/contract/tour/tour.ts'
import * as auth from '#shared/contract/user/auth.ts'
import { invalid } from './testing/browser.ts'
import { type AddedMember, addMember } from './testing/members/add-members.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let member: AddedMember
beforeAll(async () => {
  app = await createTestApp()
  member = await addMember(app)
})
afterAll(() => app.close())

const EMAIL = ['email', 'Email address is required'] as const
const CODE = ['otp', 'Verification code is required'] as const
const PHONE = ['phoneNumber', 'Phone number is required'] as const
const PLAN = [
  ['membershipType', 'Please select a membership type'],
  ['timeSlot', 'Please select a time slot'],
  ['membershipDuration', 'Please select membership duration'],
  ['membershipStartDate', 'Start date is required'],
] as const
const BOOKING = [
  ...PLAN,
  ['preferredSeat', 'Please select a preferred seat'],
  ['totalAmount', 'Please enter an amount in whole rupees'],
] as const

type FieldErrors = readonly (readonly [path: string, msg: string])[]

const EMPTY: [name: string, call: Call, expected: FieldErrors][] = [
  [
    'login',
    auth.login,
    [
      ['password', 'Password is required'],
      ['email', 'Email address or Dyanpeeth Abhyasika ID is required'],
    ],
  ],
  [
    'register',
    auth.register,
    [
      EMAIL,
      ['password', 'Password is required'],
      ['fullName', 'Full name is required'],
      PHONE,
      ['dateOfBirth', 'Date of birth is required'],
      ['gender', 'Please select your gender'],
    ],
  ],
  ['sendOtp', auth.sendOtp, [EMAIL]],
  ['verifyOtp', auth.verifyOtp, [EMAIL, CODE]],
  ['forgotPassword', auth.forgotPassword, [EMAIL]],
  ['verifyResetOtp', auth.verifyResetOtp, [EMAIL, CODE]],
  ['resetPassword', auth.resetPassword, [EMAIL, CODE, ['newPassword', 'Password is required']]],
  ['checkPhone', auth.checkPhone, [PHONE]],
  ['updateBooking', updateBooking, [['bookingDetails', 'Booking details are required']]],
  ['renewMembership', renewMembership, [['bookingDetails', 'Booking details are required']]],
  ['occupiedSeats', occupiedSeats, PLAN],
  [
    'completePayment',
    completePayment,
    [
      ['paymentId', 'Please enter 8 to 64 letters, digits, - or _'],
      ['paymentStatus', 'Only a completed payment can be saved'],
    ],
  ],
]

test.each(EMPTY)(
  '%s without any field lists what each field needs [server-3]',
  async (_name, call, expected) => {
    const answer = await member.call(call, call.method === 'GET' ? {} : { body: {} })
    expect(answer).toMatchObject(
      invalid(...expected.map(([path, msg]): [string, string] => [path, msg])),
    )
  },
)

test.each([updateBooking, renewMembership])('$path reports empty details', async (call) => {
  const answer = await member.call(call, { body: { bookingDetails: {} } })
  const expected = BOOKING.map(([path, msg]): [string, string] => [`bookingDetails.${path}`, msg])
  expect(answer).toMatchObject(invalid(...expected))
})

test.each([null, 5, ['a@example.com'], {}])('reports %j as missing text', async (email) => {
  expect(await member.call(auth.sendOtp, { body: { email } })).toMatchObject(invalid([...EMAIL]))
})

test('reports no field as "Invalid input"', async () => {
  const { text } = await member.call(requestTour, { body: {} })
  expect(text).toContain('Full name is required')
  expect(text).not.toContain('Invalid input')
})
