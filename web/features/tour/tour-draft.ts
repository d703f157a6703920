import { TOUR_FIELDS, type TourForm } from '#shared/domain/tour-form.ts'
import { EMPTY_TOUR } from '#web/features/tour/tour-values.ts'
import { keptTexts } from '#web/session/kept-texts.ts'
import { readSession, removeSession, writeSession } from '#web/session/storage.ts'

/** What was typed so far outlives a reload of this tab, and nothing more. */
export function keepTourDraft(form: TourForm): void {
  writeSession('tourDraft', JSON.stringify(form))
}

export function forgetTourDraft(): void {
  removeSession('tourDraft')
}

/** The kept form; whatever else is in the storage leaves the fields empty. */
export function keptTourDraft(): TourForm {
  return { ...EMPTY_TOUR, ...keptTexts(readSession('tourDraft'), TOUR_FIELDS) }
}
