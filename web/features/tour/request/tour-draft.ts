import { TOUR_FIELDS, type TourForm } from '#shared/domain/tour/tour-form.ts'
import { EMPTY_TOUR } from '#web/features/tour/request/tour-values.ts'
import { readSession, removeSession, writeSession } from '#web/session/storage.ts'
import { parseStringFields } from '#web/session/string-fields.ts'

/** Saves typed input, so that it survives a reload of the tab. */
export function saveTourDraft(form: TourForm): void {
  writeSession('tourDraft', JSON.stringify(form))
}

export function clearTourDraft(): void {
  removeSession('tourDraft')
}

/** Returns the saved form. Fields without a valid stored value are empty. */
export function loadTourDraft(): TourForm {
  return { ...EMPTY_TOUR, ...parseStringFields(readSession('tourDraft'), TOUR_FIELDS) }
}
