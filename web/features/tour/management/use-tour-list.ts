import { useEffect, useState } from 'react'
import { matchesSearch } from '#shared/domain/tour/tour.ts'
import { useManagedTours } from '#web/api/tour-management.ts'
import type { StatusChoice } from '#web/features/tour/management/tour-status-labels.ts'

/**
 * The filter and the tours that match it. Filters the loaded tours immediately, and queries the server
 * when typing pauses.
 */
export function useTourList() {
  const [choice, setChoice] = useState<StatusChoice>('all')
  const [search, setSearch] = useState('')
  const status = choice === 'all' ? undefined : choice
  const queriedSearch = useDebounced(search.trim())
  const query = useManagedTours({ status, search: queriedSearch })
  const loaded = query.data?.tours ?? []
  const tours = loaded.filter(
    (tour) => matchesSearch(tour, search) && (status === undefined || tour.tourStatus === status),
  )
  // True while the loaded tours are the result of an older filter.
  const searching = query.isPlaceholderData || queriedSearch !== search.trim()
  return { choice, setChoice, search, setSearch, query, tours, searching }
}

export type TourList = ReturnType<typeof useTourList>

/** `value`, delayed until it has not changed for `ms` milliseconds. */
function useDebounced<T>(value: T, ms = 300): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debounced
}
