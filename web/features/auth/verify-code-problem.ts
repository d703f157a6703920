import { CODE_REFUSED } from '#shared/domain/user/one-time-code.ts'
import { ApiError, isRefusal } from '#web/api/client.ts'
import { textWithoutCode } from '#web/features/auth/server-message.ts'

const NOT_DIGITS = 'Please enter a valid 6-digit OTP (numbers only)'
const UNKNOWN = 'Invalid OTP. Please try again.'

/** Document 1, section 8, verify OTP. */
export function verifyCodeProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return UNKNOWN
  // The generic text already says that the code was not checked.
  if (error.kind !== 'server') return error.message
  if (error.errors.length > 0 || isRefusal(error, 'validationFailed')) return NOT_DIGITS
  if (isRefusal(error, 'codeTriesUsed')) return CODE_REFUSED.expiredCode
  return codeProblemByText(textWithoutCode(error)) ?? error.serverMessage ?? UNKNOWN
}

function codeProblemByText(text: string): string | undefined {
  if (/validation/i.test(text)) return NOT_DIGITS
  if (/invalid otp/i.test(text)) return CODE_REFUSED.invalidCode
  return /expired/i.test(text) ? CODE_REFUSED.expiredCode : undefined
}

/** Only the server knows how long to wait; every other failure has the same text. */
export function resendCodeProblem(error: unknown): string {
  const message =
    error instanceof ApiError && error.status === 429 ? error.serverMessage : undefined
  return message ?? 'Failed to resend OTP. Please try again.'
}
