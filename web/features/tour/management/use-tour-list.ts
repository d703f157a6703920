import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type CalendarDay, isCalendarDay } from '#shared/domain/calendar-day.ts'
import { matchesSearch } from '#shared/domain/tour/tour.ts'
import { isFollowUpDue } from '#shared/domain/tour/tour-notes.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { useManagedTours } from '#web/api/tour/tour-management.ts'
import type { StatusChoice } from '#web/features/tour/management/tour-statuses.ts'

/**
 * The filter, and the tours that match it. Filters the loaded tours at once, and queries the server when typing pauses.
 */
export function useTourList() {
  const [choice, setChoice] = useState<StatusChoice>('all')
  const [search, setSearch] = useState('')
  const { day, setDay, toCall, setToCall } = useUrlFilter()
  const today = useToday()
  const status = choice === 'all' ? undefined : choice
  const queriedSearch = useDebounced(search.trim())
  const followUp = toCall ? ('due' as const) : undefined
  const filter = { status, day, followUp, search: queriedSearch }
  const query = useManagedTours(filter)
  const loaded = query.data?.tours ?? []
  const tours = loaded.filter(
    (tour) =>
      matchesSearch(tour, search) &&
      (status === undefined || tour.tourStatus === status) &&
      (day === undefined || tour.tourDate === day) &&
      (!toCall || isFollowUpDue(tour, today)),
  )
  // True while the loaded tours are the result of an older filter.
  const searching = query.isPlaceholderData || queriedSearch !== search.trim()
  const inUrl = { day, setDay, toCall, setToCall }
  return { choice, setChoice, search, setSearch, ...inUrl, filter, query, tours, searching }
}

export type TourList = ReturnType<typeof useTourList>

/** The part of the filter that the URL holds, and functions that replace it in the history. */
function useUrlFilter() {
  const [params, setParams] = useSearchParams()
  const day = params.get('day')
  const replace = (name: string, value: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return {
    day: day !== null && isCalendarDay(day) ? day : undefined,
    setDay: (changed: CalendarDay | undefined) => replace('day', changed),
    /** Whether to list only visitors who should be called today. */
    toCall: params.get('followUp') === 'due',
    setToCall: (on: boolean) => replace('followUp', on ? 'due' : undefined),
  }
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
