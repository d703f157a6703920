/** What login, registration and password reset share. */
export const AUTH_WORDS = {
  networkError: 'Network error. Please check your internet connection and try again.',
  home: 'Back to home',
  back: 'Back',
} as const
