import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { useToursByEmail } from '#web/api/tour.ts'
import type { MembershipRules, MembershipValues } from '#web/features/membership/membership-form.ts'
import { prefillFromTour } from '#web/features/membership/tour-prefill.ts'

/** The note about what was filled in is shown for 5 seconds (document 2, section 2). */
const NOTE_MS = 5_000

/** Fills in what the member's newest tour request tells. True while the note about it is shown. */
export function useTourPrefill(
  form: UseFormReturn<MembershipValues, MembershipRules>,
  { email, today }: { email: string; today: CalendarDay },
): boolean {
  const tour = useToursByEmail(email).data?.[0]
  const [noted, setNoted] = useState(false)
  // Read while drawing: the form keeps track only of what is asked for here.
  const { dirtyFields, touchedFields } = form.formState

  const fillIn = useEffectEvent((told: NonNullable<typeof tour>) => {
    const filled = prefillFromTour(form.getValues(), told, {
      touched: (field) => Boolean(dirtyFields[field] ?? touchedFields[field]),
      today,
    })
    for (const { field, value } of filled) form.setValue(field, value)
    if (filled.length > 0) setNoted(true)
  })

  useEffect(() => {
    if (tour) fillIn(tour)
  }, [tour])

  useEffect(() => {
    if (!noted) return
    const timer = setTimeout(() => setNoted(false), NOTE_MS)
    return () => clearTimeout(timer)
  }, [noted])

  return noted
}
