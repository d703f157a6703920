import type { Call } from '#shared/contract/call.ts'
import type { Parts } from '#web/api/request.ts'
import type { Answer } from '#web/demo/answer.ts'
import { auditAnswers } from '#web/demo/audit-answers.ts'
import { authAnswers } from '#web/demo/auth-answers.ts'
import { bookingAnswers } from '#web/demo/booking-answers.ts'
import type { DemoHall } from '#web/demo/demo-hall.ts'
import { personOfToken } from '#web/demo/demo-token.ts'
import { deskAnswers } from '#web/demo/desk-answers.ts'
import { hallAnswers } from '#web/demo/hall-answers.ts'
import { membershipAnswers } from '#web/demo/membership-answers.ts'
import { paymentAnswers } from '#web/demo/payment-answers.ts'
import { privacyAnswers } from '#web/demo/privacy-answers.ts'
import { tourAnswers } from '#web/demo/tour-answers.ts'
import { userAnswers } from '#web/demo/user-answers.ts'

const ANSWERS = new Map(
  [
    ...auditAnswers,
    ...authAnswers,
    ...membershipAnswers,
    ...bookingAnswers,
    ...paymentAnswers,
    ...tourAnswers,
    ...deskAnswers,
    ...userAnswers,
    ...privacyAnswers,
    ...hallAnswers,
  ].map((answer): [string, Answer] => [nameOf(answer.call), answer]),
)

/** The reply of the demo's hall to any call of the contract. Throws ApiError as the client does. */
export async function answerCall(
  hall: DemoHall,
  call: Call,
  parts: Parts,
  token: string | undefined,
): Promise<object> {
  const answer = ANSWERS.get(nameOf(call))
  if (!answer) throw new Error(`The demo has no answer to ${nameOf(call)}`)
  const { params = {}, query = {}, body = {}, file } = parts
  const caller = personOfToken(hall, token)
  const reply = answer.give({ hall, caller, params, query, body, file })
  // A copy, as from over the network: what a screen holds must not change with the hall.
  return structuredClone({ success: true, ...reply })
}

function nameOf({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`
}
