import type { Endpoint } from '#shared/contract/call.ts'
import { callRefusal } from '#shared/domain/user/progress.ts'
import type { Parts } from '#web/api/request.ts'
import type { Answer } from '#web/demo/answer.ts'
import { throwIfRefused } from '#web/demo/answer.ts'
import { adminAnswers } from '#web/demo/answers/admin/admin-answers.ts'
import { searchAnswers } from '#web/demo/answers/admin/search-answers.ts'
import { settingsAnswers } from '#web/demo/answers/admin/settings-answers.ts'
import { setupAnswers } from '#web/demo/answers/admin/setup-answers.ts'
import { todayAnswers } from '#web/demo/answers/admin/today-answers.ts'
import { bookForMemberAnswers } from '#web/demo/answers/booking/book-for-member-answers.ts'
import { bookingAnswers } from '#web/demo/answers/booking/booking-answers.ts'
import { deskBookingAnswers } from '#web/demo/answers/booking/desk-booking-answers.ts'
import { hallMapAnswers } from '#web/demo/answers/booking/hall-map-answers.ts'
import { walkInAnswers } from '#web/demo/answers/booking/walk-in-answers.ts'
import { doorAnswers } from '#web/demo/answers/door/door-answers.ts'
import { doorLogAnswers } from '#web/demo/answers/door/door-log-answers.ts'
import { booksAnswers } from '#web/demo/answers/money/books-answers.ts'
import { cashAnswers } from '#web/demo/answers/money/cash-answers.ts'
import { cashExpenseAnswers } from '#web/demo/answers/money/cash-expense-answers.ts'
import { correctionAnswers } from '#web/demo/answers/money/correction-answers.ts'
import { dueAnswers } from '#web/demo/answers/money/due-answers.ts'
import { paymentAnswers } from '#web/demo/answers/money/payment-answers.ts'
import { refundAnswers } from '#web/demo/answers/money/refund-answers.ts'
import { statementAnswers } from '#web/demo/answers/money/statement-answers.ts'
import { upiAnswers } from '#web/demo/answers/money/upi-answers.ts'
import { tourAnswers } from '#web/demo/answers/tour/tour-answers.ts'
import { visitorDataAnswers } from '#web/demo/answers/tour/visitor-data-answers.ts'
import { authAnswers } from '#web/demo/answers/user/auth-answers.ts'
import { consentAnswers } from '#web/demo/answers/user/consent-answers.ts'
import { memberAnswers } from '#web/demo/answers/user/member-answers.ts'
import { memberNoteAnswers } from '#web/demo/answers/user/member-note-answers.ts'
import { ownDetailsAnswers } from '#web/demo/answers/user/own-details-answers.ts'
import { privacyAnswers } from '#web/demo/answers/user/privacy-answers.ts'
import { pushAnswers } from '#web/demo/answers/user/push-answers.ts'
import { secondFactorAnswers } from '#web/demo/answers/user/second-factor-answers.ts'
import { sessionAnswers } from '#web/demo/answers/user/session-answers.ts'
import { userAnswers } from '#web/demo/answers/user/user-answers.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { progressOf, recordUse, userByToken } from '#web/demo/demo-user-replies.ts'

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
    ...correctionAnswers,
    ...userAnswers,
    ...walkInAnswers,
    ...memberNoteAnswers,
    ...privacyAnswers,
    ...visitorDataAnswers,
    ...pushAnswers,
    ...settingsAnswers,
    ...setupAnswers,
    ...cashAnswers,
    ...cashExpenseAnswers,
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
  throwIfRefused(callRefusal(answer.access, user && progressOf(state, user)))
  recordUse(state, token)
  const reply = answer.handle({ state, user, params, query, body, file, token })
  // A copy, so that the data of a screen doesn't change with the state.
  return structuredClone({ success: true, ...reply })
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}
