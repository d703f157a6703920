import { CODE_REFUSALS } from '../../../../domain/user/one-time-code.ts'

/** Why a step of registration failed (specification document 1, section 8). */
export const REGISTER_PROBLEMS = {
  phoneTaken: 'This phone number is already registered. Please use a different number.',
  phoneOfAnother:
    'This phone number is already registered with another account. Please use a different phone number.',
  emailTaken: 'This email is already registered. Please sign in instead.',
  failed: 'Registration failed. Please try again.',
  emailExists: 'The email already exists',
  timedOut: 'Connection timed out. Please check your internet connection and try again.',
  sendFailed: 'Unable to send verification code. Please try again in a few moments.',
  mailSlow: 'The email service is slow right now. The OTP may still be sent... check your inbox.',
  mailUnavailable: 'The email service is unavailable right now. Please try again in a few minutes.',
  mailFailed: 'Failed to send OTP email. Please check your email address and try again.',
  codeNotDigits: 'Please enter a valid 6-digit OTP (numbers only)',
  codeUnknown: 'Invalid OTP. Please try again.',
  codeInvalid: CODE_REFUSALS.invalidCode,
  codeExpired: CODE_REFUSALS.expiredCode,
  resendFailed: 'Failed to resend OTP. Please try again.',
} as const
