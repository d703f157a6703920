/** The second step of a login. */
export const FACTOR_STEP_WORDS = {
  title: 'Enter your code',
  appCode: 'Code from your authenticator app',
  appCodeHint: '6 digits. A new code appears every 30 seconds.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: '10 letters and digits. Each code works once.',
  submit: 'Continue',
  submitting: 'Checking...',
  useApp: 'Use the authenticator app',
  useRecoveryCode: 'Use a recovery code',
  back: 'Back',
  tooLate: 'That took too long. Please log in again.',
} as const
