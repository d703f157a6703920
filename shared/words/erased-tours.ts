import type { Language } from '../domain/language.ts'
import type { ErasedTours } from '../domain/personal-data/erase-visitor.ts'
import { fillIn } from '../domain/placeholders.ts'
import type { ERASED_TOURS_WORDS } from './en/tour/erased-tours.ts'
import { pluralForm } from './plural.ts'
import type { Translated } from './translation.ts'

/** Describes what a deletion erased, in the language of `words`. */
export function erasedToursText(
  language: Language,
  words: Translated<typeof ERASED_TOURS_WORDS>,
  { tours: count, cancelled }: ErasedTours,
): string {
  const tours = fillIn(pluralForm(language, count, words.tours), { count })
  if (cancelled === 0) return tours
  const visits = fillIn(pluralForm(language, cancelled, words.visits), { count: cancelled })
  return fillIn(words.toursAndVisits, { tours, visits })
}
