import type { Language } from '../domain/language.ts'

/** A text for each plural form that a language has; all of ours have these two. */
export type PluralForms = { readonly one: string; readonly other: string }

const rules = new Map<Language, Intl.PluralRules>()

/** Returns the form for `count`: in Hindi, 0 counts as one. */
export function pluralForm<Forms extends PluralForms>(
  language: Language,
  count: number,
  forms: Forms,
): Forms['one' | 'other'] {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known.select(count) === 'one' ? forms.one : forms.other
}
