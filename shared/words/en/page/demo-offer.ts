/** The button that enables demo mode. */
export const DEMO_OFFER_WORDS = {
  enable: 'Enable Demo Mode',
} as const
