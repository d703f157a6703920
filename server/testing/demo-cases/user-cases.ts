import * as privacy from '#shared/contract/privacy.ts'
import * as calls from '#shared/contract/user.ts'
import { PASSWORD } from '../members/members.ts'
import { CURRENT_VERSION, type DemoCase, on } from './demo-case.ts'
import { freshWorld, idOf, type UserName, userId } from './world.ts'

const of = (name: UserName, body: object = {}) => ({ params: { id: userId(name) }, body })
const nobody = { params: { id: idOf('user', 999) }, body: {} }

function edited(name: UserName, changed: object = {}) {
  const user = freshWorld().users.find(({ id }) => id === userId(name))
  if (!user) throw new Error(`There is no ${name}`)
  const { fullName, phoneNumber, gender, dateOfBirth } = user
  const details = { fullName, phoneNumber, gender, dateOfBirth }
  return of(name, { ...details, version: CURRENT_VERSION, ...changed })
}

export const userCases: DemoCase[] = [
  ...on(
    calls.listUsers,
    ['all', 'admin', {}],
    ['page 2', 'admin', { query: { page: '2' } }],
    ['by name', 'admin', { query: { search: 'patil desk' } }],
    ['by member ID', 'admin', { query: { search: 'da202603001' } }],
  ),
  ...on(
    calls.getUser,
    ...(['sitter', 'deskLate', 'newcomer', 'admin', 'gone'] as const).map(
      (name) => [name, 'admin', { params: { id: userId(name) } }] as const,
    ),
    ['nobody', 'admin', nobody, 'notFound'],
  ),
  ...on(
    calls.editUser,
    [
      'name and phone',
      'admin',
      edited('member', { fullName: ' Ravi Rao ', phoneNumber: '+919812345678' }),
    ],
    ['nothing', 'admin', edited('member')],
    ['another role', 'chief', edited('member', { role: 'admin' })],
    ['the own details', 'admin', edited('admin', { gender: 'other' })],
    [
      'an admin without a phone',
      'chief',
      edited('otherAdmin', { phoneNumber: null, dateOfBirth: null }),
    ],
    ['nobody', 'admin', { ...edited('member'), params: nobody.params }, 'notFound'],
    ['another admin', 'admin', edited('otherAdmin'), 'accountOfAdmin'],
    ['of another version', 'admin', edited('member', { version: 'old' }), 'userChanged'],
    ['a role, as an admin', 'admin', edited('member', { role: 'admin' }), 'roleNotYours'],
    ['the own role', 'chief', edited('chief', { role: 'admin' }), 'roleNotYours'],
    [
      'a phone that is taken',
      'admin',
      edited('member', { phoneNumber: '+919000000004' }),
      'phoneTaken',
    ],
    [
      'no phone',
      'admin',
      edited('member', { phoneNumber: null, gender: null }),
      'validationFailed',
    ],
    ['too young', 'admin', edited('member', { dateOfBirth: '2020-01-01' }), 'validationFailed'],
    [
      'too young, with a phone that is taken',
      'admin',
      edited('member', { phoneNumber: '+919000000004', dateOfBirth: '' }),
      'validationFailed',
    ],
  ),
  ...on(
    calls.deactivateUser,
    ['without a seat', 'admin', of('member')],
    ['with a seat', 'admin', of('sitter', { freeSeats: true })],
    ['with a payment that waits', 'admin', of('deskLate', { freeSeats: true })],
    ['again', 'admin', of('gone')],
    ['an admin', 'chief', of('admin')],
    ['nobody', 'admin', nobody, 'notFound'],
    ['an admin, as an admin', 'admin', of('chief'), 'accountOfAdmin'],
    ['oneself', 'admin', of('admin'), 'ownAccount'],
    ['with a seat, unasked', 'admin', of('holder'), 'seatsWouldBeFreed'],
  ),
  ...on(
    calls.reactivateUser,
    ['deactivated', 'admin', of('gone')],
    ['active', 'admin', of('member')],
    ['nobody', 'admin', nobody, 'notFound'],
    ['an admin, as an admin', 'admin', of('otherAdmin'), 'accountOfAdmin'],
  ),
]

const password = { password: PASSWORD }

export const privacyCases: DemoCase[] = [
  ...on(
    privacy.exportData,
    ...(['sitter', 'deskHolder', 'newcomer', 'admin', 'former'] as const).map(
      (name) => ['own', name, {}] as const,
    ),
  ),
  ...on(
    privacy.deletionOutlook,
    ['a member', 'member', {}],
    ['one of two super admins', 'chief', {}],
    ['the last super admin', 'chief', {}, undefined, demoteOtherChief],
  ),
  ...on(
    privacy.deleteOwnUser,
    ['without a seat', 'member', { body: password }],
    ['with a hold', 'holder', { body: password }],
    ['an admin', 'admin', { body: password }],
    ['paid days given up', 'sitter', { body: { ...password, giveUpMembership: true } }],
    ['another password', 'member', { body: { password: 'Wr0ng-one!' } }, 'passwordWrong'],
    ['with paid days', 'sitter', { body: password }, 'membershipRuns'],
    ['the last super admin', 'chief', { body: password }, 'lastSuperAdmin', demoteOtherChief],
  ),
  ...on(
    privacy.eraseUser,
    ['without a seat', 'chief', of('member')],
    ['with a seat', 'chief', of('sitter', { freeSeats: true })],
    ['an admin', 'chief', of('admin')],
    ['deactivated', 'chief', of('gone')],
    ['nobody', 'chief', nobody, 'notFound'],
    ['as an admin', 'admin', of('member'), 'eraseNotYours'],
    ['nobody, as an admin', 'admin', nobody, 'eraseNotYours'],
    ['oneself', 'chief', of('chief'), 'eraseNotYours'],
    ['with a seat, unasked', 'chief', of('sitter'), 'seatsWouldBeFreed'],
  ),
]

function demoteOtherChief({ users }: ReturnType<typeof freshWorld>): void {
  const other = users.find(({ id }) => id === userId('otherChief'))
  if (other) other.role = 'admin'
}
