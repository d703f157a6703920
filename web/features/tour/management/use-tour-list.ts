import { matchesSearch } from '#shared/domain/tour/tour.ts'
import { isFollowUpDue } from '#shared/domain/tour/tour-notes.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { readTours, useManagedTours } from '#web/api/tour/tour-management.ts'
import { readTourUrl, type TourUrl } from '#web/features/tour/management/tour-url.ts'
import { useListUrl } from '#web/hall/list-url.ts'
import { usePrintAll } from '#web/hall/use-print-all.ts'
import { useSearchText } from '#web/ui/form/use-search-text.ts'

/**
 * The filter in the URL, and the tours that match it. Filters the loaded tours at once, and queries the server when
 * typing pauses.
 */
export function useTourList() {
  const [url, setUrl] = useListUrl(readTourUrl)
  const { page, ...filter } = url
  const [typed, type] = useSearchText(filter.search, (search) => setUrl({ search }))
  const today = useToday()
  const query = useManagedTours(url)
  const print = usePrintAll(filter, readTours)
  const tours = (print.rows ?? query.data?.rows ?? []).filter(
    (tour) =>
      matchesSearch(tour, typed) &&
      (filter.status === undefined || tour.tourStatus === filter.status) &&
      (filter.day === undefined || tour.tourDate === filter.day) &&
      (filter.followUp === undefined || isFollowUpDue(tour, today)),
  )
  return {
    filter,
    filterBy: (changed: Partial<Omit<TourUrl, 'search' | 'page'>>) => setUrl(changed),
    typed,
    type,
    page,
    showPage: (shown: number) => setUrl({ page: shown }),
    query,
    print,
    tours,
    // True while the loaded tours are the result of an older filter.
    searching: query.isPlaceholderData || filter.search !== typed.trim(),
  }
}

export type TourList = ReturnType<typeof useTourList>
