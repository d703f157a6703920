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
