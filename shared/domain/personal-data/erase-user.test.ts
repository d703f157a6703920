import { describe, expect, test } from 'vitest'
import { deleteOwnAccount, eraseUser } from './erase-user.ts'

const chief = { id: 'chief', role: 'super_admin' } as const
const member = { id: 'u1', role: 'user' } as const
const booking = { id: 'b1', seatId: 'A5', status: 'paid', endDate: '2026-04-10' } as const
const facts = { superAdmins: ['chief'], keptBookings: [booking] }
const erased = {
  action: 'user.erase',
  subject: 'user:u1',
  details: { freedBookings: [{ booking: 'b1', seat: 'A5' }] },
}

describe('erasing somebody', () => {
  test('is written down with the seats that become free', () => {
    expect(eraseUser(chief, member, { ...facts, freeSeats: true }).outcome).toEqual(erased)
  })

  test.each([
    ['eraseNotYours', { id: 'admin', role: 'admin' } as const, member],
    ['eraseNotYours', { id: 'admin', role: 'admin' } as const, undefined],
    ['eraseNotYours', chief, chief],
    // Somebody has taken their role meanwhile.
    ['eraseNotYours', { ...chief, id: 'former' }, member],
    ['notFound', chief, undefined],
    ['seatsWouldBeFreed', chief, member],
  ])('is refused with %s: %j, %j', (code, admin, user) => {
    expect(eraseUser(admin, user, { ...facts, freeSeats: false }).refusal?.code).toBe(code)
  })
})

describe('deleting the own account', () => {
  test('gives up paid days only where the member agrees', () => {
    const refused = deleteOwnAccount(member, { ...facts, giveUpMembership: false }).refusal
    expect(refused).toEqual({ code: 'membershipRuns', values: { day: '9 Apr 2026' } })
    expect(deleteOwnAccount(member, { ...facts, giveUpMembership: true }).outcome).toEqual(erased)
  })

  test('gives up a hold without a question', () => {
    const keptBookings = [{ ...booking, status: 'held' as const }]
    const outcome = deleteOwnAccount(member, { ...facts, keptBookings, giveUpMembership: false })
    expect(outcome.refusal).toBeUndefined()
  })

  test('is not for the last super admin', () => {
    const own = { superAdmins: ['chief'], keptBookings: [], giveUpMembership: false }
    expect(deleteOwnAccount(chief, own).refusal?.code).toBe('lastSuperAdmin')
    const two = { ...own, superAdmins: ['chief', 'other'] }
    expect(deleteOwnAccount(chief, two).refusal).toBeUndefined()
  })
})
