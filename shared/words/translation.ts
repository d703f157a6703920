import type { PlaceholderNames } from '../domain/placeholders.ts'

/** The keys of the English words, with a text in another language for each. */
export type Translated<English> = English extends string
  ? string
  : { readonly [Key in keyof English]: Translated<English[Key]> }

/** `never` for a text whose placeholders differ from the English one's, and for a key that English lacks. */
type Checked<English, Words> = English extends string
  ? Words extends string
    ? [PlaceholderNames<English>, PlaceholderNames<Words>] extends [
        PlaceholderNames<Words>,
        PlaceholderNames<English>,
      ]
      ? Words
      : never
    : never
  : {
      readonly [Key in keyof Words]: Key extends keyof English
        ? Checked<English[Key], Words[Key]>
        : never
    }

/**
 * Types the words of another language against the English ones:
 * `export const FOOTER_WORDS = translation<typeof english.FOOTER_WORDS>()({ ... })`. A missing key, a key that
 * English lacks, and different placeholders are type errors.
 */
export function translation<English>() {
  return <const Words extends Translated<English>>(words: Words & Checked<English, Words>): Words =>
    words
}
