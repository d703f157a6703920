import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { occupiedSeats, renewMembership, updateBooking } from '#shared/contract/booking.ts'
import type { BodySent, QuerySent } from '#shared/contract/call.ts'
import { callApi } from '#web/api/client.ts'
import { HALL_KEY } from '#web/api/hall.ts'

type SeatQuery = QuerySent<typeof occupiedSeats>
type BookingToSave = BodySent<typeof updateBooking>['bookingDetails']

export const OCCUPIED_KEY = ['occupied-seats']

/**
 * The seats that a plan could not have; nothing is asked before the plan is known. Asks again
 * whenever the window gets the focus and, where `refreshMs` is given, that often.
 */
export function useOccupiedSeats(
  plan: SeatQuery | undefined,
  { refreshMs }: { refreshMs?: number } = {},
) {
  return useQuery({
    queryKey: [...OCCUPIED_KEY, plan],
    queryFn: plan
      ? async ({ signal }) => (await callApi(occupiedSeats, { query: plan, signal })).data.occupied
      : skipToken,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: refreshMs ?? false,
  })
}

/** Saves a booking, or with `renewal` one that follows the present membership. */
export function useSaveBooking({ renewal }: { renewal: boolean }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (bookingDetails: BookingToSave) => {
      const sent = { body: { bookingDetails } }
      return renewal ? callApi(renewMembership, sent) : callApi(updateBooking, sent)
    },
    // Saved or refused: either way the seats are no longer as they were last seen.
    onSettled: () => client.invalidateQueries({ queryKey: OCCUPIED_KEY, refetchType: 'active' }),
    // Perhaps because the hall has changed its prices.
    onError: () => client.invalidateQueries({ queryKey: HALL_KEY }),
  })
}
