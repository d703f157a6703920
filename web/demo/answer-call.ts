import type { Endpoint } from '#shared/contract/call.ts'
import { callRefusal } from '#shared/domain/user/progress.ts'
import type { Parts } from '#web/api/request.ts'
import { adminAnswers } from '#web/demo/admin-answers.ts'
import type { Answer } from '#web/demo/answer.ts'
import { refuse } from '#web/demo/answer.ts'
import { authAnswers } from '#web/demo/auth-answers.ts'
import { bookForMemberAnswers } from '#web/demo/book-for-member-answers.ts'
import { bookingAnswers } from '#web/demo/booking-answers.ts'
import { booksAnswers } from '#web/demo/books-answers.ts'
import { cashAnswers } from '#web/demo/cash-answers.ts'
import { consentAnswers } from '#web/demo/consent-answers.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { progressOf, recordUse, userByToken } from '#web/demo/demo-user-replies.ts'
import { deskBookingAnswers } from '#web/demo/desk-booking-answers.ts'
import { doorAnswers } from '#web/demo/door-answers.ts'
import { doorLogAnswers } from '#web/demo/door-log-answers.ts'
import { dueAnswers } from '#web/demo/due-answers.ts'
import { hallMapAnswers } from '#web/demo/hall-map-answers.ts'
import { memberAnswers } from '#web/demo/member-answers.ts'
import { memberNoteAnswers } from '#web/demo/member-note-answers.ts'
import { ownDetailsAnswers } from '#web/demo/own-details-answers.ts'
import { paymentAnswers } from '#web/demo/payment-answers.ts'
import { privacyAnswers } from '#web/demo/privacy-answers.ts'
import { pushAnswers } from '#web/demo/push-answers.ts'
import { refundAnswers } from '#web/demo/refund-answers.ts'
import { searchAnswers } from '#web/demo/search-answers.ts'
import { secondFactorAnswers } from '#web/demo/second-factor-answers.ts'
import { sessionAnswers } from '#web/demo/session-answers.ts'
import { settingsAnswers } from '#web/demo/settings-answers.ts'
import { setupAnswers } from '#web/demo/setup-answers.ts'
import { statementAnswers } from '#web/demo/statement-answers.ts'
import { todayAnswers } from '#web/demo/today-answers.ts'
import { tourAnswers } from '#web/demo/tour-answers.ts'
import { upiAnswers } from '#web/demo/upi-answers.ts'
import { userAnswers } from '#web/demo/user-answers.ts'
import { visitorDataAnswers } from '#web/demo/visitor-data-answers.ts'
import { walkInAnswers } from '#web/demo/walk-in-answers.ts'

const ANSWERS = new Map(
  [
    ...authAnswers,
    ...sessionAnswers,
    ...secondFactorAnswers,
    ...memberAnswers,
    ...ownDetailsAnswers,
    ...consentAnswers,
    ...bookingAnswers,
    ...paymentAnswers,
    ...upiAnswers,
    ...tourAnswers,
    ...deskBookingAnswers,
    ...bookForMemberAnswers,
    ...dueAnswers,
    ...refundAnswers,
    ...userAnswers,
    ...walkInAnswers,
    ...memberNoteAnswers,
    ...privacyAnswers,
    ...visitorDataAnswers,
    ...pushAnswers,
    ...settingsAnswers,
    ...setupAnswers,
    ...cashAnswers,
    ...booksAnswers,
    ...statementAnswers,
    ...doorAnswers,
    ...doorLogAnswers,
    ...adminAnswers,
    ...todayAnswers,
    ...hallMapAnswers,
    ...searchAnswers,
  ].map((answer): [string, Answer] => [nameOf(answer.call), answer]),
)

/** Returns the demo's reply to a call. Throws ApiError for a refusal, as the client does. */
export function answerCall(
  state: DemoState,
  call: Endpoint,
  { params = {}, query = {}, body = {}, file }: Parts,
  token: string | undefined,
): object {
  const answer = ANSWERS.get(nameOf(call))
  if (!answer) throw new Error(`The demo has no answer for ${nameOf(call)}`)
  const user = userByToken(state, token)
  refuse(callRefusal(answer.access, user && progressOf(state, user)))
  recordUse(state, token)
  const reply = answer.handle({ state, user, params, query, body, file, token })
  // A copy, so that the data of a screen doesn't change with the state.
  return structuredClone({ success: true, ...reply })
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}
