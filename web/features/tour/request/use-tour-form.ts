import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { TourField, TourForm } from '#shared/domain/tour/tour-form.ts'
import { loadTourDraft, saveTourDraft } from '#web/features/tour/request/tour-draft.ts'
import { type TourRules, tourResolver } from '#web/features/tour/request/tour-values.ts'
import { useOnValuesChange } from '#web/ui/form/use-on-values-change.ts'

/** The tour form. Starts with this tab's draft. */
export function useTourForm(today: CalendarDay) {
  const [defaultValues] = useState(loadTourDraft)
  const form = useForm<TourForm, TourRules>({
    mode: 'onTouched',
    defaultValues,
    resolver: tourResolver,
    context: { today },
    // The screen itself focuses the first invalid field and scrolls it into view.
    shouldFocusError: false,
  })
  useOnValuesChange(form, saveTourDraft)
  return form
}

export type TourFormApi = ReturnType<typeof useTourForm>

/** The props of fields that are not plain inputs. */
export type BoundField = { form: TourFormApi; name: TourField; label: string; hint?: string }
