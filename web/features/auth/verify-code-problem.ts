import { ApiError, isRefusal } from '#web/api/client.ts'
import { textWithoutCode } from '#web/features/auth/server-message.ts'
import { REGISTER_PROBLEMS } from '#words/user/auth/register-problems.ts'

/** Returns the text for an OTP that is refused or can't be checked (specification document 1, section 8). */
export function verifyCodeProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return REGISTER_PROBLEMS.codeUnknown
  if (error.kind !== 'server') return error.message
  if (error.errors.length > 0 || isRefusal(error, 'validationFailed'))
    return REGISTER_PROBLEMS.codeNotDigits
  if (isRefusal(error, 'codeAttemptsExhausted')) return REGISTER_PROBLEMS.codeExpired
  return (
    codeProblemByText(textWithoutCode(error)) ??
    error.serverMessage ??
    REGISTER_PROBLEMS.codeUnknown
  )
}

function codeProblemByText(text: string): string | undefined {
  if (/validation/i.test(text)) return REGISTER_PROBLEMS.codeNotDigits
  if (/invalid otp/i.test(text)) return REGISTER_PROBLEMS.codeInvalid
  return /expired/i.test(text) ? REGISTER_PROBLEMS.codeExpired : undefined
}

/** Returns the text for a failed resend: the server's, if it says how long to wait, otherwise a fallback. */
export function resendCodeProblem(error: unknown): string {
  const message =
    error instanceof ApiError && error.status === 429 ? error.serverMessage : undefined
  return message ?? REGISTER_PROBLEMS.resendFailed
}
