import { describe, expect, test } from 'vitest'
import { checkOwnDeletion, eraseUser } from './erase-user.ts'

const superAdmin = { id: 'superAdmin', role: 'super_admin' } as const
const member = { id: 'u1', role: 'user' } as const
const booking = { id: 'b1', seatId: 'A5', status: 'paid', endDate: '2026-04-10' } as const
const facts = { superAdmins: ['superAdmin'], bookingsWithSeat: [booking] }
const erased = {
  action: 'user.erase',
  subject: 'user:u1',
  details: { freedBookings: [{ booking: 'b1', seat: 'A5' }] },
}

describe('erasing a user', () => {
  test('the audit entry lists the freed seats', () => {
    expect(eraseUser(superAdmin, member, { ...facts, freeSeats: true }).outcome).toEqual(erased)
  })

  test.each([
    ['eraseNotAllowed', { id: 'admin', role: 'admin' } as const, member],
    ['eraseNotAllowed', { id: 'admin', role: 'admin' } as const, undefined],
    ['eraseNotAllowed', superAdmin, superAdmin],
    // The role was revoked in the meantime.
    ['eraseNotAllowed', { ...superAdmin, id: 'former' }, member],
    ['notFound', superAdmin, undefined],
    ['seatsWouldBeFreed', superAdmin, member],
  ])('is refused with %s: %j, %j', (code, admin, user) => {
    expect(eraseUser(admin, user, { ...facts, freeSeats: false }).refusal?.code).toBe(code)
  })
})

describe("deleting one's own account", () => {
  const agreed = { ...facts, passwordRight: true, endMembership: true }

  test('needs the password first', () => {
    const wrong = { ...agreed, passwordRight: false }
    expect(checkOwnDeletion(member, wrong).refusal).toEqual({ code: 'wrongPassword' })
    expect(checkOwnDeletion(superAdmin, wrong).refusal).toEqual({ code: 'wrongPassword' })
  })

  test('ends a paid membership only if the member agrees', () => {
    const refused = checkOwnDeletion(member, { ...agreed, endMembership: false }).refusal
    expect(refused).toEqual({ code: 'membershipActive', values: { day: '2026-04-09' } })
    expect(checkOwnDeletion(member, agreed).outcome).toEqual(erased)
  })

  test('releases an unpaid hold without confirmation', () => {
    const bookingsWithSeat = [{ ...booking, status: 'held' as const }]
    const outcome = checkOwnDeletion(member, { ...agreed, bookingsWithSeat, endMembership: false })
    expect(outcome.refusal).toBeUndefined()
  })

  test('is refused to the last super admin', () => {
    const own = { ...agreed, bookingsWithSeat: [], endMembership: false }
    expect(checkOwnDeletion(superAdmin, own).refusal?.code).toBe('lastSuperAdmin')
    const two = { ...own, superAdmins: ['superAdmin', 'other'] }
    expect(checkOwnDeletion(superAdmin, two).refusal).toBeUndefined()
  })
})
