/** The emails about a user's account. */
export const EMAIL_CHANGED_MAIL = {
  subject: 'Your account email was changed',
  byUser: {
    what: "Your account's email is now {email}. This address no longer logs you in, and your other devices are logged out.",
    nothingToDo: 'If this was you, there is nothing to do.',
  },
  byReception: {
    what: "Our reception has changed your account's email to {email}. This address no longer logs you in.",
    nothingToDo: 'If you asked us for this, there is nothing to do.',
  },
  notYou:
    "If it wasn't you, talk to us right away, at reception or through the contact below. We'll check who you are, put your email back and log everyone else out.",
} as const

export const EMAIL_SET_MAIL = {
  subject: "This is now your account's email",
  what: "Our reception has made this your account's email.",
  logIn: "To log in, set a new password first. We'll email you an OTP:\n{link}",
  mistyped:
    'If you have no account with us, please let us know. The address may have been mistyped.',
} as const

export const SECOND_FACTOR_MAIL = {
  subjects: {
    on: 'Your second factor is on',
    off: 'Your second factor is off',
    codes: 'You have new recovery codes',
    reset: 'Your second factor was reset',
    recovery: 'A recovery code was used',
  },
  on: 'Your second factor is on. From now on we ask for a code from your authenticator app when you log in. Your other devices are logged out.',
  off: 'Your second factor is off. Your password alone logs you in now.',
  codes: 'You have new recovery codes. The old ones no longer work.',
  reset:
    'Your second factor was reset because the phone with your authenticator app was lost. You are logged out everywhere, and your password alone logs you in now. Please set up a new one soon.',
  recovery: {
    one: 'One of your recovery codes was used in place of a code from your app. {count} is left.',
    other:
      'One of your recovery codes was used in place of a code from your app. {count} are left.',
  },
  lastRecovery:
    'One of your recovery codes was used in place of a code from your app. None are left: please make new ones.',
  notYou: "If this wasn't you, change your password now and tell a super admin.",
} as const

export const USER_DELETED_MAIL = {
  subject: 'Your account has been deleted',
  what: 'Your account has been deleted. You can no longer log in, and any seat you had booked is free again. This is our last email about it.',
  erasedTitle: 'We deleted:',
  keptTitle: 'What we keep:',
  again: 'You can register again with this email address any time.',
  unexpected: "If you didn't expect this, please talk to us at reception.",
} as const

/** Lets a super admin check that emails arrive. */
export const TEST_MAIL = {
  subject: 'Test email',
  arrives: 'Emails from your study hall arrive: OTPs, passes and receipts will too.',
  spam: 'If this was in your spam folder, mark it as not spam.',
} as const
