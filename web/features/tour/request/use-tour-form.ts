import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { TourField, TourForm } from '#shared/domain/tour/tour-form.ts'
import { loadTourDraft, saveTourDraft } from '#web/features/tour/request/tour-draft.ts'
import { type TourRules, tourResolver } from '#web/features/tour/request/tour-values.ts'
import { useOnValuesChange } from '#web/ui/form/use-on-values-change.ts'

/** The tour form, which starts with the draft of this tab. */
export function useTourForm(today: CalendarDay) {
  const [defaultValues] = useState(loadTourDraft)
  const form = useForm<TourForm, TourRules>({
    mode: 'onTouched',
    defaultValues,
    resolver: tourResolver,
    context: { today },
    // The screen focuses the first invalid field itself and scrolls it into view.
    shouldFocusError: false,
  })
  useOnValuesChange(form, saveTourDraft)
  return form
}

export type TourFormApi = ReturnType<typeof useTourForm>

/** What a field of the form that isn't a plain input needs. */
export type BoundField = { form: TourFormApi; name: TourField; label: string; hint?: string }
