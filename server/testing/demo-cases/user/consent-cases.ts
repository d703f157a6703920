import { updateBooking } from '#shared/contract/booking/booking.ts'
import * as calls from '#shared/contract/user/consent.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { bookingOf } from '../../members/members.ts'
import { TEST_START } from '../../test-app.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { CODE, emailOf, idOf, type UserName, userId } from '../world.ts'

const PARENT = 'parent@example.com'
const NOTICE = { noticeVersion: '2026-11-22', noticeLanguage: 'hi' }
const codeEntry = (otp = CODE, parentEmail = ` ${PARENT.toUpperCase()}`) => ({
  body: { parentEmail, otp, ...NOTICE },
})
const inputFor = (name: UserName, body: object = {}) => ({ params: { id: userId(name) }, body })
const unknownUser = { params: { id: idOf('user', 999) } }
const idDocument = { idKind: 'aadhaar', idLastFour: ' 98 76', ...NOTICE }

/** Stores a code that was sent to the parent of the user `minor`. */
function withCode({ sentAgo = 100, wrongTries = 0 } = {}) {
  return ({ codes }: DemoState) => {
    const timeAt = (seconds: number) => new Date(TEST_START.getTime() + seconds * 1000)
    const times = { sentAt: timeAt(-sentAgo), expiresAt: timeAt(600 - sentAgo) }
    codes.set(`parent ${PARENT}`, { ...times, usedAt: null, wrongTries })
  }
}

/** Withdraws the consent of the user `minorAllowed`. */
function withConsentWithdrawn({ users }: DemoState): void {
  const user = users.find(({ id }) => id === userId('minorAllowed'))
  if (user)
    user.parentalConsents = user.parentalConsents.map((each) => ({
      ...each,
      withdrawnAt: TEST_START,
    }))
}

const parentEmailEntry = { body: { parentEmail: PARENT } }

export const consentCases: DemoCase[] = [
  ...casesFor(
    calls.askParent,
    ['a minor', 'minor', parentEmailEntry],
    ['with a consent', 'minorAllowed', parentEmailEntry, 'consentNotNeeded'],
    ['an adult', 'member', parentEmailEntry, 'consentNotNeeded'],
    ['one’s own email', 'minor', { body: { parentEmail: emailOf('minor') } }, 'validationFailed'],
    [
      'one’s own mailbox with a tag',
      'minor',
      { body: { parentEmail: 'minor+p@example.com' } },
      'validationFailed',
    ],
    [
      'soon after the last code',
      'minor',
      parentEmailEntry,
      'tooManyCodes',
      withCode({ sentAgo: 20 }),
    ],
    [
      'after a withdrawal',
      'minorAllowed',
      parentEmailEntry,
      'consentWithdrawn',
      withConsentWithdrawn,
    ],
  ),
  ...casesFor(
    calls.enterParentCode,
    ['right', 'minor', codeEntry(), undefined, withCode()],
    ['wrong', 'minor', codeEntry('654321'), 'invalidCode', withCode()],
    ['never sent', 'minor', codeEntry(), 'invalidCode'],
    ['expired', 'minor', codeEntry(), 'expiredCode', withCode({ sentAgo: 600 })],
    [
      'after too many wrong tries',
      'minor',
      codeEntry(),
      'codeAttemptsExhausted',
      withCode({ wrongTries: 5 }),
    ],
    ['an adult', 'member', codeEntry(), 'consentNotNeeded'],
    ['of one’s own email', 'minor', codeEntry(CODE, emailOf('minor')), 'validationFailed'],
    ['after a withdrawal', 'minorAllowed', codeEntry(), 'consentWithdrawn', withConsentWithdrawn],
  ),
  ...casesFor(
    calls.confirmOwnConsent,
    ['at 18', 'grownUp', { body: NOTICE }],
    ['without a notice', 'grownUp', { body: {} }],
    ['a minor', 'minor', { body: NOTICE }, 'consentNotNeeded'],
    ['an adult', 'member', { body: NOTICE }, 'consentNotNeeded'],
  ),
  ...casesFor(
    calls.recordParentalConsent,
    ['of a minor', 'admin', inputFor('minor', idDocument)],
    ['without a notice', 'superAdmin', inputFor('minor', { idKind: 'pan', idLastFour: '123a' })],
    [
      'after a withdrawal',
      'admin',
      inputFor('minorAllowed', idDocument),
      undefined,
      withConsentWithdrawn,
    ],
    [
      'too few characters',
      'admin',
      inputFor('minor', { ...idDocument, idLastFour: '12' }),
      'validationFailed',
    ],
    ['with a consent', 'admin', inputFor('minorAllowed', idDocument), 'consentNotNeeded'],
    ['of an adult', 'admin', inputFor('grownUp', idDocument), 'consentNotNeeded'],
    ['of another admin', 'admin', inputFor('otherAdmin', idDocument), 'adminAccountNotAllowed'],
    ['an unknown user', 'admin', { ...unknownUser, body: idDocument }, 'notFound'],
  ),
  ...casesFor(
    calls.withdrawParentalConsent,
    ['given', 'admin', inputFor('minorAllowed')],
    ['not given', 'admin', inputFor('minor'), 'consentNotGiven'],
    ['of another admin', 'admin', inputFor('otherAdmin'), 'adminAccountNotAllowed'],
    ['an unknown user', 'admin', { ...unknownUser, body: {} }, 'notFound'],
  ),
  ...casesFor(
    updateBooking,
    ['a minor with a consent', 'minorAllowed', bookingBody()],
    ['a minor', 'minor', bookingBody(), 'consentRequired'],
    ['an adult who has not confirmed', 'grownUp', bookingBody(), 'consentRequired'],
  ),
]

function bookingBody() {
  return { body: { bookingDetails: bookingOf({ seat: 'A4' }) } }
}
