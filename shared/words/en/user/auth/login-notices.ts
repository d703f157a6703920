/** Above the login form: why it is shown. */
export const LOGIN_NOTICES = {
  registered: 'Your account is ready. Log in to choose your seat.',
  passwordReset: 'Password reset successful! You can now sign in with your new password.',
  sessionEnded: 'Your session has ended. Please log in again.',
  accountDeleted: 'Your account and your data are deleted',
} as const
