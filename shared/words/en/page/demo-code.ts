/** Below the field for an OTP in demo mode. */
export const DEMO_CODE_WORDS = {
  hint: 'Demo: the OTP is {code}. No email is sent.',
} as const
