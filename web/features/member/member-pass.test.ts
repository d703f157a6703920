import { describe, expect, it } from 'vitest'
import type { BookingDetails, CurrentUser } from '#shared/contract/user.ts'
import { memberPass, memberPassFile, memberPassText } from '#web/features/member/member-pass.ts'

const booking: BookingDetails = {
  membershipType: 'Dyanasmi Kaksh',
  timeSlot: '24 Hours Batch',
  membershipDuration: '8 Days',
  membershipStartDate: '2026-11-21',
  membershipEndDate: '2026-11-29',
  preferredSeat: 'C93',
  totalAmount: 699,
  paymentStatus: 'completed',
}

const user: CurrentUser = {
  _id: 'u1',
  email: 'asha@example.com',
  fullName: 'Asha Deshmukh',
  firstName: 'Asha',
  lastName: 'Deshmukh',
  role: 'user',
  phoneNumber: null,
  gender: 'female',
  isVerified: true,
  avatar: null,
  registrationDate: '2026-11-01T10:00:00.000Z',
  hasDnyanpittId: true,
  dyanpittId: '@DA202611001',
  membershipCompleted: true,
  bookingCompleted: true,
  paymentCompleted: true,
  showCongratulations: false,
  membershipDetails: null,
  bookingDetails: booking,
  pendingBooking: null,
  membershipValidUntil: '2026-11-29',
  paidUntil: '2026-11-29',
  paymentAmount: 699,
  lastPackageDate: '2026-11-21',
}

describe('memberPassText', () => {
  it('has the fields of the specification and no others', () => {
    expect(JSON.parse(memberPassText(user, booking, '2026-11-21T04:00:00.000Z'))).toEqual({
      type: 'MEMBERSHIP_PASS',
      id: '@DA202611001',
      name: 'Asha Deshmukh',
      email: 'asha@example.com',
      membership: 'Dyanasmi Kaksh',
      timeSlot: '24 Hours Batch',
      validFrom: '2026-11-21',
      validUntil: '2026-11-29',
      seat: 'C93',
      generatedAt: '2026-11-21T04:00:00.000Z',
      status: 'active',
    })
  })

  it('takes the email for an ID that is missing and Any for a seat that is missing', () => {
    const text = memberPassText(
      { ...user, dyanpittId: null },
      { ...booking, preferredSeat: '' },
      '',
    )
    expect(JSON.parse(text)).toMatchObject({ id: 'asha@example.com', seat: 'Any' })
  })
})

describe('the saved pass', () => {
  it('is named after the member ID, or the email when there is none', () => {
    expect(memberPassFile(user)).toBe('@DA202611001.png')
    expect(memberPassFile({ ...user, dyanpittId: null })).toBe('asha@example.com.png')
  })

  it('says who may sit where and until when', () => {
    const { hall, code, rows } = memberPass(user, booking, {
      hall: 'Sharma Library',
      qrText: 'text',
    })
    expect(hall).toBe('Sharma Library')
    expect(code).toBe('@DA202611001')
    expect(rows.map(({ value }) => value)).toEqual([
      'Dyanasmi Kaksh',
      'C93',
      '24 Hours Batch',
      'November 21, 2026',
      'November 29, 2026',
    ])
  })
})
