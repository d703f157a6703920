import { useSearchParams } from 'wouter'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { isCalendarDay } from '#shared/domain/calendar-day.ts'
import { LISTED_STATES } from '#shared/domain/desk-booking/listed-states.ts'
import { isUuid } from '#shared/domain/uuid.ts'
import type { BookingQuery } from '#web/api/booking/desk-booking.ts'

/** What the page's URL contains: the filter, and the page of the list. */
export type BookingUrl = Omit<BookingQuery, 'page' | 'search'> & {
  search: string
  page: number
}

/** Reads the URL. Ignores unknown and mistyped values. */
export function readBookingUrl(params: URLSearchParams): BookingUrl {
  const booking = params.get('booking')
  const page = Number(params.get('page'))
  const [from, to] = [dayOf(params, 'from'), dayOf(params, 'to')]
  return {
    state: LISTED_STATES.find((state) => state === params.get('state')),
    room: ROOMS.find((room) => room === params.get('room')),
    booking: booking !== null && isUuid(booking) ? booking : undefined,
    from,
    to: from !== undefined && to !== undefined && to < from ? from : to,
    search: params.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

function dayOf(params: URLSearchParams, name: string): string | undefined {
  const day = params.get(name)
  return day !== null && isCalendarDay(day) ? day : undefined
}

/** Returns the query of a URL, without default values. */
export function bookingQuery({ page, search, ...filter }: Partial<BookingUrl>): URLSearchParams {
  const values = Object.entries({
    ...filter,
    search: search === '' ? undefined : search,
    page: page === 1 ? undefined : page,
  }).filter(([, value]) => value !== undefined)
  return new URLSearchParams(values.map(([name, value]) => [name, String(value)]))
}

/** Returns what the URL contains, and a function that changes it without a new history entry. */
export function useBookingUrl(): [BookingUrl, (changed: Partial<BookingUrl>) => void] {
  const [params, setParams] = useSearchParams()
  const url = readBookingUrl(params)
  return [
    url,
    (changed) => {
      setParams(bookingQuery({ ...url, ...changed }), { replace: true })
    },
  ]
}
