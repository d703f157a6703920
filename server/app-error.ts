import type { ErrorReply } from '#shared/contract/error-reply.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { type RefusalDetails, refusalReply } from '#shared/contract/refusal-reply.ts'
import type { Decision, ProblemsByField, Refusal, RefusalCode } from '#shared/domain/refusal.ts'

/** A refusal to throw. The error handler derives the response from its code. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly refusal: Refusal
  readonly status: number
  private readonly details: RefusalDetails

  constructor(
    refusal: Refusal | RefusalCode,
    { cause, ...details }: RefusalDetails & { cause?: unknown } = {},
  ) {
    const named = typeof refusal === 'string' ? { code: refusal } : refusal
    super(refusalReply(named).message, { cause })
    this.refusal = named
    this.status = ERRORS[named.code].status
    this.details = details
  }

  toReply(): ErrorReply {
    return refusalReply(this.refusal, this.details)
  }
}

/** A refused form, with what is wrong with each field. */
export function invalidFields(problems: ProblemsByField): AppError {
  return new AppError({ code: 'validationFailed', problems })
}

/** Throws the refusal if there is one. */
export function throwIfRefused(refusal: Refusal | undefined): void {
  if (refusal) throw new AppError(refusal)
}

/** Returns the outcome of a decision, or throws its refusal. */
export function allowed<Outcome>({ refusal, outcome }: Decision<Outcome>): Outcome {
  if (refusal) throw new AppError(refusal)
  return outcome
}
