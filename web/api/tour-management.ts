import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { listTours, type ManagedTour, moveTour } from '#shared/contract/tour-management.ts'
import type { TourMove, TourStatus } from '#shared/domain/tour.ts'
import { callApi } from '#web/api/client.ts'
import { refresh } from '#web/api/refresh.ts'

export type TourFilter = { status: TourStatus | undefined; search: string }

const MANAGED_TOURS = 'managed-tours'

/**
 * The tours that a filter finds, newest first, page after page. While another filter's answer is on its
 * way, the tours of the last one stay.
 */
export function useManagedTours({ status, search }: TourFilter) {
  return useInfiniteQuery({
    queryKey: [MANAGED_TOURS, status, search],
    queryFn: ({ pageParam, signal }) => {
      const query = { page: String(pageParam), status, search: search || undefined }
      return callApi(listTours, { query, signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ pages }, loaded) =>
      loaded.length < pages ? loaded.length + 1 : undefined,
    select: ({ pages }) => ({
      tours: withoutDoubles(pages.flatMap(({ data }) => data)),
      total: pages.at(-1)?.total ?? 0,
    }),
    placeholderData: keepPreviousData,
  })
}

/** Moves a tour to another status. The list is reloaded before the move counts as done. */
export function useMoveTour({ onError }: { onError: (error: Error) => void }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: TourMove }) =>
      callApi(moveTour, { params: { id }, body: { status } }),
    onError,
    onSettled: () => refresh(client, [MANAGED_TOURS]),
  })
}

/** A request that came in between two pages pushes the last tour of the one onto the other. */
function withoutDoubles(tours: readonly ManagedTour[]): ManagedTour[] {
  return [...new Map(tours.map((tour) => [tour._id, tour])).values()]
}
