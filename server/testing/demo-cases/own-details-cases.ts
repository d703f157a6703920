import * as calls from '#shared/contract/own-details.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { PASSWORD } from '../members/members.ts'
import { TEST_START } from '../test-app.ts'
import { type DemoCase, on } from './demo-case.ts'
import { CODE, emailOf } from './world.ts'

const NEW_EMAIL = 'new@example.com'
const edited = (body: object) => ({ body })
const wanted = (newEmail = ` ${NEW_EMAIL.toUpperCase()}`, password = PASSWORD) => ({
  body: { newEmail, password },
})
const typed = (otp = CODE, newEmail = NEW_EMAIL) => ({ body: { newEmail, otp } })

/** Stores a code that was sent to the new email of the user `member`. */
function sent({ sentAgo = 100, wrongTries = 0, to = NEW_EMAIL } = {}) {
  return ({ codes }: DemoState) => {
    const at = (seconds: number) => new Date(TEST_START.getTime() + seconds * 1000)
    const times = { sentAt: at(-sentAgo), expiresAt: at(600 - sentAgo) }
    codes.set(`email ${to}`, { ...times, usedAt: null, wrongTries })
  }
}

/** The member has a tour, and so has the new email. */
function withTours(world: DemoState): void {
  sent()(world)
  const [pending, confirmed] = world.tours
  if (!pending || !confirmed) throw new Error('The world has no tours')
  pending.email = emailOf('member')
  confirmed.email = NEW_EMAIL
}

export const ownDetailsCases: DemoCase[] = [
  ...on(
    calls.changeDetails,
    ['both', 'member', edited({ fullName: ' Ravi  Rao ', phoneNumber: '+91 0 98123 45678' })],
    ['the name', 'admin', edited({ fullName: 'Asha P.Rao' })],
    ['nothing', 'member', edited({})],
    ['a taken phone', 'member', edited({ phoneNumber: '+919000000004' }), 'phoneTaken'],
  ),
  ...on(
    calls.askEmailCode,
    ['a free one', 'member', wanted()],
    ['a taken one', 'member', wanted(emailOf('seated'))],
    ['the present one', 'member', wanted(emailOf('member')), 'validationFailed'],
    ['a wrong password', 'member', wanted(NEW_EMAIL, 'Wr0ng-one!'), 'passwordWrong'],
    ['soon after the last code', 'member', wanted(), 'tooManyCodes', sent({ sentAgo: 20 })],
  ),
  ...on(
    calls.changeEmail,
    ['right', 'member', typed(), undefined, sent()],
    ['with tours of both', 'member', typed(), undefined, withTours],
    ['wrong', 'member', typed('654321'), 'invalidCode', sent()],
    ['never sent', 'member', typed(), 'invalidCode'],
    ['expired', 'member', typed(), 'expiredCode', sent({ sentAgo: 600 })],
    ['after too many wrong tries', 'member', typed(), 'codeTriesUsed', sent({ wrongTries: 5 })],
    [
      'taken',
      'member',
      typed(CODE, emailOf('seated')),
      'emailTaken',
      sent({ to: emailOf('seated') }),
    ],
    ['the present one', 'member', typed(CODE, emailOf('member')), 'validationFailed'],
  ),
  ...on(
    calls.saveLanguage,
    ['another one', 'member', edited({ language: 'hi' })],
    ['the same', 'seated', edited({ language: 'mr' })],
  ),
]
