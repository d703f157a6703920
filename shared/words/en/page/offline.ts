/** Notices above every page: no network, and a new version. */
export const OFFLINE_WORDS = {
  offline: "You're offline. What you type stays here; send it once you're back online.",
  pass: 'Show entrance pass',
  newVersion: 'A new version is ready.',
  update: 'Update now',
  needsNetwork: {
    title: 'This page needs a network',
    text: 'You are offline. It opens by itself once you are back online.',
  },
  /** Shown when a page cannot load its code, because a new version replaced it. */
  outdated: {
    title: 'The app was updated',
    text: 'Reload to continue. You may have to retype what you entered on this page.',
  },
} as const
