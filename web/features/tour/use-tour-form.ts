import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { TourForm } from '#shared/domain/tour-form.ts'
import { keepTourDraft, keptTourDraft } from '#web/features/tour/tour-draft.ts'
import { judgeTour, type TourRules } from '#web/features/tour/tour-values.ts'
import { useTyped } from '#web/ui/use-typed.ts'

/** The tour form, with what this tab has kept of it. */
export function useTourForm(today: CalendarDay) {
  const [defaultValues] = useState(keptTourDraft)
  const form = useForm<TourForm, TourRules>({
    mode: 'onTouched',
    defaultValues,
    resolver: judgeTour,
    context: { today },
    // The screen focuses the first wrong field itself, and brings it into view.
    shouldFocusError: false,
  })
  useTyped(form, keepTourDraft)
  return form
}

export type TourFormApi = ReturnType<typeof useTourForm>
