import { RESET_WORDS } from './auth/reset.ts'

/** Success messages of login, registration and the user's own account. */
export const OWN_USER_MESSAGES = {
  loggedIn: 'Login successful',
  loggedOut: "You're logged out",
  registered: 'Your account has been created successfully',
  codeSent: "We've emailed you an OTP",
  emailVerified: 'Your email is verified',
  resetCodeSent: "We've emailed you an OTP",
  resetCodeRight: 'The OTP is correct',
  passwordReset: RESET_WORDS.done,
  passwordChanged: 'Your password is changed. Your other devices are logged out.',
  detailsSaved: 'Changes saved',
  emailCodeSent: "We've emailed you an OTP",
  emailChanged:
    'Your email is changed. Log in with it from now on. Your other devices are logged out.',
  pushOn: 'Notifications are on',
  pushOff: 'Notifications are off',
  languageSaved: 'Language saved',
  sessionEnded: 'That device is logged out',
  secondFactorOn: 'Your second factor is on. Your other devices are logged out.',
  secondFactorOff: 'Your second factor is off',
  recoveryCodesRenewed: 'Here are your new recovery codes. The old ones no longer work.',
  pictureSaved: 'Profile picture saved',
  membershipSaved: 'Membership details saved',
  parentAsked: "We've emailed your parent an OTP",
  consented: 'Thank you. You can book now.',
  deleted: 'Your account and your data are deleted',
} as const
