import { BATCHES } from '#shared/domain/booking/batches.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { LISTED_STATES } from '#shared/domain/desk-booking/listed-states.ts'
import { BOOKING_ORDERS } from '#shared/domain/list-orders.ts'
import { isUuid } from '#shared/domain/uuid.ts'
import type { BookingQuery } from '#web/api/booking/desk-booking.ts'
import { dayIn, pageIn } from '#web/hall/list-url.ts'

/** What the page's URL contains: the filter, the order and the page of the list. */
export type BookingUrl = Omit<BookingQuery, 'page' | 'search'> & {
  search: string
  page: number
}

/** Reads the URL. Ignores unknown and mistyped values. */
export function readBookingUrl(params: URLSearchParams): BookingUrl {
  const booking = params.get('booking')
  const [from, to] = [dayIn(params, 'from'), dayIn(params, 'to')]
  return {
    state: LISTED_STATES.find((state) => state === params.get('state')),
    room: ROOMS.find((room) => room === params.get('room')),
    batch: BATCHES.find((batch) => batch === params.get('batch')),
    booking: booking !== null && isUuid(booking) ? booking : undefined,
    from,
    to: from !== undefined && to !== undefined && to < from ? from : to,
    search: params.get('search') ?? '',
    sort: BOOKING_ORDERS.find((order) => order === params.get('sort')),
    page: pageIn(params),
  }
}
