import * as calls from '#shared/contract/user/auth.ts'
import { getMemberDetails, getMemberStatus } from '#shared/contract/user/member.ts'
import { updateMembership } from '#shared/contract/user/membership.ts'
import { changePassword, endSession, listSessions } from '#shared/contract/user/session.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { MEMBERSHIP, PASSWORD, PROFILE } from '../../members/members.ts'
import { TEST_START } from '../../test-app.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { CODE, CODE_EMAIL, emailOf, idOf, VERIFIED_EMAIL, withUnverifiedEmail } from '../world.ts'

const seconds = (count: number) => new Date(TEST_START.getTime() + count * 1000)

type Code = { secondsSinceSent?: number; used?: boolean; wrongTries?: number }

/** Stores a code that was sent to an email, by default 100 seconds ago. */
function withCode(
  purpose: 'register' | 'reset',
  email: string,
  { secondsSinceSent = 100, used = false, wrongTries = 0 }: Code = {},
) {
  return ({ codes }: DemoState) => {
    codes.set(`${purpose} ${email}`, {
      sentAt: seconds(-secondsSinceSent),
      expiresAt: seconds(600 - secondsSinceSent),
      wrongTries,
      usedAt: used ? seconds(-10) : null,
    })
  }
}

const registration = (changed: object = {}) => ({
  body: { ...PROFILE, email: VERIFIED_EMAIL, ...changed },
})
const codeEntry = (email: string, otp = CODE) => ({ body: { email, otp } })
const passwordReset = (email: string, otp = CODE) => ({
  body: { email, otp, newPassword: 'N3w-secret!' },
})
const passwordChange = (currentPassword: string) => ({
  body: { currentPassword, newPassword: 'N3w-secret!' },
})
const seatedEmail = emailOf('seated')

