/** What a member's pages say while a consent is missing. */
export const CONSENT_NOTICE_WORDS = {
  parent: {
    title: "You need a parent's consent",
    text: "You're under 18, so a parent must agree before your next booking.",
    action: 'See how',
  },
  own: {
    title: "You're 18 now",
    text: 'Please give your own consent before your next booking.',
    action: 'Continue',
  },
} as const
