import { type FormEvent, useEffect, useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { TOUR_FIELDS, type TourField, type TourForm } from '#shared/domain/tour/tour-form.ts'
import {
  firstPlace,
  reachableStep,
  STEP_FIELDS,
  stepAfter,
  stepBefore,
  stepProblem,
  TOUR_STEPS,
} from '#web/features/tour/request/tour-steps.ts'
import type { TourFormApi } from '#web/features/tour/request/use-tour-form.ts'
import { focusField } from '#web/ui/form/focus-field.ts'
import { useStepHistory } from '#web/ui/step-history.ts'

/** The current step of the form, and functions to leave it. */
export function useTourSteps(form: TourFormApi, today: CalendarDay, onComplete: () => void) {
  // The step survives a reload, because the draft does.
  const { requested, goTo, returnTo } = useStepHistory(TOUR_STEPS, () => true)
  const step = reachableStep(requested, form.getValues(), today)
  /** The field to focus on the step that is about to be shown. */
  const [fieldToFocus, setFieldToFocus] = useState<TourField>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the step changes
  useEffect(() => focusField(fieldToFocus ?? null), [step])

  /** Opens the step of the first of these fields on screen, and focuses it. */
  function show(fields: readonly TourField[]) {
    const place = firstPlace(fields)
    if (!place || place.step === step) return focusField(place?.field ?? null)
    setFieldToFocus(place.field)
    returnTo(place.step)
  }

  function submit(event: FormEvent) {
    const next = stepAfter(step)
    if (!next) return form.handleSubmit(onComplete, (errors) => show(errorFields(errors)))(event)
    event.preventDefault()
    const invalid = stepProblem(step, form.getValues(), today)
    if (invalid) {
      focusField(invalid)
      return showProblems(STEP_FIELDS[step])
    }
    setFieldToFocus(undefined)
    goTo(next)
  }

  function showProblems(fields: readonly TourField[]) {
    // Marks fields as touched, so that they are validated again on every change.
    for (const field of fields) form.setValue(field, form.getValues(field), { shouldTouch: true })
    return form.trigger([...fields])
  }

  function goBack() {
    const before = stepBefore(step)
    if (!before) return
    setFieldToFocus(undefined)
    returnTo(before)
  }

  return { step, takesFocus: fieldToFocus === undefined, show, submit, goBack }
}

function errorFields(errors: FieldErrors<TourForm>): TourField[] {
  return TOUR_FIELDS.filter((field) => errors[field])
}
