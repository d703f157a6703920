import { useSearchParams } from 'wouter'
import { LISTED_STATES } from '#shared/domain/booking/listed-states.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { isCalendarDay } from '#shared/domain/calendar-day.ts'
import type { BookingQuery } from '#web/api/desk-booking.ts'

/** What the page's address contains: the filter, and the page of the list. */
export type BookingAddress = Omit<BookingQuery, 'page' | 'search'> & {
  search: string
  page: number
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the address. Ignores unknown and mistyped values. */
export function readBookingAddress(params: URLSearchParams): BookingAddress {
  const booking = params.get('booking')
  const page = Number(params.get('page'))
  const [from, to] = [dayOf(params, 'from'), dayOf(params, 'to')]
  return {
    state: LISTED_STATES.find((state) => state === params.get('state')),
    room: ROOMS.find((room) => room === params.get('room')),
    booking: booking !== null && UUID.test(booking) ? booking : undefined,
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

/** Returns the query of an address, without default values. */
export function bookingQuery({
  page,
  search,
  ...filter
}: Partial<BookingAddress>): URLSearchParams {
  const values = Object.entries({
    ...filter,
    search: search === '' ? undefined : search,
    page: page === 1 ? undefined : page,
  }).filter(([, value]) => value !== undefined)
  return new URLSearchParams(values.map(([name, value]) => [name, String(value)]))
}

/** Returns the address and a function that replaces it in the history. */
export function useBookingAddress(): [BookingAddress, (changed: Partial<BookingAddress>) => void] {
  const [params, setParams] = useSearchParams()
  const address = readBookingAddress(params)
  return [
    address,
    (changed) => {
      setParams(bookingQuery({ ...address, ...changed }), { replace: true })
    },
  ]
}
