/** The languages of the screens and texts, as BCP 47 tags. */
export const LANGUAGES = ['en', 'mr', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language's name in English, for reception. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  mr: 'Marathi',
  hi: 'Hindi',
}

/** Each language's own name, for the language menu. */
export const NATIVE_NAMES: Record<Language, string> = {
  en: 'English',
  mr: 'मराठी',
  hi: 'हिन्दी',
}

/** The landing page's path in each language. */
export const LANDING_PATHS: Record<Language, string> = { en: '/', mr: '/mr', hi: '/hi' }

/**
 * The path of a file that the web build writes for each language. English files are at the root.
 */
export function builtFile(file: string, language: Language): string {
  return language === 'en' ? file : `${language}/${file}`
}

/** The browser's cookie with the chosen language. Scripts set it, and the server reads it. */
export const LANGUAGE_COOKIE = 'language'
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 3600

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/**
 * Returns the language of a browser: the one in its cookie, else the supported one that its
 * Accept-Language header prefers most, else English.
 */
export function browserLanguage(chosen: string | undefined, acceptLanguage = ''): Language {
  if (isLanguage(chosen)) return chosen
  return acceptedTags(acceptLanguage).map(primarySubtag).find(isLanguage) ?? 'en'
}

/** The header's tags, most preferred first, except those that it excludes with q=0. */
function acceptedTags(header: string): string[] {
  return header
    .split(',')
    .map((item) => {
      const [tag = '', ...parameters] = item.split(';').map((part) => part.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

function primarySubtag(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? ''
}
