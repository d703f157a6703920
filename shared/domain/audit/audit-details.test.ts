import { describe, expect, test } from 'vitest'
import { auditRows } from './audit-details.ts'

const USER = '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77'

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
      { field: 'fullName', was: 'Ravi Patil', is: 'Ravi Patel' },
      { field: 'email', was: 'ravi@example.com', is: 'patel@example.com' },
      { field: 'gender', was: '', is: 'prefer-not-to-say' },
      { field: 'dateOfBirth', was: '2001-02-03', is: '2001-03-02' },
      { field: 'role', was: 'user', is: 'super_admin' },
    ])
  })

  test('settings and prices', () => {
    const price = { duration: '1 Month', room: 'Dyandhara Kaksh', batch: '24 Hours Batch' }
    const details = {
      address: { was: '', is: 'Pune' },
      mapUrl: { was: '', is: 'https://maps.example' },
      toursFigure: { was: '500+', is: '' },
      selfieKeptDays: { was: 90, is: 30 },
      prices: [{ ...price, was: 1499, is: 1599 }],
      roomRules: [
        { area: 'Dyanasmi Kaksh, Section A', part: 'audience', was: 'men', is: 'everyone' },
        { area: 'Dyanasmi Kaksh', part: 'unstated', was: 'online', is: 'reception' },
        { area: 'Dyanasmi Kaksh', part: 'colour', was: 'red', is: 'blue' },
      ],
    }
    expect(auditRows('settings.change', details)).toEqual([
      { field: 'address', was: '', is: 'Pune' },
      { field: 'mapUrl', was: '', is: 'https://maps.example' },
      { field: 'toursFigure', was: '500+', is: '' },
      { field: 'selfieKeptDays', was: '90', is: '30' },
      { field: 'price', of: price, was: '1499', is: '1599' },
      {
        field: 'audience',
        of: { area: 'Dyanasmi Kaksh, Section A' },
        was: 'men',
        is: 'everyone',
      },
      { field: 'unstated', of: { area: 'Dyanasmi Kaksh' }, was: 'online', is: 'reception' },
    ])
  })

  test('a seat, a tour, a payment, and seats that became free', () => {
    expect(auditRows('booking.move', { was: 'A1', is: 'A2' })).toEqual([
      { field: 'seat', was: 'A1', is: 'A2' },
    ])
    expect(auditRows('booking.move', { was: 'B82', is: 'A75', againstRules: true })).toEqual([
      { field: 'seat', was: 'B82', is: 'A75' },
      { field: 'roomRule', was: null, is: 'overridden' },
    ])
    expect(auditRows('tour.confirm', { from: 'pending', to: 'confirmed' })).toEqual([
      { field: 'status', was: 'pending', is: 'confirmed' },
    ])
    expect(auditRows('payment.confirm', { payment: 'p1', amount: 999, method: 'cash' })).toEqual([
      { field: 'payment', was: null, is: 'p1' },
      { field: 'method', was: null, is: 'cash' },
    ])
    expect(auditRows('tour.erase', { tours: 3, cancelled: 1 })).toEqual([
      { field: 'tours', was: null, is: '3' },
      { field: 'cancelled', was: null, is: '1' },
    ])
    const freedBookings = [{ booking: USER, seat: 'A5' }]
    expect(auditRows('user.deactivate', { freedBookings })).toEqual([
      { field: 'freedSeat', was: null, is: 'A5' },
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
