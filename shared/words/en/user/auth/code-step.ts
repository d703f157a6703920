/** Asking for an email and the code sent to it, in registration and password reset. */
export const CODE_STEP_WORDS = {
  email: 'Email address',
  send: 'Send OTP',
  sending: 'Sending OTP...',
  code: 'Verification code',
  codeHint: 'We sent a 6-digit OTP to {email}. It may take a minute to arrive.',
  verify: 'Verify OTP',
  verifying: 'Verifying...',
  notReceived: "Didn't get the OTP?",
  resend: 'Resend OTP',
  resendIn: 'Resend OTP in {seconds}s',
  resent: "We've sent a new OTP.",
} as const
