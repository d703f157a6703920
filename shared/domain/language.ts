/** The languages of the screens and texts, as BCP 47 tags. */
export const LANGUAGES = ['en', 'mr', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language's name in English, for reception. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  mr: 'Marathi',
  hi: 'Hindi',
}
