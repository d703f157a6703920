import { useQuery } from '@tanstack/react-query'
import type * as wire from '#shared/contract/booking/hall-map.ts'
import type { QueryInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { getHallMap } from '#shared/contract/desk-endpoints.ts'
import { withMemberId } from '#shared/contract/wire-names.ts'
import { useSeatChanges } from '#web/api/booking/seat-changes.ts'
import { callApi } from '#web/api/client.ts'

export type HallMapQuery = QueryInput<CallAt<typeof getHallMap>>
export type MapSeat = ReturnType<typeof seatFromWire>
export type SeatHolder = MapSeat['holders'][number]

/**
 * The key of all booking queries, so that changing a booking refreshes the map, and a change that the server reports
 * refreshes the seats to move to.
 */
const BOOKINGS_KEY = ['bookings']

/**
 * A room's seats and who holds them. Refetches when the server reports a change. Doesn't poll, because polling
 * would keep an unattended session alive.
 */
export function useHallMap(query: HallMapQuery) {
  useSeatChanges(query.room, BOOKINGS_KEY)
  return useQuery({
    queryKey: [...BOOKINGS_KEY, 'hall-map', query],
    queryFn: async ({ signal }) => {
      const { data } = await callApi(getHallMap, { query, signal })
      return { day: data.day, seats: data.seats.map(seatFromWire) }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

function seatFromWire({ holders, ...seat }: wire.HallMapSeat) {
  return { ...seat, holders: holders.map(withMemberId) }
}
