import { describe, expect, test } from 'vitest'
import { auditRows, auditValues } from './audit-details.ts'
import { AUDIT_ACTIONS, auditSentence } from './audit-log.ts'

const USER = '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77'

describe('auditSentence', () => {
  test.each(AUDIT_ACTIONS)('%s', (action) => {
    const values = { seat: 'A5', amount: '₹999', memberId: '@DA202611001' }
    const users = { admin: 'Asha Kulkarni', whom: 'Ravi Patil', own: false }
    const sentence = auditSentence({ action, ...users, values })
    expect(sentence).toMatch(/^Asha Kulkarni .+\.$/)
    expect(sentence).not.toMatch(/[{}?]/)
  })

  test('names the seat and the amount', () => {
    const sentenceFor = (action: string, subject: string, details: unknown) =>
      auditSentence({
        action,
        admin: 'Asha',
        whom: 'Ravi',
        own: false,
        values: auditValues(subject, details),
      })
    expect(sentenceFor('seat.close', 'seat:A46', {})).toBe('Asha closed seat A46.')
    expect(sentenceFor('payment.confirm', `booking:${USER}`, { amount: 12999 })).toBe(
      'Asha confirmed a payment of ₹12,999 by Ravi.',
    )
    expect(sentenceFor('booking.cancel', `booking:${USER}`, { was: 'paid', seat: 'A5' })).toBe(
      'Asha cancelled the booking of Ravi for seat A5.',
    )
  })

  test('describes erased users and actions of a newer version', () => {
    const nobody = { admin: 'Asha', whom: null, own: false, values: {} }
    expect(auditSentence({ ...nobody, action: 'user.edit' })).toBe(
      'Asha changed the account of someone since deleted.',
    )
    expect(auditSentence({ ...nobody, action: 'moon.paint' })).toBe(
      'Asha made another change (moon.paint).',
    )
  })

  test.each([
    [false, '@DA202511007', 'Asha erased the account @DA202511007.'],
    [false, undefined, 'Asha erased the account of someone without a member ID.'],
    [true, '@DA202511007', 'A member deleted their own account (@DA202511007).'],
    [true, undefined, 'A member deleted their own account.'],
  ])('for an erased user (own: %s, ID: %s): %s', (own, memberId, sentence) => {
    const values: Record<string, string> = memberId === undefined ? {} : { memberId }
    const users = { admin: own ? 'A former admin' : 'Asha', whom: 'a deleted member', own }
    expect(auditSentence({ action: 'user.erase', ...users, values })).toBe(sentence)
  })

  test('says that a user changed their own account', () => {
    const users = { admin: 'Ravi Patil', whom: 'Ravi Patil', values: {} }
    expect(auditSentence({ action: 'user.edit', ...users, own: true })).toBe(
      'Ravi Patil changed their own account.',
    )
  })

  test('does not replace placeholders in names', () => {
    const users = { admin: '{whom}', whom: '{admin}', own: false }
    expect(auditSentence({ action: 'user.edit', ...users, values: { seat: 'A5' } })).toBe(
      '{whom} changed the account of {admin}.',
    )
  })
})

describe('auditRows lists old and new values of', () => {
  test('an account', () => {
    const details = {
      fullName: { was: 'Ravi Patil', is: 'Ravi Patel' },
      email: { was: 'ravi@example.com', is: 'patel@example.com' },
      gender: { was: null, is: 'prefer-not-to-say' },
      dateOfBirth: { was: '2001-02-03', is: '2001-03-02' },
      role: { was: 'user', is: 'super_admin' },
    }
    expect(auditRows('user.change-role', details)).toEqual([
      { label: 'Full name', was: 'Ravi Patil', is: 'Ravi Patel' },
      { label: 'Email', was: 'ravi@example.com', is: 'patel@example.com' },
      { label: 'Gender', was: 'not given', is: 'Prefer not to say' },
      { label: 'Date of birth', was: '3 Feb 2001', is: '2 Mar 2001' },
      { label: 'Role', was: 'Member', is: 'Super admin' },
    ])
  })

  test('settings and prices', () => {
    const price = { duration: '1 Month', room: 'Dyandhara Kaksh', batch: '24 Hours Batch' }
    const details = {
      address: { was: '', is: 'Pune' },
      selfieKeptDays: { was: 90, is: 30 },
      prices: [{ ...price, was: 1499, is: 1599 }],
      roomRules: [
        { area: 'Dyanasmi Kaksh, Section A', part: 'audience', was: 'men', is: 'everyone' },
        { area: 'Dyanasmi Kaksh', part: 'unstated', was: 'online', is: 'reception' },
        { area: 'Dyanasmi Kaksh', part: 'audience', was: 'cats', is: 'dogs' },
      ],
    }
    expect(auditRows('settings.change', details)).toEqual([
      { label: 'Address', was: 'not given', is: 'Pune' },
      { label: 'Keep selfies for (days)', was: '90', is: '30' },
      { label: '1 Month, Dyandhara Kaksh, 24 Hours Batch', was: '₹1,499', is: '₹1,599' },
      {
        label: 'Dyanasmi Kaksh, Section A: who can book online',
        was: 'Men',
        is: 'Everyone',
      },
      {
        label: 'Dyanasmi Kaksh: gender other or not stated',
        was: 'Online',
        is: 'At reception',
      },
    ])
  })

  test('a seat, a tour, a payment, and seats that became free', () => {
    expect(auditRows('booking.move', { was: 'A1', is: 'A2' })).toEqual([
      { label: 'Seat', was: 'A1', is: 'A2' },
    ])
    expect(auditRows('booking.move', { was: 'B82', is: 'A75', againstRules: true })).toEqual([
      { label: 'Seat', was: 'B82', is: 'A75' },
      { label: 'Room rule', was: null, is: 'Overridden' },
    ])
    expect(auditRows('tour.confirm', { from: 'pending', to: 'confirmed' })).toEqual([
      { label: 'Status', was: 'pending', is: 'confirmed' },
    ])
    expect(auditRows('payment.confirm', { payment: 'p1', amount: 999, method: 'cash' })).toEqual([
      { label: 'Payment reference', was: null, is: 'p1' },
      { label: 'Payment method', was: null, is: 'Cash at center' },
    ])
    expect(auditRows('tour.erase', { tours: 3, cancelled: 1 })).toEqual([
      { label: 'Tour requests erased', was: null, is: '3' },
      { label: 'Upcoming tours cancelled', was: null, is: '1' },
    ])
    const freedBookings = [{ booking: USER, seat: 'A5' }]
    expect(auditRows('user.deactivate', { freedBookings })).toEqual([
      { label: 'Freed seat', was: null, is: 'A5' },
    ])
  })

  test.each([
    null,
    'text',
    5,
    [],
    {},
    { unknown: 1 },
    { prices: 'none' },
    { fullName: { was: 1 } },
  ])('leaves out unknown formats: %j', (details) => {
    expect(auditRows('user.edit', details)).toEqual([])
  })
})
