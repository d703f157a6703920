import * as calls from '#shared/contract/tour/visitor-data.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { TEST_START } from '../../test-app.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { CODE, emailOf, VERIFIED_VISITOR, withUnverifiedEmail } from '../world.ts'

const withEmail = (email: string) => ({ body: { email } })
const codeEntry = (otp = CODE, email = ' Confirmed@Example.com') => ({ body: { email, otp } })

/** Stores a code that was sent to an email. */
function withCode({ sentAgo = 100, wrongTries = 0, to = VERIFIED_VISITOR } = {}) {
  return ({ codes }: DemoState) => {
    const timeAt = (seconds: number) => new Date(TEST_START.getTime() + seconds * 1000)
    const times = { sentAt: timeAt(-sentAgo), expiresAt: timeAt(600 - sentAgo) }
    codes.set(`visitor ${to}`, { ...times, usedAt: null, wrongTries })
  }
}

export const visitorCases: DemoCase[] = [
  ...casesFor(
    calls.sendVisitorCode,
    ['with tours', undefined, withEmail('Pending@example.com')],
    ['without tours', undefined, withEmail('nobody@example.com')],
    ['with an account', 'member', withEmail(emailOf('seated'))],
    [
      'soon after the last code',
      undefined,
      withEmail(VERIFIED_VISITOR),
      'tooManyCodes',
      withCode({ sentAgo: 20 }),
    ],
  ),
  ...casesFor(
    calls.openVisitorData,
    ['right', undefined, codeEntry(), undefined, withCode()],
    [
      'without tours',
      undefined,
      codeEntry(CODE, 'nobody@example.com'),
      undefined,
      withCode({ to: 'nobody@example.com' }),
    ],
    [
      'of an email given to a user by mistake',
      undefined,
      codeEntry(),
      undefined,
      (world) => {
        withCode()(world)
        withUnverifiedEmail('member', VERIFIED_VISITOR)(world)
      },
    ],
    ['wrong', undefined, codeEntry('654321'), 'invalidCode', withCode()],
    ['expired', undefined, codeEntry(), 'expiredCode', withCode({ sentAgo: 600 })],
    [
      'after too many wrong tries',
      undefined,
      codeEntry(),
      'codeAttemptsExhausted',
      withCode({ wrongTries: 5 }),
    ],
    [
      'with an account',
      undefined,
      codeEntry(CODE, emailOf('seated')),
      'emailHasAccount',
      withCode({ to: emailOf('seated') }),
    ],
  ),
  ...casesFor(
    calls.eraseVisitorData,
    ['verified', undefined, withEmail(VERIFIED_VISITOR)],
    ['another email', undefined, withEmail('pending@example.com'), 'visitorProofExpired'],
    [
      'with an account created meanwhile',
      undefined,
      withEmail(VERIFIED_VISITOR),
      'emailHasAccount',
      ({ users }) => {
        for (const user of users.slice(5, 6)) user.email = VERIFIED_VISITOR
      },
    ],
  ),
]
