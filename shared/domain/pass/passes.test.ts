import { describe, expect, test } from 'vitest'
import {
  MEMBERSHIP_PASS_SIZE,
  membershipPassText,
  PASS_MARGIN,
  VISITOR_PASS_SIZE,
  visitorPassText,
} from './passes.ts'

const NOW = '2026-11-20T10:00:00.000Z'

test('QR sizes and margin [pass-1]', () => {
  expect([VISITOR_PASS_SIZE, MEMBERSHIP_PASS_SIZE, PASS_MARGIN]).toEqual([256, 200, 2])
})

describe('a visitor pass', () => {
  const visitor = {
    id: '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77',
    fullName: 'Asha Patil',
    email: 'asha@example.in',
    phoneNumber: '+919876543210',
    gender: 'female',
    tourDate: '2026-11-21',
    tourTime: '9:00 AM - 10:00 AM',
  }
  const content = {
    type: 'VISITOR_PASS',
    id: '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77',
    name: 'Asha Patil',
    email: 'asha@example.in',
    contact: '+919876543210',
    gender: 'female',
    tourDate: '2026-11-21',
    tourTime: '9:00 AM - 10:00 AM',
    generatedAt: '2026-11-20T10:00:00.000Z',
    status: 'pending',
  }

  test('contains the ten fields and nothing else [pass-2]', () => {
    const withMore = { ...visitor, adminNotes: 'came late', tourStatus: 'confirmed' }
    expect(JSON.parse(visitorPassText(withMore, NOW))).toStrictEqual(content)
  })

  test('preserves Devanagari and quotes in a name', () => {
    const fullName = 'श्रीकृष्ण "राजू" कुलकर्णी'
    const text = visitorPassText({ ...visitor, fullName }, NOW)
    expect(JSON.parse(text)).toStrictEqual({ ...content, name: fullName })
    expect(text).toContain('श्रीकृष्ण')
  })
})

describe('a membership pass', () => {
  const member = {
    memberId: '@DA202507001',
    email: 'ravi@example.in',
    fullName: 'Ravi Joshi',
    room: 'Dyandhara Kaksh',
    batch: 'Day Batch (7:00 AM - 10:00 PM)',
    startDate: '2026-11-20',
    endDate: '2026-12-20',
    seat: 'A5',
  }
  const content = {
    type: 'MEMBERSHIP_PASS',
    id: '@DA202507001',
    name: 'Ravi Joshi',
    email: 'ravi@example.in',
    membership: 'Dyandhara Kaksh',
    timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
    validFrom: '2026-11-20',
    validUntil: '2026-12-20',
    seat: 'A5',
    generatedAt: '2026-11-20T10:00:00.000Z',
    status: 'active',
  }

  test('contains the eleven fields and nothing else [pass-3]', () => {
    const withMore = { ...member, phoneNumber: '+919876543210', totalAmount: 799 }
    expect(JSON.parse(membershipPassText(withMore, NOW))).toStrictEqual(content)
  })

  test.each<[string, Partial<Record<'memberId' | 'seat', null>>, object]>([
    ['no member ID', { memberId: null }, { id: 'ravi@example.in' }],
    ['no seat', { seat: null }, { seat: 'Any' }],
  ])('of a member with %s says %j [pass-4]', (_, change, difference) => {
    const text = membershipPassText({ ...member, ...change }, NOW)
    expect(JSON.parse(text)).toStrictEqual({ ...content, ...difference })
  })

  test('preserves a Devanagari name', () => {
    const text = membershipPassText({ ...member, fullName: 'रवी जोशी' }, NOW)
    expect(JSON.parse(text)).toStrictEqual({ ...content, name: 'रवी जोशी' })
    expect(text).toContain('रवी जोशी')
  })
})
