import { ApiError } from '#web/api/client.ts'

/** Document 1, section 8, verify OTP. */
export function verifyCodeProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Invalid OTP. Please try again.'
  // The generic text already says that the code was not judged at all.
  if (error.kind !== 'server') return error.message
  const told = error.serverMessage ?? ''
  if (error.errors.length > 0 || /validation/i.test(told)) {
    return 'Please enter a valid 6-digit OTP (numbers only)'
  }
  if (/invalid otp/i.test(told)) return 'Invalid OTP. Please check and try again.'
  if (/expired/i.test(told)) return 'OTP has expired. Please request a new one.'
  return error.serverMessage ?? 'Invalid OTP. Please try again.'
}

/** Only the server knows how long to wait; of anything else there is one thing to say. */
export function resendCodeProblem(error: unknown): string {
  const told = error instanceof ApiError && error.status === 429 ? error.serverMessage : undefined
  return told ?? 'Failed to resend OTP. Please try again.'
}
