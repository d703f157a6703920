import {
  countTours,
  type ListedTour,
  listTours as readTours,
  type TourFilter,
} from '#server/db/queries/tour/tour-management.ts'
import type { Services } from '#server/services.ts'
import type { QueryOf } from '#shared/contract/call.ts'
import type { listTours as listToursCall } from '#shared/contract/tour/tour-management.ts'
import { tourPages, tourSlice } from '#shared/domain/list-pages.ts'

type TourPage = { tours: ListedTour[]; total: number; pages: number }

/**
 * Returns a page of matching tours, or the first 200 if no page is given: in the order of `sort`, by default
 * newest first or, with `followUp`, by the day to call.
 */
export async function listTours(
  services: Services,
  { page, ...query }: QueryOf<typeof listToursCall>,
): Promise<TourPage> {
  const { db } = services
  const filter = tourFilter(services, query)
  const [tours, total] = await Promise.all([
    readTours(db, filter, tourSlice(page)),
    countTours(db, filter),
  ])
  return { tours, total, pages: tourPages(total, page) }
}

type TourQuery = Omit<QueryOf<typeof listToursCall>, 'page'> & Pick<TourFilter, 'ids'>

/** Which tours are listed, as of today. */
export function tourFilter({ today }: Services, { followUp, ...query }: TourQuery): TourFilter {
  return { ...query, ...(followUp && { followUpBy: today() }) }
}
