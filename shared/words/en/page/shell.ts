/** What the app shows before, between and instead of its screens. */
export const SHELL_WORDS = {
  loading: 'Loading...',
  failedTitle: 'Something went wrong',
  failed: "Couldn't show this page. Check your internet connection and reload.",
  reload: 'Reload page',
  home: 'Back to home',
  offlineTitle: "Can't connect",
  offline: 'You are still logged in. Check your internet connection and try again.',
  tryAgain: 'Try again',
} as const

/** The tab's title on each screen except reception's, without the hall's name. */
export const SCREEN_TITLES = {
  membership: 'Membership details',
  login: 'Log in',
  register: 'Create account',
  reset: 'Reset password',
  claim: 'Claim your account',
  booking: 'Book a seat',
  payment: 'Payment',
  congratulations: 'Congratulations',
  dashboard: 'Dashboard',
  receipts: 'Receipts',
  yourData: 'Your data',
  pass: 'Entrance pass',
  tour: 'Request a tour',
  visitorPass: 'Visitor pass',
  consent: 'Consent',
  privacy: 'Privacy notice',
  yourTours: 'Your tours',
  landing: 'Study hall',
} as const
