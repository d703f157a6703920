import { CODE_RESEND_SECONDS } from '#shared/domain/user/one-time-code.ts'
import { ApiError, isRefusal } from '#web/api/client.ts'

/** A valid code exists; the next one is allowed at `nextCodeAt`, in milliseconds since 1970. */
export type CodeSent = {
  nextCodeAt: number
  /** Why no new code was sent: an earlier one was sent just before, and is still valid. */
  refusal?: string
}

/** The outcome of requesting a code: a valid code exists, or a problem. */
export type CodeRequest<Problem> = CodeSent | { problem: Problem }

/** Awaits a call that sends a code, and returns its outcome. */
export async function requestCode<Problem>(
  call: Promise<unknown>,
  toProblem: (error: unknown) => Problem,
): Promise<CodeRequest<Problem>> {
  const after = (seconds: number) => ({ nextCodeAt: Date.now() + seconds * 1000 })
  try {
    await call
    return after(CODE_RESEND_SECONDS)
  } catch (error) {
    const justSent = codeJustSent(error)
    if (!justSent) return { problem: toProblem(error) }
    return { ...after(justSent.seconds), refusal: justSent.message }
  }
}

/**
 * If the server refused because it has just sent a code, which stays valid, returns its message and the seconds until
 * the next code. Returns undefined for any other failure.
 */
export function codeJustSent(error: unknown): { seconds: number; message: string } | undefined {
  if (!(error instanceof ApiError) || !isRefusal(error, 'tooManyCodes')) return undefined
  const { retryAfterSeconds: seconds, message } = error
  return seconds === undefined ? undefined : { seconds, message }
}
