import { TOUR_FIELDS, type TourForm } from '#shared/domain/tour-form.ts'
import { EMPTY_TOUR } from '#web/features/tour/tour-values.ts'
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
  const kept = parsed(readSession('tourDraft') ?? '')
  const form = { ...EMPTY_TOUR }
  for (const field of TOUR_FIELDS) {
    const value = kept.get(field)
    if (typeof value === 'string') form[field] = value
  }
  return form
}

function parsed(text: string): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  } catch {
    return new Map()
  }
}
