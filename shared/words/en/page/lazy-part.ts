/** Shown where a part of a screen could not be loaded. */
export const LAZY_PART_WORDS = {
  failed:
    "Couldn't load this part. What you filled in is still here. Check your internet connection and try again; if that doesn't help, reload the page.",
  tryAgain: 'Try again',
} as const
