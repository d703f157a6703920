import * as privacy from '#shared/contract/user/privacy.ts'
import * as calls from '#shared/contract/user/user.ts'
import { USER_ORDERS } from '#shared/domain/list-orders.ts'
import { PASSWORD } from '../../members/members.ts'
import { withClaim } from '../booking/booking-world.ts'
import { CURRENT_VERSION, casesFor, type DemoCase } from '../demo-case.ts'
import { withPartPaid } from '../money/due-cases.ts'
import { freshWorld, idOf, type UserName, userId, withUnverifiedEmail } from '../world.ts'

const inputFor = (name: UserName, body: object = {}) => ({ params: { id: userId(name) }, body })
const unknownUser = { params: { id: idOf('user', 999) }, body: {} }

function userEdit(name: UserName, changed: object = {}) {
  const user = freshWorld().users.find(({ id }) => id === userId(name))
  if (!user) throw new Error(`The world has no user ${name}`)
  const { fullName, phoneNumber, gender, dateOfBirth } = user
  const details = { fullName, phoneNumber, gender, dateOfBirth }
  return inputFor(name, { ...details, version: CURRENT_VERSION, ...changed })
}

export const userCases: DemoCase[] = [
  ...casesFor(
    calls.listUsers,
    ['all', 'admin', {}],
    ['page 2', 'admin', { query: { page: '2' } }],
    ...USER_ORDERS.map((sort) => [`sorted by ${sort}`, 'admin', { query: { sort } }] as const),
    ['with paid days', 'admin', { query: { with: 'paidDays' } }],
    ['by name', 'admin', { query: { search: 'patil desk' } }],
    ['by member ID', 'admin', { query: { search: 'da202603001' } }],
    ...(['9000000012', '+91 90000 00012', '0012', '9190'] as const).map(
      (search) => [`by the phone number ${search}`, 'admin', { query: { search } }] as const,
    ),
    ...(['superAdmin', 'admin', 'receptionist'] as const).map(
      (role) => [`staff by phone, as ${role}`, role, { query: { search: '90000000' } }] as const,
    ),
    ['by a UTR', 'admin', { query: { search: '512345678901' } }],
    ['all, as a super admin', 'superAdmin', {}],
    ['an admin by name', 'admin', { query: { search: 'desk' } }],
    ['admins by email', 'admin', { query: { search: 'admin' } }],
    ['admins by email, as a super admin', 'superAdmin', { query: { search: 'admin' } }],
    ['all, as a receptionist', 'receptionist', {}],
    ['staff by name, as a receptionist', 'receptionist', { query: { search: 'admin patil' } }],
    ['members by name, as a receptionist', 'receptionist', { query: { search: 'desk' } }],
  ),
  ...casesFor(
    calls.getUser,
    ...(
      ['seated', 'deskLate', 'newcomer', 'admin', 'deactivated', 'minor', 'minorAllowed'] as const
    ).map((name) => [name, 'admin', { params: { id: userId(name) } }] as const),
    ['an admin', 'superAdmin', { params: { id: userId('otherAdmin') } }],
    ['with a UTR', 'admin', { params: { id: userId('deskHolder') } }, undefined, withClaim()],
    ['an unknown user', 'admin', unknownUser, 'notFound'],
    ['another admin', 'admin', { params: { id: userId('otherAdmin') } }, 'adminAccountNotAllowed'],
    ['a member, as a receptionist', 'receptionist', { params: { id: userId('seated') } }],
    [
      'an admin, as a receptionist',
      'receptionist',
      { params: { id: userId('admin') } },
      'adminAccountNotAllowed',
    ],
    [
      'a receptionist, as an admin',
      'admin',
      { params: { id: userId('receptionist') } },
      'adminAccountNotAllowed',
    ],
  ),
  ...casesFor(
    calls.editUser,
    [
      'name and phone',
      'admin',
      userEdit('member', { fullName: ' Ravi Rao ', phoneNumber: '+919812345678' }),
    ],
    ['no change', 'admin', userEdit('member')],
    ['another role', 'superAdmin', userEdit('member', { role: 'admin' })],
    ['a receptionist’s role', 'superAdmin', userEdit('member', { role: 'receptionist' })],
    ['a member, as a receptionist', 'receptionist', userEdit('member', { gender: 'other' })],
    ['an admin, as a receptionist', 'receptionist', userEdit('admin'), 'adminAccountNotAllowed'],
    [
      'a role, as a receptionist',
      'receptionist',
      userEdit('member', { role: 'receptionist' }),
      'roleChangeNotAllowed',
    ],
    ['one’s own details', 'admin', userEdit('admin', { gender: 'other' })],
    [
      'an admin without a phone',
      'superAdmin',
      userEdit('otherAdmin', { phoneNumber: null, dateOfBirth: null }),
    ],
    ['an unknown user', 'admin', { ...userEdit('member'), params: unknownUser.params }, 'notFound'],
    ['another admin', 'admin', userEdit('otherAdmin'), 'adminAccountNotAllowed'],
    ['repeated', 'admin', userEdit('member', { version: 'old' })],
    [
      'with an outdated version',
      'admin',
      userEdit('member', { version: 'old', gender: 'other' }),
      'userChanged',
    ],
    ['a role, as an admin', 'admin', userEdit('member', { role: 'admin' }), 'roleChangeNotAllowed'],
    [
      'one’s own role',
      'superAdmin',
      userEdit('superAdmin', { role: 'admin' }),
      'roleChangeNotAllowed',
    ],
    ['a taken phone', 'admin', userEdit('member', { phoneNumber: '+919000000004' }), 'phoneTaken'],
    [
      'no phone',
      'admin',
      userEdit('member', { phoneNumber: null, gender: null }),
      'validationFailed',
    ],
    ['an email', 'admin', userEdit('member', { email: ' New@Example.com' })],
    ['an email of a tour', 'superAdmin', userEdit('member', { email: 'pending@example.com' })],
    [
      "an admin's email",
      'superAdmin',
      userEdit('otherAdmin', { email: 'new@example.com' }),
      'adminEmailChangeNotAllowed',
    ],
    [
      'an impossible email',
      'admin',
      userEdit('member', { email: 'a@sample.invalid' }),
      'validationFailed',
    ],
    [
      'one’s own email',
      'admin',
      userEdit('admin', { email: 'new@example.com' }),
      'ownEmailChangeNotAllowed',
    ],
    [
      'a taken email and phone',
      'admin',
      userEdit('member', { email: 'seated@example.com', phoneNumber: '+919000000004' }),
      'emailTaken',
    ],
    ['too young', 'admin', userEdit('member', { dateOfBirth: '2020-01-01' }), 'validationFailed'],
    [
      'too young, with a taken phone',
      'admin',
      userEdit('member', { phoneNumber: '+919000000004', dateOfBirth: '' }),
      'validationFailed',
    ],
  ),
  ...casesFor(
    calls.deactivateUser,
    ['without a seat', 'admin', inputFor('member')],
    ['with a seat', 'admin', inputFor('seated', { freeSeats: true })],
    ['with a waiting payment', 'admin', inputFor('deskLate', { freeSeats: true })],
    ['already deactivated', 'admin', inputFor('deactivated')],
    ['an admin', 'superAdmin', inputFor('admin')],
    ['an unknown user', 'admin', unknownUser, 'notFound'],
    ['an admin, as an admin', 'admin', inputFor('superAdmin'), 'adminAccountNotAllowed'],
    ['oneself', 'admin', inputFor('admin'), 'ownDeactivationNotAllowed'],
    [
      'with a due above the limit',
      'receptionist',
      inputFor('seated', { freeSeats: true }),
      'writeOffAboveLimit',
      withPartPaid(),
    ],
    ['with a seat, unconfirmed', 'admin', inputFor('holder'), 'seatsWouldBeFreed'],
  ),
  ...casesFor(
    calls.reactivateUser,
    ['deactivated', 'admin', inputFor('deactivated')],
    ['active', 'admin', inputFor('member')],
    ['an unknown user', 'admin', unknownUser, 'notFound'],
    ['an admin, as an admin', 'admin', inputFor('otherAdmin'), 'adminAccountNotAllowed'],
  ),
]

