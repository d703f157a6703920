import { TOUR_ORDERS } from '#shared/domain/list-orders.ts'
import { TOUR_STATUSES } from '#shared/domain/tour/tour.ts'
import type { TourFilter } from '#web/api/tour/tour-management.ts'
import { dayIn, pageIn } from '#web/hall/list-url.ts'

/** What the page's URL contains: the filter, and the page of the list. */
export type TourUrl = TourFilter & { page: number }

/** Reads the URL. Ignores unknown and mistyped values. */
export function readTourUrl(params: URLSearchParams): TourUrl {
  return {
    status: TOUR_STATUSES.find((status) => status === params.get('status')),
    day: dayIn(params, 'day'),
    followUp: params.get('followUp') === 'due' ? 'due' : undefined,
    sort: TOUR_ORDERS.find((order) => order === params.get('sort')),
    search: params.get('search') ?? '',
    page: pageIn(params),
  }
}
