import { login } from '#shared/contract/auth.ts'
import { bookForMember } from '#shared/contract/desk-booking.ts'
import { searchDesk } from '#shared/contract/desk-search.ts'
import { editUser, getUser, listUsers } from '#shared/contract/user.ts'
import * as calls from '#shared/contract/walk-in.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { bookingOf, PASSWORD, WALK_IN } from '../members/members.ts'
import { TEST_START } from '../test-app.ts'
import { CURRENT_VERSION, type DemoCase, MEMBERS_CLAIM_CODE, on } from './demo-case.ts'
import { emailOf, freshWorld, type UserName, userId } from './world.ts'

const filledIn = (changed: object = {}) =>
  ({ body: { ...WALK_IN, ...changed }, file: true }) as const
const phoneOf = (name: UserName) =>
  freshWorld().users.find(({ id }) => id === userId(name))?.phoneNumber ?? ''

/** Reception has registered the user, and nobody can log in yet. */
export function unclaimed(name: UserName, email: string | null = null) {
  return ({ users }: DemoState): void => {
    const user = users.find(({ id }) => id === userId(name))
    if (user) Object.assign(user, { email, awaitsClaim: true, passwordVoid: true })
  }
}

const oneUser = (name: UserName) => ({ params: { id: userId(name) } })
const claiming = (changed: object = {}) => ({
  body: {
    phoneNumber: phoneOf('member'),
    claimCode: MEMBERS_CLAIM_CODE,
    email: 'mira@example.com',
    ...changed,
  },
})

const edited = (changed: object) => ({
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
  ...on(
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
  ...on(
    calls.registerWalkIn,
    ['without an email', 'receptionist', filledIn()],
    ['with one', 'admin', filledIn({ email: ' New@Example.com' })],
    ['somebody under 18', 'receptionist', filledIn({ dateOfBirth: '2010-06-01' })],
    ['a taken phone', 'receptionist', filledIn({ phoneNumber: phoneOf('late') }), 'phoneTaken'],
    ['a taken email', 'receptionist', filledIn({ email: emailOf('late') }), 'emailTaken'],
    [
      'several wrong fields',
      'receptionist',
      filledIn({ dateOfBirth: '2026-01-01', fatherName: '', email: 'x@deleted.invalid' }),
      'validationFailed',
    ],
    ['no selfie', 'receptionist', { body: WALK_IN }, 'validationFailed'],
    ['as a member', 'member', filledIn(), 'notAllowed'],
  ),
  ...on(login, [
    'an unclaimed account',
    undefined,
    { body: { email: emailOf('member'), password: PASSWORD } },
    'loginFailed',
    unclaimed('member', emailOf('member')),
  ]),
  ...on(
    calls.issueClaimCode,
    ['for an unclaimed account', 'receptionist', oneUser('member'), undefined, unclaimed('member')],
    ['for a claimed one', 'receptionist', oneUser('member'), 'alreadyClaimed'],
    ['for staff', 'receptionist', oneUser('admin'), 'adminUser'],
    ['for nobody', 'receptionist', { params: { id: crypto.randomUUID() } }, 'notFound'],
    ['as a member', 'member', oneUser('member'), 'notAllowed'],
  ),
  ...on(
    calls.claimAccount,
    ['without an email', undefined, claiming(), undefined, unclaimed('member')],
    [
      'with another email',
      undefined,
      claiming({ email: 'other@example.com' }),
      undefined,
      unclaimed('member', emailOf('member')),
    ],
    [
      'a taken email',
      undefined,
      claiming({ email: emailOf('late') }),
      'emailTaken',
      unclaimed('member'),
    ],
    [
      'a wrong code',
      undefined,
      claiming({ claimCode: '00000000' }),
      'claimCodeWrong',
      unclaimed('member'),
    ],
    ['a claimed account', undefined, claiming({ claimCode: '12345678' }), 'claimCodeWrong'],
    [
      'soon after the last code',
      undefined,
      claiming(),
      'tooManyCodes',
      (world) => {
        unclaimed('member')(world)
        const at = (seconds: number) => new Date(TEST_START.getTime() + seconds * 1000)
        const sent = { sentAt: at(-5), expiresAt: at(595), usedAt: null, wrongTries: 0 }
        world.codes.set('reset mira@example.com', sent)
      },
    ],
  ),
  ...on(getUser, [
    'an unclaimed account',
    'receptionist',
    { params: { id: userId('member') } },
    undefined,
    unclaimed('member'),
  ]),
  ...on(listUsers, ['without an email', 'receptionist', {}, undefined, unclaimed('member')]),
  ...on(searchDesk, [
    'somebody without an email',
    'receptionist',
    { query: { search: 'member' } },
    undefined,
    unclaimed('member'),
  ]),
  ...on(
    editUser,
    [
      'the name without an email',
      'receptionist',
      edited({ fullName: 'Mira Patil' }),
      undefined,
      unclaimed('member'),
    ],
    [
      'a first email',
      'receptionist',
      edited({ email: 'mira@example.com' }),
      undefined,
      unclaimed('member'),
    ],
    [
      'the role before the claim',
      'superAdmin',
      edited({ role: 'admin' }),
      'claimFirst',
      unclaimed('member'),
    ],
  ),
  ...on(bookForMember, [
    'for somebody without an email',
    'receptionist',
    { params: { id: userId('member') }, body: { bookingDetails: bookingOf({ seat: 'B7' }) } },
    undefined,
    unclaimed('member'),
  ]),
]
