/** The app's page before its code runs. */
export const APP_PAGE_WORDS = {
  loading: 'Loading...',
  noScript:
    "This page needs JavaScript. Please switch it on in your browser's settings and reload.",
} as const
