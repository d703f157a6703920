import { useState } from 'react'
import { isTourOf } from '#shared/domain/tour.ts'
import { useManagedTours } from '#web/api/tour-management.ts'
import type { StatusChoice } from '#web/features/tour/tour-status-looks.ts'
import { useSettled } from '#web/ui/use-settled.ts'

/**
 * The filter and the tours that it finds: at once among those that are loaded, and as soon as the typing
 * pauses among all that the server has.
 */
export function useTourList() {
  const [choice, setChoice] = useState<StatusChoice>('all')
  const [search, setSearch] = useState('')
  const status = choice === 'all' ? undefined : choice
  const asked = useSettled(search.trim())
  const query = useManagedTours({ status, search: asked })
  const loaded = query.data?.tours ?? []
  const tours = loaded.filter(
    (tour) => isTourOf(tour, search) && (status === undefined || tour.tourStatus === status),
  )
  // What is shown comes from an older question than the one in the fields.
  const looking = query.isPlaceholderData || asked !== search.trim()
  return { choice, setChoice, search, setSearch, query, tours, looking }
}

export type TourList = ReturnType<typeof useTourList>
