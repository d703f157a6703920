/** The widgets that most screens use. */
export const WIDGET_WORDS = {
  skip: 'Skip to content',
  dismiss: 'Dismiss',
  close: 'Close',
  ok: 'OK',
  retry: 'Retry',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordLost: 'Please type your password again.',
  select: 'Select an option',
} as const