const password = { password: PASSWORD }

export const privacyCases: DemoCase[] = [
  ...casesFor(
    privacy.exportData,
    ...(['seated', 'deskHolder', 'newcomer', 'admin', 'former', 'minorAllowed'] as const).map(
      (name) => ['own', name, {}] as const,
    ),
  ),
  ...casesFor(
    privacy.deletionCheck,
    ['a member', 'member', {}],
    ['one of two super admins', 'superAdmin', {}],
    ['the last super admin', 'superAdmin', {}, undefined, demoteOtherSuperAdmin],
  ),
  ...casesFor(
    privacy.deleteOwnUser,
    ['without a seat', 'member', { body: password }],
    ['with a hold', 'holder', { body: password }],
    ['an admin', 'admin', { body: password }],
    ['ending the membership', 'seated', { body: { ...password, endMembership: true } }],
    ['another password', 'member', { body: { password: 'Wr0ng-one!' } }, 'wrongPassword'],
    ['with paid days', 'seated', { body: password }, 'membershipActive'],
    [
      'the last super admin',
      'superAdmin',
      { body: password },
      'lastSuperAdmin',
      demoteOtherSuperAdmin,
    ],
  ),
  ...casesFor(
    privacy.eraseUser,
    ['without a seat', 'superAdmin', inputFor('member')],
    ['with a seat', 'superAdmin', inputFor('seated', { freeSeats: true })],
    ['an admin', 'superAdmin', inputFor('admin')],
    ['deactivated', 'superAdmin', inputFor('deactivated')],
    [
      'with a visitor’s email, given by mistake',
      'superAdmin',
      inputFor('member'),
      undefined,
      withUnverifiedEmail('member', 'pending@example.com', 'completed@example.com'),
    ],
    ['an unknown user', 'superAdmin', unknownUser, 'notFound'],
    ['as an admin', 'admin', inputFor('member'), 'notAllowed'],
    ['an unknown user, as an admin', 'admin', unknownUser, 'notAllowed'],
    ['oneself', 'superAdmin', inputFor('superAdmin'), 'eraseNotAllowed'],
    ['with a seat, unconfirmed', 'superAdmin', inputFor('seated'), 'seatsWouldBeFreed'],
  ),
]

function demoteOtherSuperAdmin({ users }: ReturnType<typeof freshWorld>): void {
  const other = users.find(({ id }) => id === userId('otherSuperAdmin'))
  if (other) other.role = 'admin'
}
