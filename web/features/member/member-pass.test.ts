import { describe, expect, it } from 'vitest'
import type { Booking } from '#shared/contract/wire-names.ts'
import { memberPass, memberPassFileName } from '#web/features/member/member-pass.ts'
import { memberPassText } from '#web/passes/member-pass-text.ts'
import { MEMBER } from '#web/testing/member.ts'

const booking: Booking = {
  room: 'Dyanasmi Kaksh',
  batch: '24 Hours Batch',
  duration: '8 Days',
  startDate: '2026-11-21',
  endDate: '2026-11-29',
  seat: 'C93',
  amount: 699,
  paymentStatus: 'completed',
  discount: 0,
}

const user = { ...MEMBER, booking }

describe('memberPassText', () => {
  it('contains the fields of the specification and no others', () => {
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

  it('contains the email if there is no member ID, and Any if there is no seat [pass-7]', () => {
    const text = memberPassText({ ...user, memberId: null }, { ...booking, seat: '' }, '')
    expect(JSON.parse(text)).toMatchObject({ id: 'asha@example.com', seat: 'Any' })
  })
})

describe('the saved pass', () => {
  it('is named after the member ID, or after the email if there is none [pass-8]', () => {
    expect(memberPassFileName(user)).toBe('@DA202611001.png')
    expect(memberPassFileName({ ...user, memberId: null })).toBe('asha@example.com.png')
  })

  it('shows the member ID, room, seat, batch and validity', () => {
    const { hallName, code, rows } = memberPass(user, booking, {
      hallName: 'Sharma Library',
      qrText: 'text',
    })
    expect(hallName).toBe('Sharma Library')
    expect(code).toBe('@DA202611001')
    expect(rows.map(({ value }) => value)).toEqual([
      'Dyanasmi Kaksh',
      'C93',
      '24 Hours Batch',
      '21 Nov 2026',
      '28 Nov 2026',
    ])
  })
})
