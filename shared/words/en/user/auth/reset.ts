/** The three steps of a password reset (specification document 1, sections 2 and 8). */
export const RESET_WORDS = {
  steps: {
    email: 'Email',
    otp: 'Verification code',
    reset: 'New password',
  },
  titles: {
    email: 'Forgot Password',
    otp: 'Enter the OTP',
    reset: 'Set a new password',
    done: 'Password changed',
  },
  toLogin: 'Back to login',
  emailHint: "Enter your email and we'll send you an OTP.",
  registeredAtReception: 'Registered at reception, and no email yet?',
  toClaim: 'Use the code from reception',
  enterAgain: 'Please enter the OTP again, then your new password.',
  password: 'New password',
  confirmPassword: 'Confirm password',
  submit: 'Reset password',
  submitting: 'Resetting...',
  done: 'Password reset successful! You can now sign in with your new password.',
  unknownEmail: 'No account found with this email address',
  timedOut: 'Request timed out. Please check your connection and try again.',
  failed: {
    send: 'Unable to send reset code. Please try again in a few moments.',
    verify: 'Invalid verification code. Please try again.',
    resend: 'Failed to resend verification code. Please try again.',
    reset: 'Failed to reset password. Please try again.',
  },
} as const

/** The page on which a walk-in claims the account that reception has made. */
export const CLAIM_WORDS = {
  title: 'Claim your account',
  about:
    'Reception registered you and gave you a code. Enter it here, and choose your own password.',
  phone: 'Mobile number',
  phoneHint: 'The number that reception has.',
  code: 'Code from reception',
  emailHint: "We'll send you an OTP. You log in with this email from now on.",
} as const
