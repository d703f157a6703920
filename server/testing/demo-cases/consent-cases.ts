import { updateBooking } from '#shared/contract/booking.ts'
import * as calls from '#shared/contract/consent.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { bookingOf } from '../members/members.ts'
import { TEST_START } from '../test-app.ts'
import { type DemoCase, on } from './demo-case.ts'
import { CODE, emailOf, idOf, type UserName, userId } from './world.ts'

const PARENT = 'parent@example.com'
const NOTICE = { noticeVersion: '2026-11-22', noticeLanguage: 'hi' }
const typed = (otp = CODE, parentEmail = ` ${PARENT.toUpperCase()}`) => ({
  body: { parentEmail, otp, ...NOTICE },
})
const inputFor = (name: UserName, body: object = {}) => ({ params: { id: userId(name) }, body })
const nobody = { params: { id: idOf('user', 999) } }
const seen = { idKind: 'aadhaar', idLastFour: ' 98 76', ...NOTICE }

/** Stores a code that was sent to the parent of the user `minor`. */
function sent({ sentAgo = 100, wrongTries = 0 } = {}) {
  return ({ codes }: DemoState) => {
    const at = (seconds: number) => new Date(TEST_START.getTime() + seconds * 1000)
    const times = { sentAt: at(-sentAgo), expiresAt: at(600 - sentAgo) }
    codes.set(`parent ${PARENT}`, { ...times, usedAt: null, wrongTries })
  }
}

/** Withdraws the consent of the user `minorAllowed`. */
function withdrawn({ users }: DemoState): void {
  const user = users.find(({ id }) => id === userId('minorAllowed'))
  if (user)
    user.parentalConsents = user.parentalConsents.map((each) => ({
      ...each,
      withdrawnAt: TEST_START,
    }))
}

const asked = { body: { parentEmail: PARENT } }

export const consentCases: DemoCase[] = [
  ...on(
    calls.askParent,
    ['a minor', 'minor', asked],
    ['with a consent', 'minorAllowed', asked, 'consentNotNeeded'],
    ['an adult', 'member', asked, 'consentNotNeeded'],
    ['one’s own email', 'minor', { body: { parentEmail: emailOf('minor') } }, 'validationFailed'],
    [
      'one’s own mailbox with a tag',
      'minor',
      { body: { parentEmail: 'minor+p@example.com' } },
      'validationFailed',
    ],
    ['soon after the last code', 'minor', asked, 'tooManyCodes', sent({ sentAgo: 20 })],
    ['after a withdrawal', 'minorAllowed', asked, 'consentWithdrawn', withdrawn],
  ),
  ...on(
    calls.enterParentCode,
    ['right', 'minor', typed(), undefined, sent()],
    ['wrong', 'minor', typed('654321'), 'invalidCode', sent()],
    ['never sent', 'minor', typed(), 'invalidCode'],
    ['expired', 'minor', typed(), 'expiredCode', sent({ sentAgo: 600 })],
    ['after too many wrong tries', 'minor', typed(), 'codeTriesUsed', sent({ wrongTries: 5 })],
    ['an adult', 'member', typed(), 'consentNotNeeded'],
    ['of one’s own email', 'minor', typed(CODE, emailOf('minor')), 'validationFailed'],
    ['after a withdrawal', 'minorAllowed', typed(), 'consentWithdrawn', withdrawn],
  ),
  ...on(
    calls.confirmOwnConsent,
    ['at 18', 'grownUp', { body: NOTICE }],
    ['without a notice', 'grownUp', { body: {} }],
    ['a minor', 'minor', { body: NOTICE }, 'consentNotNeeded'],
    ['an adult', 'member', { body: NOTICE }, 'consentNotNeeded'],
  ),
  ...on(
    calls.recordParentalConsent,
    ['of a minor', 'admin', inputFor('minor', seen)],
    ['without a notice', 'superAdmin', inputFor('minor', { idKind: 'pan', idLastFour: '123a' })],
    ['after a withdrawal', 'admin', inputFor('minorAllowed', seen), undefined, withdrawn],
    [
      'too few characters',
      'admin',
      inputFor('minor', { ...seen, idLastFour: '12' }),
      'validationFailed',
    ],
    ['with a consent', 'admin', inputFor('minorAllowed', seen), 'consentNotNeeded'],
    ['of an adult', 'admin', inputFor('grownUp', seen), 'consentNotNeeded'],
    ['of another admin', 'admin', inputFor('otherAdmin', seen), 'adminUser'],
    ['an unknown user', 'admin', { ...nobody, body: seen }, 'notFound'],
  ),
  ...on(
    calls.withdrawParentalConsent,
    ['a given one', 'admin', inputFor('minorAllowed')],
    ['none', 'admin', inputFor('minor'), 'consentNotGiven'],
    ['of another admin', 'admin', inputFor('otherAdmin'), 'adminUser'],
    ['an unknown user', 'admin', { ...nobody, body: {} }, 'notFound'],
  ),
  ...on(
    updateBooking,
    ['a minor with a consent', 'minorAllowed', booked()],
    ['a minor', 'minor', booked(), 'consentRequired'],
    ['an adult who has not confirmed', 'grownUp', booked(), 'consentRequired'],
  ),
]

function booked() {
  return { body: { bookingDetails: bookingOf({ seat: 'A4' }) } }
}