export const authCases: DemoCase[] = [
  ...casesFor(
    calls.login,
    ['by email', undefined, { body: { email: ' Seated@Example.com ', password: PASSWORD } }],
    ['while logged in', 'member', { body: { email: seatedEmail, password: PASSWORD } }],
    ['by member ID', undefined, { body: { dyanpittId: '@da202603002', password: PASSWORD } }],
    [
      'a wrong password',
      undefined,
      { body: { email: seatedEmail, password: 'Wr0ng-one!' } },
      'loginFailed',
    ],
    [
      'an unknown email',
      undefined,
      { body: { email: 'no@example.com', password: PASSWORD } },
      'loginFailed',
    ],
    [
      'deactivated',
      undefined,
      { body: { email: emailOf('deactivated'), password: PASSWORD } },
      'loginFailed',
    ],
  ),
  ...casesFor(
    calls.register,
    ['with a verified email', undefined, registration()],
    ['with a picture', undefined, { ...registration(), file: true }],
    ['too young', undefined, registration({ dateOfBirth: '2020-01-01' }), 'validationFailed'],
    ['no date of birth', undefined, registration({ dateOfBirth: '' }), 'validationFailed'],
    ['not verified', undefined, registration({ email: 'a@example.com' }), 'emailNotVerified'],
    ['taken, not verified', undefined, registration({ email: seatedEmail }), 'emailTaken'],
    ['phone taken', undefined, registration({ phoneNumber: '+919000000005' }), 'phoneTaken'],
    [
      'taken in the meantime, with its phone',
      undefined,
      registration({ email: seatedEmail, phoneNumber: '+919000000005' }),
      'emailTaken',
      ({ verifiedEmails }) => {
        verifiedEmails.clear()
        verifiedEmails.add(seatedEmail)
      },
    ],
  ),
  ...casesFor(calls.logout, ['logged in', 'member', {}], ['logged out', undefined, {}]),
  ...casesFor(
    calls.me,
    ...(
      [
        'superAdmin',
        'newcomer',
        'member',
        'holder',
        'late',
        'tooLate',
        'twice',
        'seated',
        'former',
        'deskHolder',
        'minor',
        'minorAllowed',
        'grownUp',
      ] as const
    ).map((name) => ['own', name, {}] as const),
    ['deactivated', 'deactivated', {}, 'notLoggedIn'],
  ),
  ...casesFor(
    changePassword,
    ['right', 'member', passwordChange(PASSWORD)],
    ['of an admin', 'admin', passwordChange(PASSWORD)],
    ['wrong', 'member', passwordChange('Wr0ng-one!'), 'wrongPassword'],
  ),
  ...casesFor(listSessions, ['of a member', 'member', {}], ['of an admin', 'admin', {}]),
  ...casesFor(endSession, ['unknown', 'member', { params: { id: idOf('user', 999) } }, 'notFound']),
  ...casesFor(
    calls.sendOtp,
    ['new', undefined, { body: { email: ' New@Example.com' } }],
    ['taken', undefined, { body: { email: seatedEmail } }, 'emailTaken'],
    [
      'soon after the last code',
      undefined,
      { body: { email: CODE_EMAIL } },
      'tooManyCodes',
      withCode('register', CODE_EMAIL, { secondsSinceSent: 20 }),
    ],
    [
      'long after the last code',
      undefined,
      { body: { email: CODE_EMAIL } },
      undefined,
      withCode('register', CODE_EMAIL),
    ],
  ),
  ...codeCases(calls.verifyOtp, 'register', CODE_EMAIL, codeEntry),
  ...casesFor(
    calls.forgotPassword,
    ['known', undefined, { body: { email: seatedEmail } }],
    ['unknown', undefined, { body: { email: 'no@example.com' } }, 'userNotFound'],
    [
      'soon after the last code',
      undefined,
      { body: { email: seatedEmail } },
      'tooManyCodes',
      withCode('reset', seatedEmail, { secondsSinceSent: 5 }),
    ],
  ),
  ...codeCases(calls.verifyResetOtp, 'reset', seatedEmail, codeEntry),
  ...codeCases(calls.resetPassword, 'reset', seatedEmail, passwordReset),
  ...casesFor(
    calls.resetPassword,
    [
      'while logged in',
      'seated',
      passwordReset(seatedEmail),
      undefined,
      withCode('reset', seatedEmail),
    ],
    [
      'for an email that reception has corrected',
      undefined,
      passwordReset('pending@example.com'),
      undefined,
      (world) => {
        withCode('reset', 'pending@example.com')(world)
        withUnverifiedEmail('seated', 'pending@example.com', 'confirmed@example.com')(world)
      },
    ],
    [
      'of an unknown email',
      undefined,
      passwordReset('no@example.com'),
      'userNotFound',
      withCode('reset', 'no@example.com'),
    ],
    [
      'of a deactivated user',
      undefined,
      passwordReset(emailOf('deactivated')),
      'userNotFound',
      withCode('reset', emailOf('deactivated')),
    ],
  ),
  ...casesFor(
    calls.checkPhone,
    ['taken', undefined, { body: { phoneNumber: '+919000000005' } }],
    ['free', undefined, { body: { phoneNumber: '+919123456789' } }],
  ),
  ...casesFor(
    calls.uploadAvatar,
    ['a picture', 'member', { file: true }],
    ['no file', 'member', {}, 'notAnImage'],
  ),
  ...casesFor(
    updateMembership,
    ['first', 'newcomer', { body: MEMBERSHIP, file: true }],
    ['again, without a selfie', 'member', { body: { ...MEMBERSHIP, fatherName: ' Ram ' } }],
    [
      'an unneeded job title',
      'member',
      { body: { ...MEMBERSHIP, visitedBefore: 'yes', jobTitle: 'Clerk' } },
    ],
    ['no selfie', 'newcomer', { body: MEMBERSHIP }, 'validationFailed'],
    ['an empty form', 'newcomer', { body: {} }, 'validationFailed'],
    [
      'no job title',
      'member',
      { body: { ...MEMBERSHIP, currentOccupation: 'Employed' } },
      'validationFailed',
    ],
    [
      'a past exam',
      'member',
      { body: { ...MEMBERSHIP, examinationDate: '2026-03-10' } },
      'validationFailed',
    ],
  ),
  ...casesFor(getMemberDetails, ['given', 'member', {}], ['not given', 'newcomer', {}]),
  ...casesFor(
    getMemberStatus,
    ['current', 'seated', {}],
    ['expired', 'former', {}],
    ['none', 'newcomer', {}],
  ),
]

function codeCases(
  call: typeof calls.verifyOtp | typeof calls.verifyResetOtp | typeof calls.resetPassword,
  purpose: 'register' | 'reset',
  email: string,
  parts: (email: string, otp?: string) => object,
): DemoCase[] {
  return casesFor(
    call,
    ['right', undefined, parts(` ${email}`, ' 123 456'), undefined, withCode(purpose, email)],
    ['wrong', undefined, parts(email, '654321'), 'invalidCode', withCode(purpose, email)],
    ['never sent', undefined, parts(email), 'invalidCode'],
    ['used', undefined, parts(email), 'invalidCode', withCode(purpose, email, { used: true })],
    [
      'expired',
      undefined,
      parts(email),
      'expiredCode',
      withCode(purpose, email, { secondsSinceSent: 600 }),
    ],
    [
      'after too many wrong tries',
      undefined,
      parts(email),
      'codeAttemptsExhausted',
      withCode(purpose, email, { wrongTries: 5 }),
    ],
  )
}
