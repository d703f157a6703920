import * as calls from '#shared/contract/user/own-details.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { PASSWORD } from '../../members/members.ts'
import { TEST_START } from '../../test-app.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { CODE, emailOf } from '../world.ts'

const NEW_EMAIL = 'new@example.com'
const detailsBody = (body: object) => ({ body })
const emailRequest = (newEmail = ` ${NEW_EMAIL.toUpperCase()}`, password = PASSWORD) => ({
  body: { newEmail, password },
})
const codeEntry = (otp = CODE, newEmail = NEW_EMAIL) => ({ body: { newEmail, otp } })

/** Stores a code that was sent to the new email of the user `member`. */
function withCode({ sentAgo = 100, wrongTries = 0, to = NEW_EMAIL } = {}) {
  return ({ codes }: DemoState) => {
    const timeAt = (seconds: number) => new Date(TEST_START.getTime() + seconds * 1000)
    const times = { sentAt: timeAt(-sentAgo), expiresAt: timeAt(600 - sentAgo) }
    codes.set(`email ${to}`, { ...times, usedAt: null, wrongTries })
  }
}

/** The member has a tour, and so has the new email. */
function withTours(world: DemoState): void {
  withCode()(world)
  const [pending, confirmed] = world.tours
  if (!pending || !confirmed) throw new Error('The world has no tours')
  pending.email = emailOf('member')
  confirmed.email = NEW_EMAIL
}

export const ownDetailsCases: DemoCase[] = [
  ...casesFor(
    calls.changeDetails,
    ['both', 'member', detailsBody({ fullName: ' Ravi  Rao ', phoneNumber: '+91 0 98123 45678' })],
    ['the name', 'admin', detailsBody({ fullName: 'Asha P.Rao' })],
    ['nothing', 'member', detailsBody({})],
    ['a taken phone', 'member', detailsBody({ phoneNumber: '+919000000004' }), 'phoneTaken'],
  ),
  ...casesFor(
    calls.askEmailCode,
    ['a free email', 'member', emailRequest()],
    ['a taken email', 'member', emailRequest(emailOf('seated'))],
    ['the current one', 'member', emailRequest(emailOf('member')), 'validationFailed'],
    ['a wrong password', 'member', emailRequest(NEW_EMAIL, 'Wr0ng-one!'), 'wrongPassword'],
    [
      'soon after the last code',
      'member',
      emailRequest(),
      'tooManyCodes',
      withCode({ sentAgo: 20 }),
    ],
  ),
  ...casesFor(
    calls.changeEmail,
    ['right', 'member', codeEntry(), undefined, withCode()],
    ['with tours of both', 'member', codeEntry(), undefined, withTours],
    ['wrong', 'member', codeEntry('654321'), 'invalidCode', withCode()],
    ['never sent', 'member', codeEntry(), 'invalidCode'],
    ['expired', 'member', codeEntry(), 'expiredCode', withCode({ sentAgo: 600 })],
    [
      'after too many wrong tries',
      'member',
      codeEntry(),
      'codeAttemptsExhausted',
      withCode({ wrongTries: 5 }),
    ],
    [
      'taken',
      'member',
      codeEntry(CODE, emailOf('seated')),
      'emailTaken',
      withCode({ to: emailOf('seated') }),
    ],
    ['the current one', 'member', codeEntry(CODE, emailOf('member')), 'validationFailed'],
  ),
  ...casesFor(
    calls.saveLanguage,
    ['another one', 'member', detailsBody({ language: 'hi' })],
    ['the same', 'seated', detailsBody({ language: 'mr' })],
  ),
]
