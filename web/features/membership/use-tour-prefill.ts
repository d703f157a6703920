import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { useToursByEmail } from '#web/api/tour/tour.ts'
import type { MembershipRules, MembershipValues } from '#web/features/membership/membership-form.ts'
import { tourPrefill } from '#web/features/membership/tour-prefill.ts'

/** How long the note about the prefilled fields is shown (specification document 2, section 2). */
const NOTE_MS = 5_000

/** Prefills the form from the member's newest tour request. Returns whether to show the note about it. */
export function useTourPrefill(
  form: UseFormReturn<MembershipValues, MembershipRules>,
  { email, today }: { email: string; today: CalendarDay },
): boolean {
  const tour = useToursByEmail(email).data?.[0]
  const [noteShown, setNoteShown] = useState(false)
  // Read during render, because the form tracks only what is read from formState there.
  const { dirtyFields, touchedFields } = form.formState

  const prefill = useEffectEvent((newestTour: NonNullable<typeof tour>) => {
    const filled = tourPrefill(form.getValues(), newestTour, {
      isTouched: (field) => Boolean(dirtyFields[field] ?? touchedFields[field]),
      today,
    })
    for (const { field, value } of filled) form.setValue(field, value)
    if (filled.length > 0) setNoteShown(true)
  })

  useEffect(() => {
    if (tour) prefill(tour)
  }, [tour])

  useEffect(() => {
    if (!noteShown) return
    const timer = setTimeout(() => setNoteShown(false), NOTE_MS)
    return () => clearTimeout(timer)
  }, [noteShown])

  return noteShown
}
