import { searchDesk } from '#shared/contract/admin/desk-search.ts'
import { bookForMember } from '#shared/contract/booking/desk-booking.ts'
import * as calls from '#shared/contract/booking/walk-in.ts'
import { login } from '#shared/contract/user/auth.ts'
import { editUser, getUser, listUsers } from '#shared/contract/user/user.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { bookingOf, PASSWORD, WALK_IN } from '../../members/members.ts'
import { TEST_START } from '../../test-app.ts'
import { CURRENT_VERSION, casesFor, type DemoCase, MEMBERS_CLAIM_CODE } from '../demo-case.ts'
import { emailOf, freshWorld, type UserName, userId } from '../world.ts'

const walkInRequest = (changed: object = {}) =>
  ({ body: { ...WALK_IN, ...changed }, file: true }) as const
const phoneOf = (name: UserName) =>
  freshWorld().users.find(({ id }) => id === userId(name))?.phoneNumber ?? ''

/** Reception has registered the user, and nobody can log in yet. */
export function withUnclaimed(name: UserName, email: string | null = null) {
  return ({ users }: DemoState): void => {
    const user = users.find(({ id }) => id === userId(name))
    if (user) Object.assign(user, { email, awaitsClaim: true, passwordInvalidated: true })
  }
}

const userParams = (name: UserName) => ({ params: { id: userId(name) } })
const claimRequest = (changed: object = {}) => ({
  body: {
    phoneNumber: phoneOf('member'),
    claimCode: MEMBERS_CLAIM_CODE,
    email: 'mira@example.com',
    ...changed,
  },
})

const editRequest = (changed: object) => ({
  params: { id: userId('member') },
  body: {
    fullName: 'Member Patil',
    phoneNumber: phoneOf('member'),
    gender: 'male',
    dateOfBirth: '2001-02-03',
    version: CURRENT_VERSION,
    ...changed,
  },
})

export const walkInCases: DemoCase[] = [
  ...casesFor(
    calls.findKnownMembers,
    [
      'nobody',
      'receptionist',
      { body: { phoneNumber: '+919812345678', email: 'new@example.com' } },
    ],
    ['a member by phone', 'receptionist', { body: { phoneNumber: phoneOf('seated') } }],
    ['a member by email', 'receptionist', { body: { email: ` ${emailOf('late').toUpperCase()}` } }],
    ['a deactivated one', 'receptionist', { body: { phoneNumber: phoneOf('deactivated') } }],
    ['staff', 'receptionist', { body: { email: emailOf('admin') } }],
    ['staff, as a super admin', 'superAdmin', { body: { email: emailOf('admin') } }],
    ['as a member', 'member', { body: { email: emailOf('late') } }, 'notAllowed'],
  ),
  ...casesFor(
    calls.registerWalkIn,
    ['without an email', 'receptionist', walkInRequest()],
    ['with one', 'admin', walkInRequest({ email: ' New@Example.com' })],
    ['somebody under 18', 'receptionist', walkInRequest({ dateOfBirth: '2010-06-01' })],
    [
      'a taken phone',
      'receptionist',
      walkInRequest({ phoneNumber: phoneOf('late') }),
      'phoneTaken',
    ],
    ['a taken email', 'receptionist', walkInRequest({ email: emailOf('late') }), 'emailTaken'],
    [
      'several wrong fields',
      'receptionist',
      walkInRequest({ dateOfBirth: '2026-01-01', fatherName: '', email: 'x@deleted.invalid' }),
      'validationFailed',
    ],
    ['no selfie', 'receptionist', { body: WALK_IN }, 'validationFailed'],
    ['as a member', 'member', walkInRequest(), 'notAllowed'],
  ),
  ...casesFor(login, [
    'an unclaimed account',
    undefined,
    { body: { email: emailOf('member'), password: PASSWORD } },
    'loginFailed',
    withUnclaimed('member', emailOf('member')),
  ]),
  ...casesFor(
    calls.issueClaimCode,
    [
      'for an unclaimed account',
      'receptionist',
      userParams('member'),
      undefined,
      withUnclaimed('member'),
    ],
    ['for a claimed one', 'receptionist', userParams('member'), 'alreadyClaimed'],
    ['for staff', 'receptionist', userParams('admin'), 'adminAccountNotAllowed'],
    ['for nobody', 'receptionist', { params: { id: crypto.randomUUID() } }, 'notFound'],
    ['as a member', 'member', userParams('member'), 'notAllowed'],
  ),
  ...casesFor(
    calls.claimAccount,
    ['without an email', undefined, claimRequest(), undefined, withUnclaimed('member')],
    [
      'with another email',
      undefined,
      claimRequest({ email: 'other@example.com' }),
      undefined,
      withUnclaimed('member', emailOf('member')),
    ],
    [
      'a taken email',
      undefined,
      claimRequest({ email: emailOf('late') }),
      'emailTaken',
      withUnclaimed('member'),
    ],
    [
      'a wrong code',
      undefined,
      claimRequest({ claimCode: '00000000' }),
      'wrongClaimCode',
      withUnclaimed('member'),
    ],
    ['a claimed account', undefined, claimRequest({ claimCode: '12345678' }), 'wrongClaimCode'],
    [
      'soon after the last code',
      undefined,
      claimRequest(),
      'tooManyCodes',
      (world) => {
        withUnclaimed('member')(world)
        const timeAt = (seconds: number) => new Date(TEST_START.getTime() + seconds * 1000)
        const sent = { sentAt: timeAt(-5), expiresAt: timeAt(595), usedAt: null, wrongTries: 0 }
        world.codes.set('reset mira@example.com', sent)
      },
    ],
  ),
  ...casesFor(getUser, [
    'an unclaimed account',
    'receptionist',
    { params: { id: userId('member') } },
    undefined,
    withUnclaimed('member'),
  ]),
  ...casesFor(listUsers, [
    'without an email',
    'receptionist',
    {},
    undefined,
    withUnclaimed('member'),
  ]),
  ...casesFor(searchDesk, [
    'somebody without an email',
    'receptionist',
    { query: { search: 'member' } },
    undefined,
    withUnclaimed('member'),
  ]),
  ...casesFor(
    editUser,
    [
      'the name without an email',
      'receptionist',
      editRequest({ fullName: 'Mira Patil' }),
      undefined,
      withUnclaimed('member'),
    ],
    [
      'a first email',
      'receptionist',
      editRequest({ email: 'mira@example.com' }),
      undefined,
      withUnclaimed('member'),
    ],
    [
      'the role before the claim',
      'superAdmin',
      editRequest({ role: 'admin' }),
      'accountUnclaimed',
      withUnclaimed('member'),
    ],
  ),
  ...casesFor(bookForMember, [
    'for somebody without an email',
    'receptionist',
    { params: { id: userId('member') }, body: { bookingDetails: bookingOf({ seat: 'B7' }) } },
    undefined,
    withUnclaimed('member'),
  ]),
]
