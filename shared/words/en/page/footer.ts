/** At the bottom of every page. */
export const FOOTER_WORDS = {
  privacy: 'Privacy',
  languages: 'Language',
} as const
