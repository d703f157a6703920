/** The emails with a one-time code. */
export const CODE_MAILS = {
  register: {
    subject: 'Your OTP',
    code: 'Your OTP is {code}.',
    enter:
      'Enter it on the registration page within {minutes} minutes. Never share it: we never ask for it by phone or email.',
    ignore: "If you didn't request this OTP, ignore this email.",
  },
  reset: {
    subject: 'Your password reset OTP',
    code: 'Your OTP for a new password is {code}.',
    enter:
      'Enter it on the password page within {minutes} minutes. Never share it: we never ask for it by phone or email.',
    ignore:
      "If you didn't request a new password, ignore this email. Your password stays the same.",
  },
  email: {
    subject: 'Your OTP for your new email',
    code: 'Your OTP to use this email for your account is {code}.',
    enter:
      'Enter it on the page "Your data" within {minutes} minutes. Never share it: we never ask for it by phone or email.',
    ignore: "If you didn't request this OTP, ignore this email. Nothing changes without it.",
  },
  visitor: {
    subject: 'Your OTP for your tour data',
    code: 'Your OTP to see what we know about tours requested with this email is {code}.',
    enter:
      'Enter it on the page "Your tours" within {minutes} minutes. Never share it: we never ask for it by phone or email.',
    ignore: "If you didn't request this OTP, ignore this email.",
  },
} as const
