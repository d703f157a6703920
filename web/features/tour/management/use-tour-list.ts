import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type CalendarDay, isCalendarDay } from '#shared/domain/calendar-day.ts'
import { matchesSearch } from '#shared/domain/tour/tour.ts'
import { useManagedTours } from '#web/api/tour-management.ts'
import type { StatusChoice } from '#web/features/tour/management/tour-statuses.ts'

/**
 * The filter, and the tours that match it. Filters the loaded tours at once, and queries the server when typing pauses.
 */
export function useTourList() {
  const [choice, setChoice] = useState<StatusChoice>('all')
  const [search, setSearch] = useState('')
  const [day, setDay] = useDay()
  const status = choice === 'all' ? undefined : choice
  const queriedSearch = useDebounced(search.trim())
  const filter = { status, day, search: queriedSearch }
  const query = useManagedTours(filter)
  const loaded = query.data?.tours ?? []
  const tours = loaded.filter(
    (tour) =>
      matchesSearch(tour, search) &&
      (status === undefined || tour.tourStatus === status) &&
      (day === undefined || tour.tourDate === day),
  )
  // True while the loaded tours are the result of an older filter.
  const searching = query.isPlaceholderData || queriedSearch !== search.trim()
  return { choice, setChoice, day, setDay, search, setSearch, filter, query, tours, searching }
}

export type TourList = ReturnType<typeof useTourList>

/** Returns the day in the URL and a function that replaces it in the history. */
function useDay() {
  const [params, setParams] = useSearchParams()
  const day = params.get('day')
  const set = (changed: CalendarDay | undefined) =>
    setParams(changed === undefined ? {} : { day: changed }, { replace: true })
  return [day !== null && isCalendarDay(day) ? day : undefined, set] as const
}

/** Returns the last `value` that stayed unchanged for `ms` milliseconds. */
function useDebounced<T>(value: T, ms = 300): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debounced
}
