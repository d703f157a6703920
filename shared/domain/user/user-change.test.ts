import { describe, expect, test } from 'vitest'
import type { RefusalCode } from '../refusal.ts'
import { deactivateUser, detailsText, editUser, reactivateUser } from './user-change.ts'

const superAdmin = { id: 'superAdmin', role: 'super_admin' } as const
const admin = { id: 'admin', role: 'admin' } as const
const details = {
  fullName: 'Asha Patil',
  email: 'asha@example.com',
  phoneNumber: '+919876543210',
  gender: 'female',
  dateOfBirth: '2001-02-03',
  role: 'user',
} as const
const user = { ...details, id: 'u1', deactivatedAt: null, awaitsClaim: false }
const facts = {
  today: '2026-03-10',
  stale: false,
  superAdmins: ['superAdmin'],
  emailTaken: false,
  phoneTaken: false,
}

describe('an edit', () => {
  test('returns an audit entry with the changes, or none if nothing changes', () => {
    const edit = { ...details, fullName: 'Asha Rao', phoneNumber: '+919876543211' }
    expect(editUser(admin, user, edit, facts).outcome).toEqual({
      action: 'user.edit',
      subject: 'user:u1',
      details: {
        fullName: { was: 'Asha Patil', is: 'Asha Rao' },
        phoneNumber: { was: '+919876543210', is: '+919876543211' },
      },
    })
    expect(editUser(admin, user, details, facts).outcome).toBeNull()
    expect(editUser(admin, user, details, { ...facts, stale: true }).outcome).toBeNull()
    const promoted = editUser(superAdmin, user, { ...details, role: 'admin' }, facts)
    expect(promoted.outcome?.action).toBe('user.change-role')
  })

  test.each<[RefusalCode, object, object, object]>([
    ['adminAccountNotAllowed', { role: 'admin' }, { role: 'admin' }, { stale: true }],
    ['userChanged', {}, { role: 'admin' }, { stale: true }],
    ['roleChangeNotAllowed', {}, { role: 'admin', gender: null }, {}],
    ['validationFailed', {}, { gender: null }, { phoneTaken: true }],
    ['validationFailed', {}, { dateOfBirth: '2020-01-01' }, {}],
    ['emailTaken', {}, {}, { emailTaken: true, phoneTaken: true }],
    ['phoneTaken', {}, {}, { phoneTaken: true }],
  ])('is refused with %s: %j, %j, %j', (code, changed, edit, known) => {
    const refused = editUser(
      admin,
      { ...user, ...changed },
      { ...details, ...edit },
      { ...facts, ...known },
    )
    expect(refused.refusal?.code).toBe(code)
  })

  test('corrects the emails of members only, and rejects reserved addresses', () => {
    const edit = { ...details, email: 'patil@example.com' }
    expect(editUser(admin, user, edit, facts).outcome?.details).toEqual({
      email: { was: 'asha@example.com', is: 'patil@example.com' },
    })
    const self = { ...user, id: 'admin', role: 'admin' } as const
    const own = editUser(admin, self, { ...edit, role: 'admin' }, facts)
    expect(own.refusal?.code).toBe('ownEmailChangeNotAllowed')
    expect(editUser(admin, self, { ...details, role: 'admin' }, facts).outcome).toBeNull()
    const other = { ...user, role: 'admin' } as const
    for (const [edited, role] of [
      [other, 'admin'],
      [other, 'user'],
      [user, 'admin'],
    ] as const) {
      const { refusal } = editUser(superAdmin, edited, { ...edit, role }, facts)
      expect(refusal?.code).toBe('adminEmailChangeNotAllowed')
    }
    for (const email of ['deleted-u2@deleted.invalid', 'asha@sample.invalid']) {
      const { refusal } = editUser(admin, user, { ...details, email }, facts)
      expect(refusal?.problems?.email?.code).toBe('emailInvalid')
    }
  })

  test("never revokes the last super admin's role", () => {
    const last = { ...user, id: 'last', role: 'super_admin' } as const
    const known = { ...facts, superAdmins: ['last'] }
    expect(editUser(superAdmin, last, details, known).refusal?.code).toBe('lastSuperAdmin')
  })

  test('has a different version if any detail differs', () => {
    expect(detailsText({ ...details, gender: 'other' })).not.toBe(detailsText(details))
    expect(detailsText(user)).toBe(detailsText(details))
  })
})

describe('deactivation', () => {
  const bookings = [{ id: 'b1', seatId: 'A5' }]
  const free = { superAdmins: ['superAdmin'], bookingsWithSeat: [], freeSeats: false }

  test('the audit entry lists the freed seats', () => {
    const ended = deactivateUser(admin, user, {
      ...free,
      bookingsWithSeat: bookings,
      freeSeats: true,
    })
    expect(ended.outcome?.details).toEqual({ freedBookings: [{ booking: 'b1', seat: 'A5' }] })
  })

  test('does nothing if already deactivated; reactivation does nothing if active', () => {
    const deactivated = { ...user, deactivatedAt: new Date() }
    expect(
      deactivateUser(admin, deactivated, { ...free, bookingsWithSeat: bookings }).outcome,
    ).toBeNull()
    expect(reactivateUser(admin, user).outcome).toBeNull()
    expect(reactivateUser(admin, deactivated).outcome?.action).toBe('user.reactivate')
  })

  test.each<[RefusalCode, object, object]>([
    ['adminAccountNotAllowed', { id: 'other', role: 'admin' }, {}],
    ['ownDeactivationNotAllowed', { id: 'admin', role: 'admin' }, { bookingsWithSeat: bookings }],
    ['seatsWouldBeFreed', {}, { bookingsWithSeat: bookings }],
  ])('is refused with %s: %j, %j', (code, changed, known) => {
    const refused = deactivateUser(admin, { ...user, ...changed }, { ...free, ...known })
    expect(refused.refusal?.code).toBe(code)
  })
})
