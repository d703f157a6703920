import { ERRORS } from '#shared/contract/errors.ts'
import {
  type RefusalDetails,
  refusalReply,
  retryAfterSeconds,
} from '#shared/contract/refusal-reply.ts'
import type { Decision, Refusal, RefusalCode } from '#shared/domain/refusal.ts'
import { ApiError } from '#web/api/api-error.ts'
import { readRefusal } from '#web/api/error-text.ts'

/** Returns a refusal as the client's error. */
export function refusal(refused: Refusal | RefusalCode, details?: RefusalDetails): ApiError {
  const named = typeof refused === 'string' ? { code: refused } : refused
  const reply = readRefusal(refusalReply(named, details))
  return ApiError.refused(reply, ERRORS[named.code].status, retryAfterSeconds(named))
}

/** Throws the refusal, if there is one. */
export function refuse(refused: Refusal | undefined): void {
  if (refused) throw refusal(refused)
}

/** Returns a decision's outcome. Throws its refusal. */
export function allowed<Outcome>(decision: Decision<Outcome>): Outcome {
  if (decision.refusal) throw refusal(decision.refusal)
  return decision.outcome
}
